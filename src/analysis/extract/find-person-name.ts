import type { SectionLine } from "./group-into-sections.ts";
import type { MarkCuts } from "./mark-cuts.ts";
import { isParticle, readNameWords } from "./name-words.ts";
import { looksLikeTitle } from "./title-words.ts";

/** Of the first page; a name further down is somebody else's unless it is set larger than everything else. */
const LINES_LOOKED_AT = 12;
const MUCH_LARGER = 1.3;
const LONGEST_LINE = 120;
const MOST_SURNAME_WORDS = 4;
const DOCUMENT_WORDS =
  /^(?:(?:curriculum vitae|résumé|resume|cv|bio-?data|profile)(?: of| for)?(?:\s?[-–—:|]\s?|\s+|$)|(?:full |candidate )?name\s?[:-]\s?)|(?:\s?[-–—:|]\s?|\s+)(?:curriculum vitae|résumé|resume|cv)$/giu;
const LABEL = /^(?:full |candidate )?name\s?[:-]/iu;
const STAMP = /^(?:last )?updated (?:on|in)? ?.{0,20}?(?:19|20)\d\d\s/iu;

interface Candidate {
  words: string[];
  size: number;
  order: number;
  isLabelled: boolean;
}

/** The largest name-like line at the top. No name there: no name, rather than a guess. */
export function findPersonName(lines: SectionLine[], markCuts: MarkCuts): string | null {
  const page = lines.filter((line) => line.page === 1);
  const addresses = listAddresses(page);
  const usual = medianSize(page);
  const firstHeading = page.findIndex((line) => line.isHeading);
  const top = Math.min(LINES_LOOKED_AT, firstHeading === -1 ? LINES_LOOKED_AT : firstHeading);
  const candidates = page.flatMap((line, order) => {
    const isLarge = line.size > usual * MUCH_LARGER;
    const isWanted =
      (order < top && line.section === "header") || (isLarge && !line.isHeading) || LABEL.test(line.text);
    if (!isWanted) return [];
    return readCandidate({ line, following: page.slice(order + 1, order + 3), order, markCuts, addresses }).filter(
      ({ words, size, isLabelled }) =>
        words.length > 1 ||
        ((order === 0 || size > usual * MUCH_LARGER) && isIn(addresses, words)) ||
        (order === 0 && /^\p{Lo}{2,4}$/u.test(words[0] ?? "")) ||
        (isLabelled && words.length > 0),
    );
  });
  const [best] = candidates.toSorted(
    (left, right) =>
      Number(right.isLabelled) - Number(left.isLabelled) ||
      right.size - left.size ||
      Number(isIn(addresses, right.words)) - Number(isIn(addresses, left.words)) ||
      left.order - right.order,
  );
  return best === undefined ? null : toTitleCase(best.words.join(" "));
}

interface Place {
  line: SectionLine;
  /** The two lines below. */
  following: SectionLine[];
  order: number;
  markCuts: MarkCuts;
  addresses: string;
}

function readCandidate({ line, following, order, markCuts, addresses }: Place): Candidate[] {
  const [next] = following;
  if (line.text.length > LONGEST_LINE) return [];
  const text = joinSpacedLetters(markCuts(line)).replace(STAMP, "").trim();
  const plain = text.replaceAll(DOCUMENT_WORDS, "");
  const isLabelled = LABEL.test(text);
  const [piece = ""] = plain.split(/\s?[|•·,–—(/]\s?|\s-\s/u);
  // A surname in bold is cut from the first name, and a title beside the name from both: the whole is tried before its first piece.
  const words =
    readNameWords(piece.replaceAll("\t", " "), addresses) ??
    readNameWords(piece.split("\t")[0] ?? "", addresses) ??
    (order === 0 ? (readSmallName(piece) ?? readBeforeTitle(piece, [line, ...following])) : undefined);
  if (words === undefined || (order > 0 && !isLabelled && /\p{Lo}/u.test(piece))) return [];
  const whole = words.length === 1 && plain === piece ? joinSecondHalf(line, piece, next) : undefined;
  return [{ words: whole ?? words, size: line.size, order, isLabelled }];
}

/** On the very first line even "aaryan vat" and "Vamsi krishna" are names; further down it would be the middle of a sentence. */
function readSmallName(piece: string): string[] | undefined {
  if (!/^\p{L}{2,20}(?: \p{L}{1,20}\.?){0,3}$/u.test(piece.trim())) return undefined;
  const words = piece.trim().split(" ");
  const written = words.map((word) => (isParticle(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  return readNameWords(written.join(" "));
}

const TITLE_BEHIND = /^(?<name>\S+(?: \p{Lu}\.)? \S+) (?<title>.+)$/u;

const CONTACT = /@|\.com\/|\d[\d() .-]{7,18}\d/u;

/** "Alva Ashgrove Head Gardener", all in one style: two words, a title behind them and a way to reach the person close by. */
function readBeforeTitle(piece: string, near: SectionLine[]): string[] | undefined {
  if (!near.some(({ text }) => CONTACT.test(text))) return undefined;
  const { name = "", title = "" } = TITLE_BEHIND.exec(piece.replaceAll("\t", " ").trim())?.groups ?? {};
  return looksLikeTitle(title) ? readNameWords(name) : undefined;
}

/** Some set the first name on one line and the surname on the next, both large. */
function joinSecondHalf(line: SectionLine, first: string, next: SectionLine | undefined): string[] | undefined {
  const isTop = line.size > 0 || line.start === 0;
  if (next === undefined || !isTop || next.isHeading || Math.abs(next.size - line.size) > 1) return undefined;
  return next.text.split(" ").length <= MOST_SURNAME_WORDS ? readNameWords(`${first} ${next.text}`) : undefined;
}

/** "A N N A\tR O E" */
function joinSpacedLetters(text: string): string {
  if (!/^\S(?:\s\S){4,60}$/u.test(text)) return text;
  return text.replaceAll(" ", "").replaceAll("\t", " ");
}

function listAddresses(lines: SectionLine[]): string {
  const words = lines.flatMap(({ text }) => (/@|\.com\//u.test(text) ? text.split(" ") : []));
  return words
    .filter((word) => /@|\.com\//u.test(word))
    .join(" ")
    .toLowerCase();
}

function isIn(addresses: string, words: string[]): boolean {
  return words.some((word) => word.length > 2 && addresses.includes(word.toLowerCase()));
}

function medianSize(lines: SectionLine[]): number {
  const sizes = lines.map((line) => line.size).toSorted((left, right) => left - right);
  return sizes[sizes.length >> 1] ?? 0;
}

function toTitleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
