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

/** A section under one heading: the part its heading says, its bullets, and how many of them ask for or offer something. */
interface Section {
  blocks: readonly Block[];
  part: VacancyPart;
  items: readonly Block[];
  asked: number;
  offered: number;
  /** Enough was asked for above it. */
  isAsked: boolean;
}

interface PartRule {
  name: string;
  applies: (section: Section) => boolean;
  /** Undefined: as the heading says. */
  part: (section: Section) => VacancyPart | undefined;
}

const isNeed = ({ part }: Section) => part === "must" || part === "nice";

/** The first rule that applies decides. */
const PART_RULES: readonly PartRule[] = [
  {
    // Each of its sentences is read on its own.
    name: "a paragraph of needs behind a list of them",
    applies: ({ part, items, isAsked }) => part === "must" && items.length === 0 && isAsked,
    part: () => "intro",
  },
  {
    name: "a paragraph of an employer's text",
    applies: ({ part, items }) => part === "boilerplate" && items.length === 0,
    part: ({ blocks }) => (asksInText(blocks) ? "intro" : undefined),
  },
  { name: "too few items to tell", applies: ({ items }) => items.length < FEWEST, part: () => undefined },
  {
    name: "needs that are offers",
    applies: isNeed,
    part: ({ asked, offered, isAsked }) =>
      offered >= (isAsked ? SOME_OF : MOST_OF) && asked < FEW_OF ? "boilerplate" : undefined,
  },
  {
    name: "a list that asks",
    applies: ({ asked, offered }) => asked > MOST_OF && offered < FEW_OF,
    part: () => "must",
  },
  {
    name: "a list under a heading that says nothing",
    applies: ({ part, offered }) => part === "intro" && offered < MOST_OF,
    part: ({ items, isAsked }) => guessPart(items, isAsked),
  },
];

function partOf(blocks: readonly Block[], isAsked: boolean): VacancyPart | undefined {
  const part = blocks[0]?.part;
  if (part === undefined) return undefined;
  const items = blocks.filter(({ isBullet }) => isBullet);
  const share = (holds: (text: string) => boolean) => items.filter(({ text }) => holds(text)).length / items.length;
  const section = { blocks, part, items, asked: share(looksAsked), offered: share(looksOffered), isAsked };
  return PART_RULES.find(({ applies }) => applies(section))?.part(section);
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
