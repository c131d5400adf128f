import type { SectionLine } from "./group-into-sections.ts";
import type { MarkCuts } from "./mark-cuts.ts";
import type { Line } from "#analysis/read/page.ts";
import type { Position } from "./find-positions.ts";
import { findSingleDate } from "./read-date-range.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";

/** Capitals of Deseret, which no CV is written in: a name becomes a word of one letter. There are 40, and a name has far fewer readings. */
const FIRST_SIGN = 0x1_04_00;
const SIGN = /\p{Script=Deseret}/gu;

/**
 * The lines as they would be for anybody. Whether a line heads a post is told by its words, capitals and length: a name of four words in it
 * would date other work than a name of two.
 */
export function hideName(lines: SectionLine[], markCuts: MarkCuts, name: string) {
  const pattern = namePattern(name);
  const found: string[] = [];
  const sign = (match: string) => {
    const index = found.indexOf(match);
    return String.fromCodePoint(FIRST_SIGN + (index === -1 ? found.push(match) - 1 : index));
  };
  const hide = (text: string) => text.replaceAll(pattern, sign);
  const show = (text: string | null) =>
    text?.replaceAll(SIGN, (hidden) => found[(hidden.codePointAt(0) ?? 0) - FIRST_SIGN] ?? hidden) ?? null;
  const hidden = lines.map((line) => ({ ...line, text: hide(line.text) }));
  const originals = new Map<Line, Line>(hidden.map((line, index) => [line, lines[index] ?? line]));
  return {
    lines: hidden,
    // Cuts are found by the places of words on the page, which the original line has.
    markCuts: (line: Line) => hide(markCuts(originals.get(line) ?? line)),
    /** An employer can bear the name: "Anna Roe Consulting". */
    show: (position: Position): Position => ({
      ...position,
      title: show(position.title),
      company: show(position.company),
      location: show(position.location),
    }),
  };
}

/** The whole name, or a part of it in capitals. A part that is a title or a month as well ("Baker", "May") stays where it stands alone. */
function namePattern(name: string): RegExp {
  const parts = name.split(/\s+/u).filter((word) => PART.test(word) && !isOtherToo(word));
  const readings = [name, ...parts].flatMap((text) => [text, text.toUpperCase()]).map((text) => asPattern(text));
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${readings.join("|")})(?![\p{L}\p{M}])`, "gu");
}

const PART = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’-]+$/u;

function asPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);
}

function isOtherToo(word: string): boolean {
  return looksLikeTitle(word) || findSingleDate(`${word} 2014`)?.from === 0;
}
