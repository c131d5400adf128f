import { findLabelledName } from "./find-labelled-name.ts";
import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import type { MarkCuts } from "#analysis/extract/mark-cuts.ts";
import { beforeContact, isIn, isTown, joinSpacedLetters, listAddresses, withoutFrame } from "./name-lines.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import { hasContact, NAME_READINGS, type TopLine } from "./name-readings.ts";

/** Of the first page; a name further down is somebody else's unless it is set larger than everything else. */
const MAX_LINES_SEARCHED = 12;
const MUCH_LARGER = 1.3;
const LONGEST_LINE = 120;

interface Candidate {
  words: string[];
  size: number;
  order: number;
}

/** Behind its label, or else the largest name-like line at the top. No name there: no name, rather than a guess. */
export function findPersonName(lines: SectionLine[], markCuts: MarkCuts): string | null {
  const page = lines.filter((line) => line.page === 1);
  const words = findLabelledName(page) ?? findAtTop(page, markCuts);
  return words === undefined ? null : toTitleCase(words.join(" "));
}

function findAtTop(page: SectionLine[], markCuts: MarkCuts): string[] | undefined {
  const addresses = listAddresses(page);
  const usual = medianSize(page) * MUCH_LARGER;
  const firstHeading = page.findIndex((line) => line.isHeading);
  const top = Math.min(MAX_LINES_SEARCHED, firstHeading === -1 ? MAX_LINES_SEARCHED : firstHeading);
  const first = page.findIndex(({ text }) => withoutFrame(text) !== "");
  const candidates = page.flatMap((line, order): Candidate[] => {
    const isLarge = line.size > usual;
    if (!(order < top && line.section === "header") && !(isLarge && !line.isHeading)) return [];
    const read = readLine(page, order, { markCuts, addresses, isFirst: order === first, isLarge });
    return read === undefined ? [] : [{ words: read, size: line.size, order }];
  });
  const [best] = candidates.toSorted(
    (left, right) =>
      right.size - left.size ||
      Number(isIn(addresses, right.words)) - Number(isIn(addresses, left.words)) ||
      left.order - right.order,
  );
  return best?.words;
}

interface Known extends Pick<TopLine, "addresses" | "isFirst" | "isLarge"> {
  markCuts: MarkCuts;
}

function readLine(page: SectionLine[], order: number, { markCuts, ...known }: Known): string[] | undefined {
  const line = page[order];
  if (line === undefined || line.text.length > LONGEST_LINE) return undefined;
  const framed = withoutFrame(joinSpacedLetters(markCuts(line), known.addresses));
  const whole = beforeContact(framed);
  if (!known.isFirst && isTown(whole)) return undefined;
  const [piece = ""] = withoutNickname(whole).split(/\s?[|•·,–—(/]\s?|\s-\s/u);
  const following = page.slice(order + 1, order + 3);
  const isPresented = whole !== framed || following.some((near, at) => presents(near, at));
  const found: TopLine = { ...known, line, whole, piece, following, isPresented };
  for (const { read } of NAME_READINGS) {
    const words = read(found);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** A title only right below: above the first post of a CV without a name stands what the person does. */
function presents(line: SectionLine, distance: number): boolean {
  const isTitle = distance === 0 && !line.isHeading && line.section === "header" && looksLikeTitle(line.text);
  return hasContact(line) || isTown(line.text) || isTitle;
}

/** "Alva (Allie) Ashgrove": the bracket opens no remark. */
function withoutNickname(text: string): string {
  return text.replace(/(?<=\p{L}) ?["“”'‘(](\p{Lu}\p{L}{1,14})["“”'’)] (?=\p{L})/u, " ");
}

function medianSize(lines: SectionLine[]): number {
  const sizes = lines.map((line) => line.size).toSorted((left, right) => left - right);
  return sizes[sizes.length >> 1] ?? 0;
}

/** Word by word, since many write the family name alone in capitals. Two letters may be initials. */
function toTitleCase(name: string): string {
  const isAll = name === name.toUpperCase();
  return name.replaceAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu, (word) =>
    isCapitals(word) && (isAll || word.length > 2) ? capitalise(word) : word,
  );
}

/** Some templates leave letters with marks as they were: "KüSTER". */
function isCapitals(word: string): boolean {
  const plain = word.replaceAll(/[^A-Za-z]/gu, "");
  return word === word.toUpperCase() || (plain.length > 2 && plain === plain.toUpperCase());
}

function capitalise(word: string): string {
  return word.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
