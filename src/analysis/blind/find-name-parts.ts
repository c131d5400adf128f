import { listMatches, type Mask, type PlacedLine, type Range } from "./mask.ts";
import { isParticle } from "./judge-name.ts";
import { isProfessional } from "./professional-words.ts";
import type { NameParts } from "./read-name.ts";

interface NameWord extends Range {
  text: string;
  part: "sure" | "doubtful" | null;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?['’]?/gu;
const DEED =
  /^ (?:\p{L}{2,14}ed|is|was|has|had|led|ran|built|won|wrote|made|grew|took|taught|held|brought|oversaw|sold|set)\b/iu;

/** The name goes wherever it stands, whole words only. What else a part may mean decides how much must speak for it. */
export function maskName(parts: NameParts): Mask {
  const find = (line: PlacedLine): Range[] => {
    const words = listWords(line.text, parts);
    if (words.every((word) => word.part === null)) return [];
    return listRuns(line.text, words).flatMap((run) => (isName(line, run, words, parts) ? run : []));
  };
  const hints = [...parts.sure, ...parts.doubtful].flatMap((part) => part.match(/\p{L}+/gu) ?? []);
  return { kind: "name", hints, find };
}

function listWords(text: string, { sure, doubtful }: NameParts): NameWord[] {
  return listMatches(text, WORD).map((match): NameWord => {
    const [word] = match;
    const bare = word.replace(/['’]s?$/u, "").toLowerCase();
    const known = sure.has(bare) ? "sure" : null;
    const part = doubtful.has(bare) ? "doubtful" : known;
    return { start: match.index, end: match.index + word.length, text: word, part };
  });
}

/** Neighbouring words that may form one name: its parts, initials, and "van der" before a part. */
function listRuns(text: string, words: NameWord[]): NameWord[][] {
  const runs: NameWord[][] = [];
  let run: NameWord[] = [];
  for (const word of words) {
    const last = run.at(-1);
    if (last !== undefined && !areTogether(text, last, word)) run = [];
    if (word.part === null && !isParticle(word.text) && !isInitial(word)) run = [];
    else run.push(word);
    if (run.length === 1) runs.push(run);
  }
  return runs
    .map((found) => found.slice(0, found.findLastIndex((word) => word.part !== null || isInitial(word)) + 1))
    .filter((found) => found.some((word) => word.part !== null));
}

function isName(line: PlacedLine, run: NameWord[], words: NameWord[], { given }: NameParts): boolean {
  const named = run.filter((word) => word.part !== null);
  const [first] = named;
  if (first === undefined) return false;
  const isSure = named.some((word) => word.part === "sure");
  const isListed = line.text.slice(run[0]?.start, run.at(-1)?.end).includes(",");
  if (named.length > 1 && (isSure || (!isListed && named.every((word) => isCapital(word))))) return true;
  if (!isCapital(first)) return false;
  if (isSure && run.some((word) => isInitial(word))) return true;
  const isGiven = first.text.toLowerCase().startsWith(given);
  const isOwner = /['’]s?$/u.test(first.text) && (isSure || isGiven);
  const isSubject = isOwner || DEED.test(line.text.slice(first.end));
  const opensLine = first === words[0];
  if (!isSure) return isSubject || (isGiven && opensLine && mayOpenLine(line, first));
  return isSubject || isGiven || line.isOpening || opensLine || !isPartOfLongerName(line.text, run, words);
}

/** "Grant led a team", not "Grant writing" or "Grant Accountant", and "Ruby on Rails" never. */
function mayOpenLine({ text, isHead }: PlacedLine, { text: word, end }: NameWord): boolean {
  const next = /^ (?!\p{L}+ing\b)(?<next>\p{L}+)/u.exec(text.slice(end))?.groups?.next;
  return !isHead && next !== undefined && !isProfessional(word) && !isProfessional(next);
}

/** "Walsh Construction" is an employer. */
function isPartOfLongerName(text: string, run: NameWord[], words: NameWord[]): boolean {
  const first = words.findIndex((word) => word === run[0]);
  const last = words.findIndex((word) => word === run.at(-1));
  const isLinked = (left: NameWord | undefined, right: NameWord | undefined, other: NameWord | undefined) =>
    left !== undefined &&
    right !== undefined &&
    other !== undefined &&
    isCapital(other) &&
    /^(?: |-| & )$/u.test(text.slice(left.end, right.start));
  return (
    isLinked(words[first - 1], words[first], words[first - 1]) ||
    isLinked(words[last], words[last + 1], words[last + 1])
  );
}

function areTogether(text: string, left: Range, right: Range): boolean {
  return /^(?:[ ._-]{1,2}|, | & )$/u.test(text.slice(left.end, right.start));
}

function isCapital({ text }: NameWord): boolean {
  return !/^\p{Ll}/u.test(text);
}

/** "I" is a word of its own. */
function isInitial({ text }: NameWord): boolean {
  return /^[\p{Lu}--[I]]$/v.test(text);
}
