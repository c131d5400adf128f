import { isKnownSkill } from "#analysis/lexicon/find-known-skills.ts";
import type { SectionKind } from "#analysis/extract/section-headings.ts";
import { findTerm } from "#analysis/match/find-term.ts";
import type { CvIndex, IndexedPassage } from "#analysis/match/index-cv.ts";
import { memoize } from "#analysis/memoize.ts";
import { compare, type Meaning } from "#analysis/match/meaning/open-meanings.ts";
import type { PreparedCriterion, PreparedVacancy } from "#analysis/match/prepare-vacancy.ts";
import type { ScoredPassage } from "#analysis/match/relevance/search-passages.ts";
import { compareDegrees } from "./degree-levels.ts";
import { shareOfYears, yearsAsked } from "./measure-years.ts";
import type { Features, Question } from "./verdict-features.ts";

/** Log odds below this say the same: nothing. */
const LEAST = -6;
const MANY_LINES = 3;
const NEAREST_WORK = 3;
const MOST_OF_THE_WORK = 8;

/** How near the dated work comes to the advertised role; the same for every criterion. */
export type RoleFeatures = Pick<Features, "roleTitle" | "roleWork" | "adWork">;

const CLAIMS = new Set(["header", "profile"]);

/**
 * What stands on top of a CV or in its profile is claimed, not done: it can be written to fit any advertisement. Where no dated post
 * was found it is all there is to go by, and the bounds of the verdicts keep it from proving anything.
 */
export function measureRole({ passages, positions }: CvIndex, { title, ad }: PreparedVacancy): RoleFeatures {
  const work = positions.length === 0 ? passages : passages.filter(({ section }) => !CLAIMS.has(section));
  return {
    roleTitle: Math.max(0, ...work.filter(({ isHead }) => isHead).map(({ meaning }) => compare(meaning, title))),
    roleWork: meanOfBest(work, title, NEAREST_WORK),
    adWork: meanOfBest(work, ad, MOST_OF_THE_WORK),
  };
}

/** How near what was done or learned comes to the advertisement; lists, profiles and headers can be written to fit any. */
export function measureWork({ passages }: CvIndex, { title, ad }: PreparedVacancy): number {
  const done = passages.filter(({ section, position }) => position !== null || DONE.has(section));
  return Math.max(meanOfBest(done, title, NEAREST_WORK), meanOfBest(done, ad, NEAREST_WORK));
}

const DONE = new Set<SectionKind>(["experience", "projects", "education", "certificates"]);

/** Passages that are not there count as nothing. */
function meanOfBest(passages: IndexedPassage[], meaning: Meaning, count: number): number {
  const nearest = passages.map((passage) => Math.max(0, compare(passage.meaning, meaning)));
  const best = nearest.toSorted((left, right) => right - left).slice(0, count);
  return best.reduce((sum, value) => sum + value, 0) / count;
}

export interface CriterionContext {
  prepared: PreparedCriterion;
  /** The passages that may speak for it, and how far the model says that they do. */
  scored: ScoredPassage[];
  role: RoleFeatures;
}

export function measureFeatures(index: CvIndex, { prepared, scored, role }: CriterionContext): Features {
  const { degree } = prepared;
  const held = degree === undefined ? undefined : compareDegrees(degree, index.degrees);
  const passages = scored.flatMap(({ passage }) => index.passages[passage] ?? []);
  return {
    shown: Math.max(LEAST, ...scored.map(({ some }) => some)) - LEAST,
    shownFully: Math.max(LEAST, ...scored.map(({ full }) => full)) - LEAST,
    ...measureWords(prepared, passages),
    ...countNames(index, prepared),
    near: Math.max(0, ...passages.map(({ meaning }) => compare(meaning, prepared.meaning))),
    degreeLevel: held?.level ?? 0,
    degreeSubject: held?.subject ?? 0,
    years: Math.min(1, shareOfYears(index, prepared, scored) ?? 0),
    ...role,
  };
}

export function questionOf({ criterion, degree }: PreparedCriterion): Question {
  if (yearsAsked(criterion) !== null) return "years";
  if (degree !== undefined) return "degree";
  return criterion.kind === "certificate" ? "paper" : "other";
}

/** Most passages are asked by several criteria. */
const tokenSetOf = memoize(({ tokens }: IndexedPassage) => new Set(tokens));

function measureWords({ tokens }: PreparedCriterion, passages: IndexedPassage[]) {
  const total = [...tokens.values()].reduce((sum, telling) => sum + telling, 0) || 1;
  const shares = passages.map((passage) => {
    const there = tokenSetOf(passage);
    let sum = 0;
    for (const [token, telling] of tokens) if (there.has(token)) sum += telling;
    return { share: sum / total, isWork: passage.position !== null };
  });
  return {
    words: Math.max(0, ...shares.map(({ share }) => share)),
    wordsInWork: Math.max(0, ...shares.filter(({ isWork }) => isWork).map(({ share }) => share)),
  };
}

/** Names that stand whole: one word of an unknown phrase proves nothing. */
function countNames(index: CvIndex, { criterion }: PreparedCriterion) {
  const names = criterion.terms.filter((term) => term.includes(" ") || isKnownSkill(term));
  const hits = names.flatMap((term) => findTerm(index, term)).filter(({ exact }) => exact);
  // Saying a thing ten times is saying it once.
  const lines = new Map(hits.map(({ line }) => [index.lines[line]?.text, index.lines[line]]));
  const isInWork = hits.some(({ line }) => (index.lines[line]?.position ?? null) !== null);
  return {
    named: lines.size > 0 ? 1 : 0,
    namedInWork: isInWork ? 1 : 0,
    namedOften: Math.min(MANY_LINES, lines.size) / MANY_LINES,
  };
}
