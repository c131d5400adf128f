import { anyOf } from "#analysis/pattern.ts";
import { listMatches, listRanges, type Mask, maskOf, type PlacedLine, type Range } from "./mask.ts";

/** Nine digits or more: "2010 - 2014" is not a telephone number. */
function findPhones({ text }: PlacedLine): Range[] {
  const numbers = listRanges(text, /(?<![\p{L}\p{N}])\+?\(?\d[\d() .-]{7,18}\d(?![\p{L}\p{N}])/gu);
  return numbers.filter(({ start, end }) => text.slice(start, end).replaceAll(/\D/gu, "").length >= 9);
}

function findPrivatePhones(line: PlacedLine): Range[] {
  return line.isOpening || line.section === "header" || line.section === "other" ? findPhones(line) : [];
}

const EMAIL = /[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,4}/gu;

/** The parts before the "@", in lower case: most people's addresses hold their names. */
export function listAddresses(lines: { text: string }[]): Set<string> {
  const found = lines.flatMap(({ text }) => (text.includes("@") ? listMatches(text, EMAIL) : []));
  return new Set(found.map(([address]) => address.slice(0, address.indexOf("@")).toLowerCase()));
}

const inOpening = ({ isOpening }: PlacedLine) => isOpening;

/** What carries a name inside a longer word. It goes first, so that "emily" of an address is not taken for an everyday word. */
export const CONTACT_MASKS: Mask[] = [
  maskOf("email", "", EMAIL, ({ text }) => text.includes("@")),
  maskOf(
    "link",
    `http https www linkedin github gitlab twitter facebook instagram behance dribbble medium stackoverflow kaggle skype`,
    anyOf("giu", {
      link: /\b(?:https?:\/\/|www\.)\S{1,200}/u,
      profile:
        /\b(?:[\w-]{1,40}\.){0,2}(?:linkedin|github|gitlab|twitter|facebook|instagram|behance|dribbble|medium|stackoverflow|kaggle)\.(?:com|net|io)\S{0,120}/u,
      handle: /\b(?:skype|linkedin|twitter|github|instagram|facebook) ?(?:id|name)? ?: ?\S{2,60}/u,
    }),
  ),
  maskOf(
    "link",
    "",
    /\b[\p{L}\p{N}-]{2,40}(?:\.[\p{L}\p{N}-]{2,40}){0,2}\.(?:com|org|net|io|dev|me|co|info|ai|app|uk|us|eu|de|fr|in)\b(?:\/\S{0,120})?/gu,
    inOpening,
  ),
  maskOf("link", "", /(?<![\p{L}\p{N}])(?:@|in\/)[\p{L}\p{N}_.-]{3,40}/gu, inOpening),
  { kind: "phone", hints: null, find: findPrivatePhones },
  { kind: "phone", hints: ["phone", "telephone", "mobile", "tel", "cell", "call"], find: findPhones },
];
