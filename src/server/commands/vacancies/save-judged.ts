import { isDeepStrictEqual } from "node:util";
import { listStandings, type Standing } from "#db/candidates/candidate-queries.ts";
import type { Tx } from "#db/client.ts";
import type { StoredCv } from "#db/screening/cv-text-queries.ts";
import { type ChangedJudgement, type Judgement, saveJudgements } from "#db/screening/judgement-queries.ts";
import type { LockedUpload } from "#db/screening/upload-queries.ts";
import type { JudgedAgain } from "#pipeline/reader/reader-messages.ts";
import { rankAll } from "#pipeline/screening/finish-upload.ts";

type Judged = JudgedAgain[number];

/**
 * Under the upload's lock: of each candidate what differs from what is stored, place included. A candidate erased meanwhile
 * has no standing. Answers who has changed; the second time nobody has.
 */
export async function saveJudged(tx: Tx, upload: LockedUpload, cvs: StoredCv[], judged: JudgedAgain) {
  const [before, now] = [new Map(cvs.map((cv) => [cv.id, cv])), new Map(judged.map((one) => [one.id, one]))];
  const standings = await listStandings(tx, upload.user_id, upload.id);
  const { ranked, size } = rankAll(
    upload,
    standings.map((standing) => Object.assign({}, standing, countedOf(now.get(standing.id)))),
  );
  const places = new Map(ranked.map((id, at) => [id, at + 1]));
  const changed = standings.flatMap((standing) => {
    const place = places.get(standing.id) ?? null;
    const change = compare(before.get(standing.id), now.get(standing.id));
    const rank = place !== null && place <= size ? place : null;
    return isNew(standing, change, place, rank) ? [{ id: standing.id, place, rank, ...change }] : [];
  });
  await saveJudgements(tx, upload.user_id, changed);
  return changed.map(({ id }) => id);
}

function countedOf(judged: Judged | undefined) {
  if (judged === undefined) return {};
  const { score, musts_met, evidence_confidence } = judged;
  return { score, musts_met, evidence_confidence };
}

type Difference = Pick<ChangedJudgement, "judgement" | "left">;

function compare(cv: StoredCv | undefined, judged: Judged | undefined): Difference {
  if (cv === undefined || judged === undefined) return { judgement: {} };
  const { id: _id, left, ...judgement } = judged;
  const stored: Record<keyof Judgement, unknown> = { ...cv.stored, findings: cv.findings };
  const differs = (name: keyof Judgement) => !isDeepStrictEqual(stored[name], judgement[name]);
  const names = Object.keys(stored).filter((name): name is keyof Judgement => name in judgement);
  const changed: Partial<Judgement> = Object.fromEntries(names.filter(differs).map((name) => [name, judgement[name]]));
  return { judgement: changed, ...(!isDeepStrictEqual(cv.left, left) && { left }) };
}

function isNew(standing: Standing, { judgement, left }: Difference, place: number | null, rank: number | null) {
  const isMoved = standing.ranking_place !== place || standing.shortlist_rank !== rank;
  return isMoved || left !== undefined || Object.keys(judgement).length > 0;
}
