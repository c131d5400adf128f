/** A mask in what is shown; judging uses the same character. */
export const COVER = "█";

/** What is left of a CV: the text of its pages, and its lines as judging saw them, as long as the lines they stand for. */
export interface KeptReading {
  pages: { number: number; text: string }[];
  lines: { page: number; start: number; text: string }[];
}

/** Shorter texts stand in many places of a CV, perhaps in one of them open and in another covered. */
const SHORTEST_LOCATED = 20;
const SHORTEST_HIDDEN = 3;
const SHORTEST_NAME_PART = 2;

/**
 * A CV as a blind reader may read it: nothing but what judging saw, with the same masks. What judging did not see at all, such as a
 * pasted advertisement, is covered as well.
 */
export class BlindReading {
  readonly #pages: { number: number; text: string; blind: string }[];
  readonly #hidden: RegExp | undefined;
  readonly #identity: RegExp | undefined;

  /** `identity`: name and ways to reach the person, which are covered also where no text was kept. */
  constructor({ pages, lines }: KeptReading, identity: readonly (string | null)[]) {
    this.#pages = pages.map(({ number, text }) => ({ number, text, blind: coverPage(number, text, lines) }));
    // Of lines that judging saw: the words of the others stand for nobody.
    const texts = new Map(pages.map(({ number, text }) => [number, text]));
    const hidden = lines.flatMap((line) =>
      listHidden(texts.get(line.page)?.slice(line.start, line.start + line.text.length) ?? "", line.text),
    );
    const known = identity.flatMap((one) => one ?? []);
    // Parts as they are written: "may" and "will" are words, too.
    const parts = known.flatMap((one) => one.split(/[\s@,]+/u)).filter((part) => part.length >= SHORTEST_NAME_PART);
    this.#hidden = anyOf(
      [...hidden.filter((text) => text.length >= SHORTEST_HIDDEN), ...parts, ...parts.map(inCapitals)],
      "gu",
    );
    this.#identity = anyOf(known, "giu");
  }

  /** A piece of a page, by its place. Where no text was kept nobody knows what may be shown. */
  at(page: number, start: number, end: number): string {
    return this.#pages.find(({ number }) => number === page)?.blind.slice(start, end) || COVER.repeat(end - start);
  }

  /** A text that was made of the CV, wherever its words stood. */
  hide(text: string): string {
    const located = text.length < SHORTEST_LOCATED ? undefined : this.#locate(text);
    const known = [this.#hidden, this.#identity].flatMap((pattern) => pattern ?? []);
    return known.reduce((shown, pattern) => shown.replaceAll(pattern, coverLetters), located ?? text);
  }

  #locate(text: string): string | undefined {
    for (const { text: page, blind } of this.#pages) {
      const start = page.indexOf(text);
      if (start >= 0) return blind.slice(start, start + text.length);
    }
    return undefined;
  }
}

const inCapitals = (text: string) => text.toUpperCase();

const coverLetters = (text: string): string => text.replaceAll(/\S/g, COVER);

function coverPage(number: number, text: string, lines: KeptReading["lines"]): string {
  let blind = coverLetters(text);
  for (const line of lines)
    if (line.page === number)
      blind = blind.slice(0, line.start) + line.text + blind.slice(line.start + line.text.length);
  return blind;
}

/** The words that stand where the blind text is another. */
function listHidden(text: string, blind: string): string[] {
  const hidden: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const isCovered = at < text.length && text[at] !== blind[at];
    if (isCovered && start < 0) start = at;
    if (isCovered || start < 0) continue;
    hidden.push(text.slice(start, at));
    start = -1;
  }
  return hidden;
}

/** Whole words only, the longest first: a name inside a longer one is not found twice. */
function anyOf(texts: readonly string[], flags: string): RegExp | undefined {
  const trimmed = texts.map((text) => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""));
  const parts = [...new Set(trimmed)].filter((text) => text !== "");
  if (parts.length === 0) return undefined;
  const escaped = parts
    .toSorted((left, right) => right.length - left.length)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, flags);
}
