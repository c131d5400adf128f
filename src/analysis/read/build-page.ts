import type { Box } from "#shared/screening/evidence.ts";
import { cleanCharacter, JOIN, LINE_END } from "./clean-character.ts";
import type { Glyph, GlyphPage } from "./glyph.ts";
import type { Page, Word } from "./page.ts";

/** Longer lines are cut, so that no rule ever meets a line without end. */
const MAX_LINE_CHARACTERS = 2000;

interface OpenLine {
  text: string;
  words: Word[];
  height: number;
  bold: boolean;
  isBroken: boolean;
}

/** Glyphs in the order of the content stream become lines: that order beats layout analysis on real two-column CVs. */
export function buildPage({ number, width, height, glyphs }: GlyphPage): Page {
  const page: Page = { number, width, height, text: "", lines: [], words: [] };
  let line = openLine();
  for (const glyph of glyphs) {
    if (glyph.hidden !== null) continue;
    const character = cleanCharacter(glyph.code);
    if (character === "") continue;
    if (character === JOIN) line.isBroken = true;
    else if (character === LINE_END) line = endLine(page, line);
    else addCharacter(line, character, glyph);
    if (line.text.length >= MAX_LINE_CHARACTERS) line = closeLine(page, line);
  }
  closeLine(page, line);
  return page;
}

const openLine = (): OpenLine => ({ text: "", words: [], height: 0, bold: false, isBroken: false });

function addCharacter(line: OpenLine, character: string, glyph: Glyph): void {
  if (character === " ") {
    if (line.text !== "" && !line.text.endsWith(" ")) line.text += " ";
    return;
  }
  if (line.text === "") line.bold = glyph.bold;
  extendWords(line, character.length, glyph);
  line.text += character;
  line.height = Math.max(line.height, glyph.box.height);
}

function extendWords(line: OpenLine, length: number, { box, bold, colour }: Glyph): void {
  const start = line.text.length;
  const last = line.words.at(-1);
  if (last === undefined || last.end !== start || line.isBroken) {
    line.words.push({ start, end: start + length, box: { ...box }, bold, colour });
    line.isBroken = false;
    return;
  }
  last.end += length;
  widen(last.box, box);
}

/** In place: a new box for each letter is what building a page would mostly consist of. */
function widen(box: Box, other: Box): void {
  const right = Math.max(box.x + box.width, other.x + other.width);
  const bottom = Math.max(box.y + box.height, other.y + other.height);
  box.x = Math.min(box.x, other.x);
  box.y = Math.min(box.y, other.y);
  box.width = right - box.x;
  box.height = bottom - box.y;
}

const endLine = (page: Page, line: OpenLine): OpenLine => (line.isBroken ? line : closeLine(page, line));

function closeLine(page: Page, line: OpenLine): OpenLine {
  const text = line.text.trimEnd();
  if (text === "") return openLine();
  if (page.text !== "") page.text += "\n";
  const start = page.text.length;
  page.text += text;
  page.lines.push({ page: page.number, start, end: start + text.length, text, size: line.height, bold: line.bold });
  for (const word of line.words) {
    word.start += start;
    word.end += start;
    page.words.push(word);
  }
  return openLine();
}
