import { crc32 } from "#analysis/read/crc32.ts";
import type { LookReason } from "#shared/candidates/second-look.ts";
import type { ReviewReason } from "#shared/screening/cv-analysis.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";

export interface RankedCv {
  id: string;
  score: number;
  isShortlisted: boolean;
  reviewReasons: readonly ReviewReason[];
  /** From 0 to 1; null where it was not measured. */
  readingQuality: number | null;
  findings: readonly Pick<Finding, "criterion_id" | "level" | "credit" | "confidence">[];
}

export interface QueuedCv {
  id: string;
  reasons: LookReason[];
  /** The requirement that is unclear. */
  unclear: string | null;
}

/** In points. */
const NEAR_CUT = 5;
/** Of requirements said to be missing with less confidence the judged vacancies show a third after all (29 of 86), of the others 19 of 218. */
const UNCLEAR_BELOW = 0.8;
const WELL_READ = 0.7;
const STRONG_CORE = 0.6;
const LOW_DESIRABLES = 0.4;
/**
 * In points: how far a reason carries somebody past people without one. More where the score rests on text that was hardly read, less
 * where one verdict is in doubt. Chosen by looking at queues, not fitted.
 */
const LIFT: Record<LookReason, number> = {
  near_cut: 15,
  gate_unclear: 15,
  strong_core: 15,
  poorly_read: 40,
  other_language: 40,
  thin_cv: 40,
  random: 0,
  next_in_rank: 0,
};
/** Every fourth is drawn at random: the only ones whom no rule of ours has picked. */
const RANDOM_EVERY = 4;

/**
 * Everybody who is not on the shortlist, in the order in which a second look is worth most: by rank, those with a reason earlier; among
 * them, at fixed places, people drawn at random. The order depends on `seed` alone and not on what has been decided, so that a queue
 * that is read again goes on where it was.
 */
export function queueSecondLook(
  cvs: readonly RankedCv[],
  criteria: readonly KeyedCriterion[],
  seed: string,
): QueuedCv[] {
  const shortlisted = cvs.filter(({ isShortlisted }) => isShortlisted).map(({ score }) => score);
  const cut = shortlisted.length === 0 ? null : Math.min(...shortlisted);
  const byScore = cvs.filter(({ isShortlisted }) => !isShortlisted).toSorted((left, right) => right.score - left.score);
  const scored = byScore.map((cv) => ({ score: cv.score, found: findReasons(cv, criteria, cut) }));
  const found = scored.map((one) => one.found);
  const picked = scored.toSorted((left, right) => worthOf(right) - worthOf(left)).map((one) => one.found);
  const drawn = found.toSorted((left, right) => drawOf(left, seed) - drawOf(right, seed));
  const queue = new Map<string, QueuedCv>();
  for (let place = 1; queue.size < found.length; place += 1) {
    const isDrawn = place % RANDOM_EVERY === 0;
    const next = (isDrawn ? drawn : picked).find(({ id }) => !queue.has(id));
    if (next !== undefined) queue.set(next.id, withPlace(next, isDrawn));
  }
  return [...queue.values()];
}

/** Who is drawn is told so, beside a reason too: a low rank among high ones would look like a mistake. */
function withPlace(cv: QueuedCv, isDrawn: boolean): QueuedCv {
  const reasons: LookReason[] = isDrawn ? [...cv.reasons, "random"] : cv.reasons;
  return { ...cv, reasons: reasons.length === 0 ? ["next_in_rank"] : reasons };
}

function worthOf({ score, found }: { score: number; found: QueuedCv }): number {
  return score + Math.max(0, ...found.reasons.map((reason) => LIFT[reason]));
}

/** A draw that is the same whenever it is asked for. */
function drawOf({ id }: QueuedCv, seed: string): number {
  return crc32(Uint8Array.from(`${seed} ${id}`, (character) => character.charCodeAt(0)));
}

function findReasons(cv: RankedCv, criteria: readonly KeyedCriterion[], cut: number | null): QueuedCv {
  const unclear = findUnclearGate(cv, criteria);
  const { reviewReasons, readingQuality } = cv;
  const holds: [LookReason, boolean][] = [
    ["near_cut", cut !== null && cv.score >= cut - NEAR_CUT],
    ["gate_unclear", unclear !== null],
    ["poorly_read", reviewReasons.includes("poorly_read") || (readingQuality ?? 1) < WELL_READ],
    ["other_language", reviewReasons.includes("other_language")],
    ["thin_cv", reviewReasons.includes("little_text")],
    ["strong_core", isStrongOnCore(cv, criteria)],
  ];
  return { id: cv.id, reasons: holds.flatMap(([reason, isSo]) => (isSo ? [reason] : [])), unclear };
}

/** One that the CV shows in part, or of which it is not sure that the CV lacks it. */
function findUnclearGate({ findings }: RankedCv, criteria: readonly KeyedCriterion[]): string | null {
  const gates = criteria.filter(({ importance }) => importance === "gate");
  const unclear = gates.find(({ key }) => {
    const finding = findings.find(({ criterion_id }) => criterion_id === key);
    if (finding?.level === "partial") return true;
    return finding?.level === "missing" && finding.confidence !== undefined && finding.confidence < UNCLEAR_BELOW;
  });
  return unclear?.wording ?? null;
}

function isStrongOnCore({ findings }: RankedCv, criteria: readonly KeyedCriterion[]): boolean {
  const byKey = new Map(findings.map((finding) => [finding.criterion_id, finding]));
  const core = criteria.filter(({ importance }) => importance !== "nice").map(({ key }) => byKey.get(key)?.level);
  const desirables = criteria
    .filter(({ importance }) => importance === "nice")
    .map(({ key }) => byKey.get(key)?.credit ?? 0);
  if (core.length === 0 || desirables.length === 0) return false;
  const strong = core.filter((level) => level === "strong").length / core.length;
  const added = desirables.reduce((sum, credit) => sum + credit, 0) / desirables.length;
  return strong >= STRONG_CORE && added < LOW_DESIRABLES;
}
