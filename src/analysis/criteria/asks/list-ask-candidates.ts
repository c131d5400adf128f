import {
  isBareExclusion,
  isDemand,
  isOnlyNamed,
  isSought,
  isWish,
  type SentenceKind,
  classifySentence,
} from "./sentence-rules.ts";
import { splitAsks, splitBullet } from "./split-asks.ts";
import { dropAsides, splitSentences } from "./split-sentences.ts";
import { readLabel } from "#analysis/criteria/advertisement/read-label.ts";
import type { Block } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { stripFrame } from "./strip-frame.ts";
import { takeFormalities } from "./take-formalities.ts";
import { tidyWording } from "#analysis/criteria/tidy-wording.ts";
import { familyOf, type VacancyPart } from "#analysis/criteria/advertisement/vacancy-headings.ts";

/** A clause that may ask for something, with what can be said about it and its place without understanding it. */
export interface AskCandidate {
  /** As it would stand on the board. */
  text: string;
  /** The clause with its words of strength. */
  said: string;
  sentence: string;
  heading: string;
  part: VacancyPart;
  isBullet: boolean;
  number: number | null;
  /** The place of its sentence in the bullet or paragraph. */
  at: number;
  sentenceKind: SentenceKind | "other";
  /** Whether the sentence calls it a plus, here or before it: "It would help if you knew this, or had done that". */
  isWished: boolean;
  clauseKind: SentenceKind | "other";
  /** What the sentence before it in the same paragraph said. */
  before: SentenceKind | "other" | "nothing";
  block: number;
}

export interface ListedAsks {
  candidates: AskCandidate[];
  tags: string[];
  formalities: string[];
}

/** "So would a second language", "Chainsaw tickets likewise": as much as the sentence before it. */
const CARRIES_ON =
  /^(?:so (?:is|are|does|do|would|will)|(?:the )?same (?:goes|is true|holds|applies|if|for)|likewise|ditto)\b|\b(?:likewise|ditto|same again|(?:is|are) another)[.!]?$/iu;
/** Nobody asks for anything in a longer one, and patterns are spared it. */
const LONGEST_SENTENCE = 3000;

export function listAskCandidates(blocks: readonly Block[]): ListedAsks {
  const listed: ListedAsks = { candidates: [], tags: [], formalities: [] };
  for (const [index, block] of blocks.entries()) {
    if (block.part === "tools") listed.tags.push(block.text);
    else if (block.part !== "metadata") readBlock(block, index, listed);
  }
  return listed;
}

function readBlock(block: Block, index: number, listed: ListedAsks): void {
  let { part } = block;
  let before: AskCandidate["before"] = "nothing";
  for (const [at, whole] of splitSentences(block.text).entries()) {
    const { rest, label } = at === 0 ? { rest: whole } : readLabel(whole);
    if (label?.part === "must" || label?.part === "nice") ({ part } = label);
    const asked = isHeadingQuestion(whole) ? familyOf(whole) : undefined;
    if (asked !== undefined) part = asked;
    if (asked !== undefined && /^wh(?:o|at)\b/iu.test(whole)) continue;
    const sentence = takeFormalities(dropAsides(rest.slice(0, LONGEST_SENTENCE)), listed.formalities);
    if (!/\p{L}{2}|\p{Lu}/u.test(sentence) || isBlankField(sentence)) continue;
    const sentenceKind = kindAfter(before, sentence);
    const { heading, isBullet, number } = block;
    const place = { heading, part, isBullet, number, at, block: index, before };
    listed.candidates.push(...readSentence(sentence, sentenceKind, place));
    before = sentenceKind;
  }
}

function kindAfter(before: AskCandidate["before"], sentence: string): AskCandidate["sentenceKind"] {
  return CARRIES_ON.test(sentence) && before !== "nothing" ? before : classifySentence(sentence);
}

type Place = Pick<AskCandidate, "heading" | "part" | "isBullet" | "number" | "at" | "block" | "before">;

function readSentence(sentence: string, sentenceKind: AskCandidate["sentenceKind"], place: Place): AskCandidate[] {
  let isBehindWish = false;
  return splitSentence(sentence, sentenceKind, place.isBullet).map((said) => {
    const own = said === sentence ? sentenceKind : classifySentence(said);
    const clauseKind = own === "other" && isSaidAlike(said, sentence) ? sentenceKind : own;
    isBehindWish ||= isWish(said);
    const isCovered = isBehindWish || (place.part !== "must" && (clauseKind !== "must" || isOnlyNamed(said)));
    const isWished = sentenceKind === "nice" && isCovered && !isSought(said);
    if (endsItem(said, sentence)) isBehindWish = false;
    const text = tidyWording(stripFrame(said));
    return Object.assign({ text, said, sentence, sentenceKind, clauseKind, isWished }, place);
  });
}

/** "A is essential, as is B", "someone with A, and who has B": what is said of the one holds for the other. */
function isSaidAlike(said: string, sentence: string): boolean {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(said)));
  const isCompared = /\b(?:as|so) (?:is|are|would|should|does|do|will) $/iu.test(before);
  return isCompared || (before !== "" && /^who (?:has|have|is|can|knows|holds)\b/iu.test(said));
}

const SILENT = new Set<AskCandidate["sentenceKind"]>(["offer", "process", "fairness", "order"]);

/** What is not asked is not taken apart: "pension, parking" would look like a list of wishes. */
function splitSentence(sentence: string, kind: AskCandidate["sentenceKind"], isBullet: boolean): string[] {
  if (SILENT.has(kind) || isBareExclusion(sentence)) return [sentence];
  return isBullet ? splitBullet(sentence) : splitAsks(sentence);
}

const WISHES_FIRST =
  /^(?:it\b|we\b|i\b|ideally|preferably|desirable|bonus|plus|extra|nice|if\b|also|(?:and )?perhaps|would be|(?:some )?things)/iu;

/** "Radio ticket an advantage; two winters at sea": behind the semicolon begins another item, unless the wish opened the list. */
function endsItem(said: string, sentence: string): boolean {
  const end = sentence.indexOf(said) + said.length;
  return sentence.startsWith(";", end) && !WISHES_FIRST.test(sentence);
}

const LONGEST_FIELD_WORDS = 5;

/** "Current salary :" is to be filled in by the applicant, or announces what follows. */
function isBlankField(text: string): boolean {
  return text.endsWith(":") && text.split(" ").length <= LONGEST_FIELD_WORDS;
}

const LONGEST_QUESTION_WORDS = 9;

/** "What are we looking for? Somebody who …": a short question inside a paragraph is a heading. */
function isHeadingQuestion(text: string): boolean {
  return text.endsWith("?") && text.split(" ").length <= LONGEST_QUESTION_WORDS;
}

/** How much it is wanted: by its own words, those of its sentence, the heading above it. Nothing where none of them says so. */
export function strengthOf({ said, part, isWished }: AskCandidate): "must" | "nice" | undefined {
  if (isDemand(said) && !isWish(said)) return part === "nice" ? "nice" : "must";
  if (part === "nice" || (isWish(said) && !isDemand(said))) return "nice";
  return isWished ? "nice" : undefined;
}
