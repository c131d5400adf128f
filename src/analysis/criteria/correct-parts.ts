import { looksAsked, looksOffered } from "./sentence-rules.ts";
import type { Block } from "./split-vacancy.ts";
import { isVerb } from "./verbs.ts";
import type { VacancyPart } from "./vacancy-headings.ts";

const FEWEST = 3;
const MOST_OF = 0.5;
const FEW_OF = 0.25;

/** A heading may mislead, a list of three or more does not: what stands in it decides what it is. */
export function correctParts(blocks: readonly Block[]): Block[] {
  const sections = Map.groupBy(blocks, ({ section }) => section);
  let isAsked = false;
  return [...sections.values()].flatMap((section) => {
    const part = partOf(section, isAsked) ?? section[0]?.part ?? "intro";
    isAsked ||= part === "must" && section.some(({ isBullet }) => isBullet);
    return section.map((block) => ({ ...block, part }));
  });
}

function partOf(section: readonly Block[], isAsked: boolean): VacancyPart | undefined {
  const [first] = section;
  const items = section.filter(({ isBullet }) => isBullet);
  if (first === undefined || items.length < FEWEST) return undefined;
  const asked = items.filter(({ text }) => looksAsked(text)).length / items.length;
  const offered = items.filter(({ text }) => looksOffered(text)).length / items.length;
  if (first.part === "must" || first.part === "nice") return offered > MOST_OF && asked < FEW_OF ? "boilerplate" : undefined;
  if (asked > MOST_OF && offered < FEW_OF) return "must";
  return first.part === "intro" && offered < MOST_OF ? guessPart(items, isAsked) : undefined;
}

/** A list under a heading that says nothing: verbs tell what is done, a second list of wishes is what can be done without. */
function guessPart(items: readonly Block[], isAsked: boolean): VacancyPart {
  const doing = items.filter(({ text }) => isVerb(text.split(" ")[0] ?? "")).length / items.length;
  if (doing > MOST_OF) return "duty";
  return isAsked ? "nice" : "must";
}
