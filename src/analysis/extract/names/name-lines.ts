import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import { isPlace, isRegion } from "#analysis/lexicon/place-words.ts";

const DOCUMENT_WORDS =
  /^(?:(?:curriculum vitae|résumé|resume|cv|bio-?data|profile)(?: of| for)?(?:\s?[-–—:|]\s?|\s+|$))|(?:\s?[-–—:|]\s?|\s+)(?:curriculum vitae|résumé|resume|cv)$/giu;
const STAMP = /^(?:last )?updated:? (?:on|in)? ?.{0,20}?(?:19|20)\d\d(?:\s|$)|^page \d+(?: of \d+)?(?:\s|$)/iu;
/** Headings of plain text and the frame of a table. */
const MARKS = /^(?:[#*_|>=~]\s?){1,6}|(?:\s?[#*_|=~]){1,6}$/gu;
const CONTACT_BEHIND =
  /\s?(?:[\p{L}\p{N}_.+-]{1,64}@|(?:https?:|www\.|\p{L}{2,20}\.(?:com|org|net|io)\/)|\(?\+?\d[\d() .-]{5,}|(?:e-?mail|phone|mobile|mob|tel|telephone|cell|contact|linkedin|github)\b\s?[:.]).*$/iu;

/** What a line at the top says besides headings, stamps, marks and ways to reach somebody. */
export function withoutFrame(text: string): string {
  return withoutMarks(text).replace(STAMP, "").trim().replaceAll(DOCUMENT_WORDS, "").trim();
}

export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, "").trim();
}

/** "Alva Ashgrove 07700 900123 alva@example.org" */
export function beforeContact(text: string): string {
  return text.replace(CONTACT_BEHIND, "").trim();
}

/** "Sun Prairie, WI 53590" below the name is where somebody lives; on the first line MA may be a degree. */
export function isTown(text: string): boolean {
  const [, region] =
    /^[^,]{2,40},\s?(\p{L}[\p{L}. ]{1,24}?)(?:[\s,-]+\d{4,6}(?:-\d{4})?)?\s?(?:[-–|•].*)?$/u.exec(text) ?? [];
  return region !== undefined && (isRegion(region) || isPlace(region));
}

/**
 * "A N N A\tR O E". Where the gap between the names is lost, an address that begins or ends with one of them tells where it was.
 */
export function joinSpacedLetters(text: string, addresses: string[]): string {
  if (!/^\S(?:\s\S){4,60}$/u.test(text)) return text;
  const joined = text.replaceAll(" ", "").replaceAll("\t", " ");
  if (joined.includes(" ")) return joined;
  const plain = joined.toLowerCase();
  const parts = addresses.flatMap((address) => address.split(/[^\p{L}]+/u)).filter((part) => part.length > 2);
  const first = parts.find((part) => plain.startsWith(part) && plain.length - part.length > 2);
  const last = parts.find((part) => plain.endsWith(part) && plain.length - part.length > 2);
  const at = first?.length ?? (last === undefined ? joined.length : joined.length - last.length);
  return `${joined.slice(0, at)} ${joined.slice(at)}`.trim();
}

const GENERAL_BOX = /^(?:info|contact|hello|hi|mail|me|cv|jobs?|office|admin|enquiries)$/iu;

/** The words of addresses that may name a person. What stands behind the @ is somebody's firm or school, unless the box is general. */
export function listAddresses(lines: SectionLine[]): string[] {
  return lines.flatMap(({ text }) =>
    text.split(/[\s|,;<>()]+/u).flatMap((word) => {
      const [box = "", domain] = word.split("@");
      if (domain !== undefined) return [(GENERAL_BOX.test(box) ? domain : box).toLowerCase()];
      return /\.(?:com|org|net|io)\//iu.test(word) ? [word.toLowerCase()] : [];
    }),
  );
}

export function isIn(addresses: string[], words: string[]): boolean {
  return words.some((word) => word.length > 2 && addresses.some((address) => address.includes(word.toLowerCase())));
}
