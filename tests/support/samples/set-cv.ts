import { letterWidth } from "#analysis/read/typeset/letter-widths.ts";
import { assemblePdf, pdfStream } from "#tests/support/pdf-objects.ts";
import type { SampleLook, SamplePerson, SamplePosition } from "#tests/support/samples/sample-people.ts";

const PAGE = { width: 595, height: 842 };
const MARGIN = 56;
const SIDE = 178;
const INK = "0.13 0.15 0.19";
const GREY = "0.38 0.41 0.46";
const WHITE = "1 1 1";
const TINT = "0.95 0.955 0.965";
/** Times sets about this much narrower than Helvetica, of which the widths are known. */
const SERIF_WIDTH = 0.92;
const FONTS = ["Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Bold"];

type Face = "sans" | "sans-bold" | "serif" | "serif-bold";
const FACE_NUMBER: Record<Face, number> = { sans: 1, "sans-bold": 2, serif: 3, "serif-bold": 4 };

/** A column being written from the top of the page; `drawn` are the operators so far. */
interface Column {
  x: number;
  width: number;
  top: number;
  drawn: string[];
  look: SampleLook;
}

interface Style {
  face: Face;
  size: number;
  colour?: string;
  spacing?: number;
}

export function setCv(person: SamplePerson): Uint8Array {
  const { look } = person;
  const body = look.hasSidebar ? setWithSidebar(person) : setInOneColumn(person);
  const hidden = person.hiddenText
    ? [drawText(MARGIN, PAGE.height - 40, person.hiddenText, { face: "sans", size: 6, colour: WHITE })]
    : [];
  return assemble([...body, ...hidden]);
}

/** A page of plain paragraphs under a title, as a job description is. */
export function setNotice(title: string, lines: readonly string[], accent: string): Uint8Array {
  const look: SampleLook = { accent, isSerif: false, hasSidebar: false };
  const column: Column = { x: MARGIN + 8, width: PAGE.width - 2 * MARGIN - 16, top: 72, drawn: [], look };
  put(column, title, { face: "sans-bold", size: 24 }, 6);
  for (const line of lines) setNoticeLine(column, line);
  return assemble(column.drawn);
}

function setNoticeLine(column: Column, line: string) {
  if (line.startsWith("# ")) return setHeading(column, line.slice(2));
  if (line.startsWith("• ")) return setBullet(column, line.slice(2));
  put(column, line, { face: "sans", size: 11 }, 4);
}

function setInOneColumn(person: SamplePerson): string[] {
  const { look } = person;
  const column: Column = { x: MARGIN, width: PAGE.width - 2 * MARGIN, top: 58, drawn: [], look };
  setHead(column, person);
  put(column, [person.place, person.email, person.phone].join("   ·   "), { face: "sans", size: 9, colour: GREY }, 6);
  setMain(column, person);
  setHeading(column, "Education");
  for (const line of person.education) setDated(column, line, bodyStyle(look));
  setHeading(column, "Skills");
  put(column, person.skills.join(", "), bodyStyle(look));
  return column.drawn;
}

function setWithSidebar(person: SamplePerson): string[] {
  const { look } = person;
  const side: Column = { x: 36, width: SIDE - 60, top: 148, drawn: [], look };
  const main: Column = { x: SIDE + 24, width: PAGE.width - SIDE - 24 - 44, top: 132, drawn: [], look };
  const head: Column = { x: 36, width: PAGE.width - 72, top: 40, drawn: [], look };
  setHead(head, person, WHITE);
  setHeading(side, "Contact");
  for (const line of [person.place, person.email, person.phone])
    put(side, line, { face: "sans", size: 9, colour: GREY }, 3);
  setHeading(side, "Skills");
  for (const skill of person.skills) put(side, skill, { face: "sans", size: 10 }, 4);
  setHeading(side, "Education");
  for (const [what, when] of person.education) put(side, `${what}, ${when}`, { face: "sans", size: 10 }, 4);
  setMain(main, person);
  const ground = [drawRectangle(0, 0, SIDE, PAGE.height, TINT), drawRectangle(0, 0, PAGE.width, 116, look.accent)];
  return [...ground, ...head.drawn, ...side.drawn, ...main.drawn];
}

function setHead(column: Column, { name, headline, look }: SamplePerson, colour?: string) {
  put(column, name, { face: look.isSerif ? "serif-bold" : "sans-bold", size: 30, colour: colour ?? INK }, 2);
  put(column, headline, { face: look.isSerif ? "serif" : "sans", size: 14, colour: colour ?? look.accent }, 4);
}

function setMain(column: Column, person: SamplePerson) {
  setHeading(column, "Profile");
  put(column, person.profile, bodyStyle(column.look));
  setHeading(column, "Work Experience");
  for (const position of person.positions) setPosition(column, position);
}

function setPosition(column: Column, { title, company, dates, duties }: SamplePosition) {
  setDated(column, [`${title}, ${company}`, dates], {
    ...bodyStyle(column.look),
    face: column.look.isSerif ? "serif-bold" : "sans-bold",
  });
  for (const duty of duties) setBullet(column, duty);
  column.top += 8;
}

function setHeading(column: Column, title: string) {
  column.top += 16;
  put(column, title.toUpperCase(), { face: "sans-bold", size: 9, colour: column.look.accent, spacing: 1 }, 2);
  column.drawn.push(drawRectangle(column.x, column.top, column.width, 0.6, column.look.accent));
  column.top += 9;
}

/** The date stands at the right edge, in the sans face: its widths are exact. */
function setDated(column: Column, [text, date]: readonly [string, string], style: Style) {
  const width = measure(date, { face: "sans", size: 9 });
  const baseline = column.top + style.size;
  column.drawn.push(drawText(column.x + column.width - width, baseline, date, { face: "sans", size: 9, colour: GREY }));
  put({ ...column, width: column.width - width - 12 }, text, style);
  column.top = baseline + style.size * 0.45;
}

function setBullet(column: Column, text: string) {
  const { size } = bodyStyle(column.look);
  column.drawn.push(drawText(column.x + 2, column.top + size, "•", { face: "sans", size, colour: column.look.accent }));
  const inner = { ...column, x: column.x + 14, width: column.width - 14 };
  put(inner, text, bodyStyle(column.look), 3);
  column.top = inner.top;
}

function bodyStyle({ isSerif }: SampleLook): Style {
  return isSerif ? { face: "serif", size: 12 } : { face: "sans", size: 11 };
}

/** Sets a paragraph and moves the column on. */
function put(column: Column, text: string, style: Style, after = 0) {
  for (const line of breakLines(text, style, column.width)) {
    column.drawn.push(drawText(column.x, column.top + style.size, line, style));
    column.top += style.size * 1.38;
  }
  column.top += after;
}

function breakLines(text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function measure(text: string, { face, size, spacing = 0 }: Style): number {
  const scale = face.startsWith("serif") ? SERIF_WIDTH : 1;
  const widths = Array.from(
    text,
    (letter) => letterWidth(letter.codePointAt(0) ?? 0, size, face.endsWith("bold")) + spacing,
  );
  return scale * widths.reduce((sum, width) => sum + width, 0);
}

function drawText(x: number, top: number, text: string, { face, size, colour = INK, spacing = 0 }: Style): string {
  const place = `1 0 0 1 ${x.toFixed(2)} ${(PAGE.height - top).toFixed(2)} Tm`;
  return `BT /F${FACE_NUMBER[face]} ${size} Tf ${spacing} Tc ${colour} rg ${place} (${encode(text)}) Tj ET`;
}

function drawRectangle(x: number, top: number, width: number, height: number, colour: string): string {
  return `${colour} rg ${x} ${(PAGE.height - top - height).toFixed(2)} ${width.toFixed(2)} ${height} re f`;
}

const WIN_ANSI = new Map([
  ["–", "\u0096"],
  ["’", "\u0092"],
  ["•", "\u0095"],
]);

function encode(text: string): string {
  return Array.from(text, (letter) => WIN_ANSI.get(letter) ?? letter)
    .join("")
    .replaceAll(/[\\()]/gu, String.raw`\$&`);
}

/** Without compression: the same people give the same bytes on every machine. */
function assemble(drawn: string[]): Uint8Array {
  const fonts = FONTS.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const names = FONTS.map((_, index) => `/F${index + 1} ${index + 5} 0 R`).join(" ");
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${names} >> >> /Contents 4 0 R >>`;
  return assemblePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page,
    pdfStream(drawn.join("\n")),
    ...fonts,
  ]);
}
