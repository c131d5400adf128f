import { listMatches, listRanges, type Mask, type PlacedLine, type Range } from "./mask.ts";
import { isParticle } from "./judge-name.ts";
import { NAME_SIGNS, type NameRun } from "./name-signs.ts";
import { isInitial, type NameWord } from "./name-word.ts";
import type { NameParts } from "./read-name.ts";

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?['’]?/gu;

/** The name goes wherever it stands as a name, whole words only. What else a part may mean decides how much must speak for it. */
export function maskName(parts: NameParts): Mask {
  const joined = listJoined(parts);
  const patterns = joined.map((name) => new RegExp(String.raw`(?<![\p{L}\p{N}])${name}`, "giu"));
  const find = (line: PlacedLine): Range[] => {
    const handles = patterns.flatMap((pattern) => findHandles(line, pattern));
    const words = listWords(line.text, parts);
    if (words.every((word) => word.part === null)) return handles;
    const runs = listRuns(line.text, words).filter((run) => isName({ line, run, words, parts }));
    return [...handles, ...runs.flat()];
  };
  const hints = [...parts.sure, ...parts.doubtful].flatMap((part) => part.match(/\p{L}+/gu) ?? []);
  return { kind: "name", hints: [...hints, ...joined], find };
}

const SHORTEST_PART = 2;

/** Both names without a space: "alvaashgrove". */
function listJoined({ given, family }: NameParts): string[] {
  if (given === family || given.length < SHORTEST_PART || family.length < SHORTEST_PART) return [];
  return /^\p{L}+$/u.test(given + family) ? [given + family, family + given] : [];
}

const SITE_BEHIND = /^\d{0,4}(?:@|\.(?:com|org|net|io|dev|me|co|info|ai|app|uk|us|eu|de|fr|in)\b)/iu;
const HANDLE_BEFORE = /(?:@|\.(?:com|org|net|io)\/(?:in\/)?|\bin\/)$/iu;

/** Only as somebody's handle or site: Kit Chen's name without its space is a kitchen. */
function findHandles({ text }: PlacedLine, pattern: RegExp): Range[] {
  return listRanges(text, pattern).filter(({ start, end }) => {
    const isSite = SITE_BEHIND.test(text.slice(end, end + 12));
    return isSite || HANDLE_BEFORE.test(text.slice(0, start));
  });
}

function isName({ line, run, words, parts }: Pick<NameRun, "line" | "run" | "words" | "parts">): boolean {
  const named = run.filter((word) => word.part !== null);
  const [first] = named;
  if (first === undefined) return false;
  const isSure = named.some((word) => word.part === "sure");
  const isGiven = first.text.toLowerCase().startsWith(parts.given);
  const found: NameRun = { line, run, words, parts, named, first, isSure, isGiven };
  return NAME_SIGNS.some(({ shows }) => shows(found));
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

/** "Branch, Latonya" is a name; an everyday word behind a comma is the next thing of a list. */
function areTogether(text: string, left: NameWord, right: NameWord): boolean {
  const between = text.slice(left.end, right.start);
  const isSmall = right.part !== null && /^\p{Ll}/u.test(right.text) && /^\p{Lu}/u.test(left.text);
  return /^(?:[ ._-]{1,2}|, | & )$/u.test(between) && !isSmall;
}
