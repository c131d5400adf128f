import { MASK, type PlacedLine } from "./mask.ts";
import { isCapital, isInitial, type NameWord } from "./name-word.ts";
import type { NameParts } from "./read-name.ts";

/** Parts of the name that stand together in a line, and what is known of them. */
export interface NameRun {
  line: PlacedLine;
  run: NameWord[];
  /** All words of the line. */
  words: NameWord[];
  parts: NameParts;
  named: NameWord[];
  first: NameWord;
  /** One of the parts means nothing else. */
  isSure: boolean;
  isGiven: boolean;
}

interface NameSign {
  name: string;
  shows: (run: NameRun) => boolean;
}

const VERB =
  /^ (?:\p{L}{2,14}(?<!need|speed|bas|feed)ed|is|was|has|had|led|ran|built|won|wrote|made|grew|took|taught|held|brought|oversaw|sold|set)\b/iu;
/** What nobody says of a price or a branch at the beginning of a line. */
const PERSONAL_VERB = /^ (?:led|ran|built|won|wrote|joined|graduated|holds|brings|earned|speaks|oversaw|taught)\b/u;
const PRESENT_VERB = /^ (?:\p{Ll}{3,12}(?<!s)s|is|has)\b/u;
const HIDDEN_NEXT = new RegExp(`^ (${MASK}+)`, "u");
const OF_DOCUMENTS = /\b(?:page \d+|of \d+|resume|résumé|cv|curriculum vitae|continued)\b/giu;
const ADDRESSED =
  /(?:^|[\s,])(?:dear |hi |hello |(?:regards|sincerely|faithfully|truly),? |(?:signed|signature|candidate|applicant|name) ?[:–-] ?)$/iu;
const HONORIFIC = /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Madam|Dame|MR|MRS|DR)\.? $/u;

/**
 * Where a part of the name stands as a name. A word that means something else as well, a branch, a price or a field, is hidden
 * only there: a candidate with such a name keeps the same evidence as everybody else.
 */
export const NAME_SIGNS: NameSign[] = [
  {
    name: "several parts together",
    shows: ({ line, run, named, isSure }) =>
      named.length > 1 && (isSure || (!isListed(line, run) && named.every((word) => isCapital(word)))),
  },
  {
    name: "beside an initial",
    shows: ({ run, parts, isSure, first }) =>
      isCapital(first) &&
      run.some((word) => isInitial(word) && (isSure || word.text.toLowerCase() === parts.given.charAt(0))),
  },
  {
    name: "before a part that is hidden already",
    shows: ({ line, first, isGiven, parts }) =>
      isGiven && isCapital(first) && isBeforeHidden(line.text.slice(first.end), parts),
  },
  {
    name: "behind an honorific",
    shows: ({ line, run, first }) => isCapital(first) && HONORIFIC.test(line.text.slice(0, run[0]?.start)),
  },
  {
    name: "owner of something",
    shows: ({ first, isSure, isGiven }) => isCapital(first) && /['’]s?$/u.test(first.text) && (isSure || isGiven),
  },
  {
    name: "all that a line says",
    shows: ({ line, named, run }) =>
      named.every((word) => isCapital(word)) &&
      saysNothingElse(line.text, run) &&
      (named.length > 1 || isRunning(line)),
  },
  {
    name: "one who is addressed, or who signs",
    shows: ({ line, run, first }) => isCapital(first) && ADDRESSED.test(line.text.slice(0, run[0]?.start)),
  },
  {
    name: "one who did something",
    shows: ({ line, first, isSure, isGiven }) =>
      isCapital(first) && (isSure || isGiven ? VERB : PERSONAL_VERB).test(line.text.slice(first.end)),
  },
  {
    name: "one whom the profile speaks of",
    shows: ({ line, first, words, isGiven }) =>
      isGiven &&
      isCapital(first) &&
      first === words[0] &&
      isPersonal(line) &&
      PRESENT_VERB.test(line.text.slice(first.end)),
  },
  {
    name: "a word that is nothing but a name, where the person is presented",
    shows: ({ line, first, isSure }) => isSure && isCapital(first) && line.isOpening,
  },
  {
    name: "a word that is nothing but a name, and part of no other",
    shows: (found) => found.isSure && isCapital(found.first) && !isPartOfLongerName(found) && !isProduct(found),
  },
];

/** Besides the number of the page and words such as Resume. */
function saysNothingElse(text: string, run: NameWord[]): boolean {
  const others = `${text.slice(0, run[0]?.start)} ${text.slice(run.at(-1)?.end)}`;
  return !/\p{L}/u.test(others.replaceAll(OF_DOCUMENTS, " "));
}

/** At the head or foot of a page the family name alone is a name. */
function isRunning({ text }: PlacedLine): boolean {
  return /\bpage \d|\b\d{1,2} ?(?:\/|of) ?\d{1,2}\b|\b(?:resume|résumé|cv|curriculum vitae)\b/iu.test(text);
}

/** The family name Her was taken for a pronoun. */
function isBeforeHidden(after: string, { sure, doubtful }: NameParts): boolean {
  const hidden = HIDDEN_NEXT.exec(after)?.[1]?.length;
  return hidden !== undefined && [...sure, ...doubtful].some((part) => part.length === hidden);
}

function isPersonal({ isOpening, section }: PlacedLine): boolean {
  return isOpening || section === "header" || section === "profile" || section === "other";
}

function isListed({ text }: PlacedLine, run: NameWord[]): boolean {
  return text.slice(run[0]?.start, run.at(-1)?.end).includes(",");
}

/** "Sun 5", and what stands in a list of skills. */
function isProduct({ line, run }: NameRun): boolean {
  const after = line.text.slice(run.at(-1)?.end);
  const before = line.text.slice(0, run[0]?.start);
  return /^ ?\d/u.test(after) || (line.section === "skills" && (/^\s*,/u.test(after) || /,\s*$/u.test(before)));
}

/** "Walsh Construction" is an employer. */
function isPartOfLongerName({ line: { text }, run, words }: NameRun): boolean {
  const first = words.findIndex((word) => word === run[0]);
  const last = words.findIndex((word) => word === run.at(-1));
  const isLinked = (left: NameWord | undefined, right: NameWord | undefined, other: NameWord | undefined) =>
    left !== undefined &&
    right !== undefined &&
    other !== undefined &&
    isCapital(other) &&
    /^(?: |-|\/| & )$/u.test(text.slice(left.end, right.start));
  return (
    isLinked(words[first - 1], words[first], words[first - 1]) ||
    isLinked(words[last], words[last + 1], words[last + 1])
  );
}
