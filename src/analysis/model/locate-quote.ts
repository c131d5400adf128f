import type { ModelMaterial } from "./model-material.ts";

/** Shorter, and it is found in every CV. */
const SHORTEST_QUOTE = 12;
const MOST_PLACES = 20;

/** The CV as one run of plain characters, and the line each of them stands in. */
export interface SearchableCv {
  text: string;
  lineAt: number[];
  wholeLines: Map<string, number[]>;
}

export function makeSearchable({ lines }: Pick<ModelMaterial, "lines">): SearchableCv {
  const found: SearchableCv = { text: "", lineAt: [], wholeLines: new Map() };
  for (const [at, line] of lines.entries()) {
    const plain = makeComparable(line.text);
    if (plain === "") continue;
    found.text += `${plain} `;
    for (let character = 0; character <= plain.length; character += 1) found.lineAt.push(at);
    found.wholeLines.set(plain, [...(found.wholeLines.get(plain) ?? []), at]);
  }
  return found;
}

/** Each place where the quote stands, as the lines it runs over. None: the CV does not say it. */
export function locateQuote({ text, lineAt, wholeLines }: SearchableCv, quote: string): number[][] {
  const plain = makeComparable(quote);
  if (plain.length < SHORTEST_QUOTE) return (wholeLines.get(plain) ?? []).map((line) => [line]);
  const places: number[][] = [];
  for (let start = text.indexOf(plain); start !== -1; start = text.indexOf(plain, start + 1)) {
    places.push([...new Set(lineAt.slice(start, start + plain.length))]);
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

/** Models tidy what they copy: spaces, quotation marks, dashes, bullets. Words they may not change. */
export function makeComparable(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[“”„"«»]/gu, '"')
    .replaceAll(/[‘’‚`´']/gu, "'")
    .replaceAll(/[‐‑‒–—−]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s"'•·*▪◦‣○●-]+/u, "")
    .replace(/[\s"'.;,]+$/u, "");
}
