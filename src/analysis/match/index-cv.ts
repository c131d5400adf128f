import type { BlindCv, BlindLine, BlindPosition } from "#analysis/blind/blind-cv.ts";
import { dropMasks } from "#analysis/blind/mask.ts";
import { tokenize, type Token } from "#analysis/read/tokenize.ts";
import { listPassages, type Passage } from "./list-passages.ts";
import type { Meaning } from "./meaning/open-meanings.ts";
import type { Models } from "./open-models.ts";
import { type HeldDegree, readHeldDegree } from "./verdict/degree-levels.ts";

/** The order in which the relevance model was taught the places; the last two are the head of a post and undated work. */
const SECTIONS = ["header", "profile", "experience", "projects", "education", "skills", "certificates", "other"];
const HEAD_OF_POST = 8;
const UNDATED_WORK = 9;

export interface IndexedLine extends BlindLine {
  tokens: Token[];
}

export interface IndexedPassage extends Passage {
  meaning: Meaning;
  /** The model's tokens, followed by those of the title of the post it stands in. */
  tokens: number[];
  place: number;
  /** It names a dated post. */
  isHead: boolean;
}

export interface CvIndex {
  lines: IndexedLine[];
  positions: BlindPosition[];
  /** For each stem the lines that hold it, in order, each once. */
  linesByStem: Map<string, number[]>;
  /** What is said twice in the same kind of place is there once. */
  passages: IndexedPassage[];
  degrees: ListedDegree[];
}

/** A degree and the passage that names it. */
export interface ListedDegree extends HeldDegree {
  passage: number;
}

const LONGEST_PASSAGE = 44;
const LONGEST_TITLE = 7;

export function indexCv(cv: BlindCv, models: Models): CvIndex {
  const lines = cv.lines.map((line) => ({ ...line, tokens: line.isHeading ? [] : tokenize(line.text) }));
  const heads = new Set(cv.positions.flatMap(({ datedLine, titleLine }) => [datedLine, titleLine ?? datedLine]));
  const passages = indexPassages(cv, heads, models);
  return { lines, positions: cv.positions, linesByStem: groupByStem(lines), passages, degrees: listDegrees(passages) };
}

function groupByStem(lines: IndexedLine[]): Map<string, number[]> {
  const linesByStem = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    for (const stem of new Set(line.tokens.map((token) => token.stem))) {
      const known = linesByStem.get(stem);
      if (known === undefined) linesByStem.set(stem, [index]);
      else known.push(index);
    }
  }
  return linesByStem;
}

function indexPassages(cv: BlindCv, heads: Set<number>, { meanings, relevance }: Models): IndexedPassage[] {
  const titles = cv.positions.map(({ titleLine }) => tokensOfTitle(titleLine === null ? "" : textOf(cv, titleLine)));
  const known = new Set<string>();
  return listPassages(cv.lines, heads).flatMap((passage) => {
    const isHead = heads.has(passage.line);
    const key = `${passage.position ?? passage.section} ${passage.text}`;
    if (known.has(key)) return [];
    known.add(key);
    const title = isHead || passage.position === null ? [] : (titles[passage.position] ?? []);
    const tokens = [...relevance.tokensOf(passage.text).slice(0, LONGEST_PASSAGE), ...title];
    return [{ ...passage, isHead, tokens, place: placeTag(passage, isHead), meaning: meanings.of(passage.text) }];
  });

  /** Without the dates or the place that follow it in the same line. */
  function tokensOfTitle(text: string): number[] {
    return relevance.tokensOf(text.replace(/[\d(].*$/u, "")).slice(0, LONGEST_TITLE);
  }
}

function textOf(cv: BlindCv, line: number): string {
  return dropMasks(cv.lines[line]?.text ?? "");
}

const NAMES_DEGREE =
  /\b(?:bachelor|master ?(?:of|in)|master['’]s|associate(?:['’]s)? (?:of|degree)|degree in|b\.?tech|[bm]\.sc|b\.e\.|m\.?b\.?a\b(?! student| program))/iu;

function listDegrees(passages: IndexedPassage[]): ListedDegree[] {
  return passages.flatMap(({ text, section }, at) => {
    if (section !== "education" && !NAMES_DEGREE.test(text)) return [];
    const next = passages[at + 1];
    const degree = readHeldDegree(text, next?.section === "education" ? next.text : "");
    return degree === undefined ? [] : [{ ...degree, passage: at }];
  });
}

function placeTag({ section, position }: Pick<Passage, "section" | "position">, isHead: boolean): number {
  if (isHead) return HEAD_OF_POST;
  return section === "experience" && position === null ? UNDATED_WORK : SECTIONS.indexOf(section);
}
