import { craftCv } from "#tests/support/crafted-cv.ts";
import { lyingLine } from "#tests/support/lying-font.ts";

/** A CV with a word that a person reads as `shown` and a program as something else. */
export interface DisguisedWordPdf {
  name: string;
  shown: string;
  bytes: Uint8Array;
}

const SHOWN = "Kubernetes";
const CYRILLIC = new Map([
  ["e", "\u0435"],
  ["K", "\u041a"],
  ["s", "\u0455"],
]);
const GREEK = new Map([
  ["K", "\u039a"],
  ["u", "\u03c5"],
  ["n", "\u03b7"],
]);

export function disguisedWordPdfs(): DisguisedWordPdf[] {
  return [
    disguise("zero-width spaces", (letter) => `${letter}\u200B`),
    disguise("zero-width joiners", (letter) => `${letter}\u200D`),
    disguise("word joiners", (letter) => `${letter}\u2060`),
    disguise("soft hyphens", (letter) => `${letter}\u00AD`),
    disguise("byte order marks", (letter) => `\uFEFF${letter}`),
    disguise("grapheme joiners", (letter) => `${letter}\u034F`),
    disguise("variation selectors", (letter) => `${letter}\uFE0F`),
    disguise("tag characters", (letter) => `${letter}\u{E0041}`),
    disguise("direction overrides", (letter) => `\u202D${letter}\u202C`),
    disguise("direction isolates", (letter) => `\u2066${letter}\u2069`),
    disguise("Cyrillic letters", (letter) => CYRILLIC.get(letter) ?? letter),
    disguise("Greek letters", (letter) => GREEK.get(letter) ?? letter),
    disguise("full-width letters", (letter) => shift(letter, 0xfee0)),
    disguise("mathematical letters", (letter) => shift(letter, letter < "a" ? 0x1d400 - 0x41 : 0x1d41a - 0x61)),
  ];
}

function disguise(name: string, say: (letter: string) => string): DisguisedWordPdf {
  const glyphs = Array.from(SHOWN, (letter) => ({ shown: letter, says: say(letter) }));
  return { name, shown: SHOWN, bytes: craftCv(lyingLine(glyphs)) };
}

function shift(letter: string, by: number): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + by);
}
