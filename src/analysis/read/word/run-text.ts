import type { StyledRun } from "#analysis/read/styled-run.ts";
import type { ParagraphProperties } from "./styles/paragraph-properties.ts";
import type { XmlElement } from "./docx/parse-xml.ts";

const MARKS = new Map([
  ["w:tab", "\t"],
  ["w:ptab", "\t"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "-"],
]);
const BULLET = "• ";
const TEXTS = new Set(["w:t", "m:t", "w:delText"]);
/** In these fonts letters are shown as little pictures or as Greek. */
const SYMBOL_FONT = /^(?:symbol|wingdings.*|webdings|zapf ?dingbats)$/iu;
const SYMBOLS_FROM = 0xf000;
const WORD = /[a-z]{3}/iu;

/** The text that an element inside a run stands for, or undefined when it stands for none. */
export function textOf(element: XmlElement): string | undefined {
  if (TEXTS.has(element.name))
    return element.text.includes("\n") ? element.text.replaceAll(/\s*\n\s*/gu, " ") : element.text;
  return element.name === "w:sym" ? symbolOf(element) : MARKS.get(element.name);
}

function symbolOf({ attributes }: XmlElement): string {
  const code = Number.parseInt(attributes["w:char"] ?? "", 16);
  return code > 0 && code <= 0xffff ? String.fromCharCode(code) : "";
}

/** Whole words in a font of symbols: what a machine reads is not what is shown. */
export function isDisguised(text: string, font: string): boolean {
  return SYMBOL_FONT.test(font) && WORD.test(text);
}

/** A letter or two in such a font are a bullet or an icon, and become the symbols that they show. */
export function withSymbols(text: string, font: string): string {
  if (!SYMBOL_FONT.test(font) || WORD.test(text)) return text;
  return text.replaceAll(/[!-ÿ]/gu, (letter) => String.fromCharCode(SYMBOLS_FROM + letter.charCodeAt(0)));
}

/** The sign goes into the first run, so that it is hidden or shown with it. Numbers before headings are left out: they are no list. */
export function startList(first: StyledRun | undefined, { isListed, isHeading }: ParagraphProperties): void {
  if (first !== undefined && isListed === true && isHeading !== true) first.text = BULLET + first.text;
}
