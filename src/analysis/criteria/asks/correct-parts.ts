import { looksAsked, looksOffered } from "./sentence-rules.ts";
import { splitSentences } from "./split-sentences.ts";
import type { Block } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { isVerb } from "#analysis/lexicon/verbs.ts";
import type { VacancyPart } from "#analysis/criteria/advertisement/vacancy-headings.ts";

const FEWEST = 3;
/** After fewer needs a second list of unknown kind goes on with them. */
const ENOUGH_ASKED = 5;
const MOST_OF = 0.5;
const SOME_OF = 0.34;
const FEW_OF = 0.25;

/** A heading may mislead, a list of three or more does not: what stands in it decides what it is. */
export function correctParts(blocks: readonly Block[]): Block[] {
  const sections = Map.groupBy(blocks, ({ section }) => section);
  let asked = 0;
  return [...sections.values()].flatMap((section) => {
    const part = partOf(section, asked >= ENOUGH_ASKED) ?? section[0]?.part ?? "intro";
    if (part === "must") asked += section.filter(({ isBullet }) => isBullet).length;
    const isListed = section.length >= FEWEST && section.every(({ text }) => text.length <= LONGEST_ITEM);
    return section.map((block) => setAsList({ ...block, part }, isListed));
  });
}

const LONGEST_ITEM = 200;
const MOST_SEMICOLONS = 2;

/** Lines under one heading are a list without its bullets; one bullet that holds all of it is running text. */
function setAsList(block: Block, isListed: boolean): Block {
  const isAsking = block.part === "must" || block.part === "nice";
  const isCrowded = block.text.split("; ").length - 1 > MOST_SEMICOLONS;
  if (block.isBullet) return { ...block, isBullet: !isCrowded };
  return { ...block, isBullet: isAsking && isListed && !isCrowded };
}

/** Behind a list of needs a paragraph is no second one, whatever its heading: its sentences speak for themselves. */
function partOf(section: readonly Block[], isAsked: boolean): VacancyPart | undefined {
  const [first] = section;
  const items = section.filter(({ isBullet }) => isBullet);
  if (first === undefined) return undefined;
  if (first.part === "must" && items.length === 0 && isAsked) return "intro";
  if (first.part === "boilerplate" && items.length === 0) return asksInText(section) ? "intro" : undefined;
  if (items.length < FEWEST) return undefined;
  const asked = items.filter(({ text }) => looksAsked(text)).length / items.length;
  const offered = items.filter(({ text }) => looksOffered(text)).length / items.length;
  const limit = isAsked ? SOME_OF : MOST_OF;
  if (first.part === "must" || first.part === "nice")
    return offered >= limit && asked < FEW_OF ? "boilerplate" : undefined;
  if (asked > MOST_OF && offered < FEW_OF) return "must";
  return first.part === "intro" && offered < MOST_OF ? guessPart(items, isAsked) : undefined;
}

/** "The practical part" may hold what is asked for as well: then each sentence speaks for itself. */
function asksInText(section: readonly Block[]): boolean {
  const sentences = section.flatMap(({ text }) => splitSentences(text));
  const asking = sentences.filter((sentence) => looksAsked(sentence)).length;
  return sentences.length >= FEWEST && asking / sentences.length >= MOST_OF;
}

/** A list under a heading that says nothing: verbs tell what is done, a second list of wishes is what can be done without. */
function guessPart(items: readonly Block[], isAsked: boolean): VacancyPart {
  const doing = items.filter(({ text }) => isVerb(text.split(" ")[0] ?? "")).length / items.length;
  if (doing > MOST_OF) return "duty";
  return isAsked ? "nice" : "must";
}
