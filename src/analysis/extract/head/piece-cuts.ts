import { findLegalForm, looksLikeEmployer } from "#analysis/lexicon/employer-words.ts";
import { isPlace, isRegion, isStateCode, regionLength } from "#analysis/lexicon/place-words.ts";
import { isTitleWord, looksLikeTitle } from "#analysis/lexicon/title-words.ts";

interface CutRule {
  name: string;
  cut: (parts: string[]) => string[];
}

/** Where no mark, or a misleading one, stands between the parts of a head line. One behind the other. */
export const CUT_RULES: readonly CutRule[] = [
  { name: "a firm keeps its legal form", cut: joinLegalForms },
  { name: "a firm ends with its name", cut: (parts) => parts.flatMap((part) => cutBehindFirm(part)) },
  { name: "a place stands alone", cut: separatePlaces },
];

/** "Foxglove Systems, Inc." is one name. */
function joinLegalForms(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && /^(?:inc|llc|llp|ltd|limited|plc|corp|co)\b\.?$/iu.test(part)) {
      joined[joined.length - 1] = `${last}, ${part}`;
    } else joined.push(part);
  }
  return joined;
}

/** "PLAT Corp. Seoul": whatever follows the legal form is no part of the name. The masked name of a published collection ends likewise. */
function cutBehindFirm(text: string): string[] {
  const masked = /^(.*?)\s*\b(Company Name)\b\s*(.*)$/u.exec(text);
  if (masked !== null) return masked.slice(1).filter((part) => part !== "");
  const form = findLegalForm(text);
  if (form === null || form.index === 0) return [text];
  const end = form.index + form[0].length;
  const rest = text.slice(end).trim();
  return /^\p{Lu}/u.test(rest) ? [text.slice(0, end), rest] : [text];
}

/** Between a town's region and a title, or a title and its town, there often is no mark: "Austin, Texas Line Cook", "Line Cook Austin, Texas". */
function separatePlaces(parts: string[]): string[] {
  return parts.flatMap((part, index) => {
    const region = index > 0 ? leadingRegion(part) : 0;
    if (region > 0) return [part.slice(0, region), part.slice(region).trim()];
    const next = parts[index + 1] ?? "";
    const isBeforeTitle = leadingRegion(next) > 0;
    return isRegion(next) || isBeforeTitle ? cutTown(part, isBeforeTitle && index === 0) : [part];
  });
}

function leadingRegion(part: string): number {
  const length = regionLength(part) || (isStateCode(part.slice(0, 2)) && part[2] === " " ? 2 : 0);
  return length > 0 && length < part.length && looksLikeTitle(part.slice(length)) ? length : 0;
}

const NO_TOWN =
  /^(?:inc|llc|llp|ltd|limited|plc|corp|corporation|co|company|group|bank|university|college|school|hospital|center|name)\b/iu;

export const TOWN_BEGINNING =
  /^(?:fort|ft|san|santa|los|las|new|st|saint|north|south|east|west|el|mount|port|lake|grand|palm|cedar|little|long)\.?$/iu;

/** The last word before a region, or the last ones if they are a known city. */
function cutTown(part: string, isWhole: boolean): string[] {
  const words = part.split(" ");
  const known = [3, 2, 1].find((count) => count < words.length && isPlace(words.slice(-count).join(" ")));
  const isPair = isWhole && words.length === 2 && splitOffTown(part) !== undefined;
  const count = known ?? countUnknownTown(words, isPair);
  return count === 0 ? [part] : [words.slice(0, -count).join(" "), words.slice(-count).join(" ")];
}

/** How many words at the end are a town that is in no list: none, the last, or two as in "Fort Mossend". */
function countUnknownTown(words: readonly string[], isPair: boolean): number {
  const [before, last] = [words.at(-2) ?? "", words.at(-1) ?? ""];
  if (!mayBeTown(last)) return 0;
  const isBehindName = words.length > 2 && /^\p{Lu}/u.test(before);
  if (!isPair && !isTitleWord(before.toLowerCase()) && !isBehindName) return 0;
  return words.length > 2 && TOWN_BEGINNING.test(before) ? 2 : 1;
}

function mayBeTown(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !NO_TOWN.test(word) && !looksLikeTitle(word) && !looksLikeEmployer(word);
}

/** "Target Dayton" before "OH" is an employer and its town if nothing else is the employer. */
export function splitOffTown(text: string): string | undefined {
  const [employer = "", town, ...more] = text.split(" ");
  const isPair = town !== undefined && more.length === 0 && !isPlace(text);
  return isPair && !TOWN_BEGINNING.test(employer) ? employer : undefined;
}

/** "Teacher Mossend Primary School": an employer that shows itself as one needs no mark before it. */
export function cutBehindTitle(text: string): string[] {
  const words = text.split(" ");
  const occupation = words.findLastIndex((word) => isTitleWord(word.toLowerCase().replaceAll(/[^\p{L}]/gu, "")));
  const last = /^(?:[IVX]{1,4}|\d)$/u.test(words[occupation + 1] ?? "") ? occupation + 1 : occupation;
  const rest = words.slice(last + 1).join(" ");
  if (
    occupation < 0 ||
    !/^\p{Lu}\p{L}/u.test(rest) ||
    !looksLikeEmployer(rest) ||
    /^(?:Of|For|In|To|And|At)\b/u.test(rest)
  )
    return [text];
  return words.length - last > 2 ? [words.slice(0, last + 1).join(" "), rest] : [text];
}
