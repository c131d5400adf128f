import { findCopiedLines, listStems } from "#analysis/extract/find-copied-lines.ts";
import type { SectionKind } from "#analysis/extract/section-headings.ts";
import { totalMonths } from "#shared/candidates/years-of-work.ts";
import type { Place } from "#analysis/read/page.ts";
import type { Level } from "#shared/screening/evidence.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { findTerm } from "./find-term.ts";
import type { CvIndex, IndexedPassage } from "./index-cv.ts";
import { placeOfLine } from "./place-of-line.ts";
import type { PreparedCriterion, PreparedVacancy } from "./prepare-vacancy.ts";
import type { ScoredPassage } from "./relevance/search-passages.ts";
import { type Bounds, CERTAIN, giveVerdict, clampVerdict, type Verdict } from "./verdict/give-verdict.ts";
import { type CappedPassage, capPassage } from "./verdict/cap-passages.ts";
import {
  measureFeatures,
  measureRole,
  measureWork,
  questionOf,
  type RoleFeatures,
} from "./verdict/measure-features.ts";
import { shareOfYears } from "./verdict/measure-years.ts";
import { VERDICT_WEIGHTS } from "./verdict/verdict-weights.ts";

/** `mentions` counts the passages that speak for it. */
export interface Evidence extends Verdict {
  criterion: Criterion;
  places: Place[];
  mentions: number;
}

const MAX_QUOTES = 3;
const MISSING: Omit<Evidence, "criterion"> = { level: "missing", credit: 0, confidence: 0, places: [], mentions: 0 };
/** Log odds from which a passage counts as speaking for the criterion. */
const SUPPORTS = 0;

/** Each criterion meets the blind CV and gets a verdict of its own, with the passages that decide it. No place, no mark. */
export function matchVacancy(index: CvIndex, vacancy: PreparedVacancy): Evidence[] {
  const scored = vacancy.search(index.passages);
  const cv = {
    index,
    copied: copiedLines(index, vacancy),
    role: measureRole(index, vacancy),
    work: measureWork(index, vacancy),
  };
  return vacancy.criteria.map((prepared, at) => matchCriterion(cv, prepared, scored[at] ?? []));
}

/** Lines in the advertisement's own words, wherever they were broken. */
export function copiedLines({ passages }: CvIndex, { text }: PreparedVacancy): Set<number> {
  const stems = passages.map((passage) => listStems(passage.text));
  const copied = findCopiedLines(stems, text).lines;
  return new Set(passages.flatMap(({ lines }, at) => (copied.has(at) ? lines : [])));
}

export interface MatchContext {
  index: CvIndex;
  copied: Set<number>;
  role: RoleFeatures;
  /** How near what was done and learned comes to the advertisement, from 0 to 1. */
  work: number;
}

export function matchCriterion(cv: MatchContext, prepared: PreparedCriterion, found: ScoredPassage[]): Evidence {
  const { terms, required_years: years } = prepared.criterion;
  if (terms.length === 0 && years !== null) return matchTime(cv.index, prepared.criterion, years);
  const scored = capPassages(cv, prepared, found);
  const verdict = clampVerdict(
    giveVerdict(measureFeatures(cv.index, { prepared, scored, role: cv.role }), VERDICT_WEIGHTS[questionOf(prepared)]),
    findBounds(cv, prepared, scored),
  );
  const { criterion } = prepared;
  if (verdict.level === "missing") return { criterion, ...verdict, ...findNearest(cv.index, scored, verdict) };
  const supporting = chooseQuotes(scored, verdict.level);
  const places = supporting.slice(0, MAX_QUOTES).flatMap(({ passage }) => placesOf(cv.index.passages[passage]));
  if (places.length === 0) return { criterion, ...MISSING };
  return { criterion, ...verdict, places, mentions: supporting.length };
}

/** Not shown: what little it earns rests on the nearest passage. Without one it earns nothing. */
function findNearest({ passages }: CvIndex, scored: CappedPassage[], { credit }: Verdict) {
  const [nearest] = scored
    .filter(({ ceiling }) => ceiling !== "nothing")
    .toSorted((left, right) => right.some - left.some || left.passage - right.passage);
  const places = credit > 0 && nearest ? placesOf(passages[nearest.passage]) : [];
  return { credit: places.length > 0 ? credit : 0, places, mentions: 0 };
}

const SOME_TIME = 0.5;

/** "Eight years of work": nothing but the dates can answer. */
function matchTime({ positions, lines }: CvIndex, criterion: Criterion, years: number): Evidence {
  const share = totalMonths(positions.map(({ span }) => span)) / (years * 12);
  const verdict = clampVerdict(CERTAIN, { isCertain: true, isProved: true, belief: 1, years: share });
  const places = positions.slice(0, MAX_QUOTES).flatMap(({ datedLine }) => placeOfLine(lines[datedLine]));
  if (share < SOME_TIME || places.length === 0) return { criterion, ...MISSING };
  return { criterion, ...verdict, places, mentions: positions.length };
}

/** What each passage is worth for this criterion once the rules have had their say. */
export function capPassages({ index, copied }: MatchContext, prepared: PreparedCriterion, found: ScoredPassage[]) {
  const { criterion } = prepared;
  const [titles, degrees] = [findTitles(index, prepared), findDegrees(index, prepared)];
  return found.flatMap((scored) => {
    const passage = index.passages[scored.passage];
    if (passage === undefined) return [];
    const isCopied = passage.lines.some((line) => copied.has(line));
    const isTitle = passage.isHead && passage.lines.some((line) => titles.has(line));
    const isNamed = isTitle || degrees.has(scored.passage);
    const capped = capPassage(isNamed ? raise(scored) : scored, { criterion, passage, isCopied });
    return [{ ...capped, isCertain: isNamed && criterion.kind !== "role" && capped.ceiling === "full" }];
  });
}

/** Lines that hold the title that is asked for, or one that means the same, word for word. */
function findTitles(index: CvIndex, { roles }: PreparedCriterion): Set<number> {
  return new Set(roles.flatMap((term) => findTerm(index, term)).flatMap(({ line, exact }) => (exact ? [line] : [])));
}

/** Passages that name a degree of the level that is asked for, where nothing else is. */
function findDegrees({ degrees }: CvIndex, { degree: asked }: PreparedCriterion): Set<number> {
  if (asked?.isBare !== true) return new Set();
  const answering = degrees.filter(({ level, isFinished }) => level >= asked.level && isFinished);
  return new Set(answering.map(({ passage }) => passage));
}

/** The head of a dated post that bears the title leaves no doubt that the role was held, nor does a degree that it is held. */
const NO_DOUBT = 4;

function raise(scored: ScoredPassage): ScoredPassage {
  return { ...scored, some: Math.max(scored.some, NO_DOUBT), full: Math.max(scored.full, NO_DOUBT) };
}

/** A passage in a proving place that does not speak against it is enough; a role has to be named by the head of a post. */
const PROVES = -2;

export function findBounds(
  { index, work }: Pick<MatchContext, "index" | "work">,
  prepared: PreparedCriterion,
  scored: CappedPassage[],
): Bounds {
  const least = prepared.criterion.kind === "role" ? SUPPORTS : PROVES;
  const proving = scored.filter(({ ceiling, some }) => ceiling === "full" && some >= least);
  // In the CV of a stranger the model's word alone is not enough: what was done has to share a word with the criterion.
  const isDone = proving.some(({ passage }) => {
    const { position = null, section = "other", tokens = [] } = index.passages[passage] ?? {};
    const isKindred = work >= KINDRED || tokens.some((token) => prepared.tokens.has(token));
    return isKindred && (position !== null || !CLAIMING_SECTIONS.has(section));
  });
  const isCertain = scored.some((passage) => passage.isCertain);
  return {
    isCertain,
    isProved: proving.length > 0,
    belief: isDone || isCertain ? 1 : believe(work),
    years: shareOfYears(index, prepared, scored),
  };
}

const CLAIMING_SECTIONS = new Set<SectionKind>(["header", "profile", "skills", "other"]);
/** Of judged CVs that are worth at least a second look one in twenty is further from its advertisement than `KINDRED`. */
const STRANGE = 0.1;
const KINDRED = 0.25;

/** A list is believed of somebody whose work is of the kind: a florist who lists a driver's words is none. */
function believe(work: number): number {
  return Math.min(1, Math.max(0, (work - STRANGE) / (KINDRED - STRANGE)));
}

/** The passages that decide it, the most telling first; where words and dates decided, the nearest. */
function chooseQuotes(scored: ScoredPassage[], level: Level): ScoredPassage[] {
  const by = level === "strong" ? "full" : "some";
  const ranked = scored.toSorted((left, right) => right[by] - left[by] || left.passage - right.passage);
  const supporting = ranked.filter(({ some }) => some >= SUPPORTS);
  return supporting.length > 0 ? supporting : ranked.slice(0, 1);
}

/** The lines of a passage follow each other on its page: one quote. */
function placesOf(passage: IndexedPassage | undefined): Place[] {
  const [first] = passage?.places ?? [];
  const last = passage?.places.at(-1);
  if (first === undefined || last === undefined) return [];
  return [{ page: first.page, start: first.start, end: last.end }];
}
