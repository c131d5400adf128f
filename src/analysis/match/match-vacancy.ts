import { findCopiedLines } from "#analysis/extract/find-copied-lines.ts";
import type { Place } from "#analysis/read/page.ts";
import type { Level } from "#shared/evidence.ts";
import type { Criterion } from "#shared/vacancy.ts";
import type { CvIndex, IndexedPassage } from "./index-cv.ts";
import type { PreparedCriterion, PreparedVacancy } from "./prepare-vacancy.ts";
import type { ScoredPassage } from "./relevance/search-passages.ts";
import { giveVerdict, type Verdict } from "./verdict/give-verdict.ts";
import { lowerPassage } from "./verdict/lower-passages.ts";
import { measureFeatures, measureRole, type RoleFeatures } from "./verdict/measure-features.ts";

/** `mentions` counts the passages that speak for it. */
export interface Match extends Verdict {
  criterion: Criterion;
  places: Place[];
  mentions: number;
}

const MAX_QUOTES = 3;
/** Log odds from which a passage counts as speaking for the criterion. */
const SPEAKS = 0;

/** Each criterion meets the blind CV and gets a verdict of its own, with the passages that decide it. No place, no mark. */
export function matchVacancy(index: CvIndex, vacancy: PreparedVacancy): Match[] {
  const scored = vacancy.search(index.passages);
  const role = measureRole(index, vacancy);
  const copied = copiedLines(index, vacancy);
  return vacancy.criteria.map((prepared, at) => matchCriterion({ index, copied, role }, prepared, scored[at] ?? []));
}

function copiedLines(index: CvIndex, { text }: PreparedVacancy): Set<number> {
  const stems = index.lines.map((line) => line.tokens.map((token) => token.stem));
  return findCopiedLines(stems, text).lines;
}

export interface JudgedCv {
  index: CvIndex;
  copied: Set<number>;
  role: RoleFeatures;
}

export function matchCriterion(cv: JudgedCv, prepared: PreparedCriterion, found: ScoredPassage[]): Match {
  const scored = holdDown(cv, prepared, found);
  const verdict = giveVerdict(measureFeatures(cv.index, { prepared, scored, role: cv.role }));
  const { criterion } = prepared;
  if (verdict.level === "missing") return { criterion, ...verdict, places: [], mentions: 0 };
  const speaking = chooseQuotes(scored, verdict.level);
  const places = speaking.slice(0, MAX_QUOTES).flatMap(({ passage }) => placesOf(cv.index.passages[passage]));
  if (places.length === 0) return { criterion, level: "missing", credit: 0, confidence: 0, places: [], mentions: 0 };
  return { criterion, ...verdict, places, mentions: speaking.length };
}

/** What each passage is worth for this criterion once the rules have had their say. */
export function holdDown({ index, copied }: JudgedCv, { criterion }: PreparedCriterion, found: ScoredPassage[]) {
  return found.flatMap((scored) => {
    const passage = index.passages[scored.passage];
    if (passage === undefined) return [];
    const isCopied = passage.lines.some((line) => copied.has(line));
    return [lowerPassage(scored, { criterion, passage, isCopied })];
  });
}

/** The passages that decide it, the most telling first; where words and dates decided, the nearest. */
function chooseQuotes(scored: ScoredPassage[], level: Level): ScoredPassage[] {
  const by = level === "strong" ? "full" : "some";
  const ranked = scored.toSorted((left, right) => right[by] - left[by] || left.passage - right.passage);
  const speaking = ranked.filter(({ some }) => some >= SPEAKS);
  return speaking.length > 0 ? speaking : ranked.slice(0, 1);
}

/** The lines of a passage follow each other on its page: one quote. */
function placesOf(passage: IndexedPassage | undefined): Place[] {
  const [first] = passage?.places ?? [];
  const last = passage?.places.at(-1);
  if (first === undefined || last === undefined) return [];
  return [{ page: first.page, start: first.start, end: last.end }];
}
