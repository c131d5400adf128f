import { setImmediate } from "node:timers/promises";
import { KeptCv } from "#analysis/keep-cv.ts";
import { rescore } from "#analysis/score/rescore.ts";
import { weighAgain } from "#analysis/weigh-again.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { getCriteriaList, listBoardVersions, saveBoard } from "#db/vacancies/board-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { listJudged, listStoredCvs, listTexts, type StoredCv } from "#db/screening/cv-text-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { countUnfinishedInRanking } from "#db/screening/ranking-queries.ts";
import { saveScores } from "#db/screening/rescoring-queries.ts";
import { getUpload, lockUpload, type LockedUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import { rankAgain } from "#pipeline/screening/finish-upload.ts";
import type { JudgedAgain } from "#pipeline/reader/reader-messages.ts";
import type { CriteriaList, KeyedCriterion, VacancyNotice } from "#shared/vacancies/criteria.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { LiveEvent } from "#shared/live-event.ts";
import type { UploadStatus } from "#shared/screening/upload.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { saveJudged } from "./save-judged.ts";

const CVS_AT_A_TIME = 20;
/** Where others change the same board all the time, somebody has to be told to come back. */
const MOST_ATTEMPTS = 12;

interface Board {
  criteria: KeyedCriterion[];
  /** Of all versions. */
  known: KeyedCriterion[];
  title: string;
}

export interface Change {
  /** The version it was made from; without it the change is made to whatever is there. */
  from?: number;
  rows: (board: Board) => KeyedCriterion[];
}

/**
 * Matching takes seconds, so it is done between two transactions: the first reads, the second holds the upload's lock, checks that
 * nothing has changed meanwhile, and writes board, version, judgements, ranks, audit and announcements together. It sets and never
 * adds: the second time nothing differs, and nothing is written or announced.
 */
export async function changeBoard(deps: CommandDeps, ownerId: UserId, id: UploadId, change: Change) {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const plan = await asOwner(deps.db, ownerId, (tx) => planChange(tx, ownerId, id, change));
    if (!plan.isChanged) return plan.list;
    const judged = await judge(deps, ownerId, plan);
    const list = await asOwner(deps.db, ownerId, (tx) => saveChange(tx, ownerId, id, plan, judged));
    if (list !== undefined) return list;
  }
  throw new AppError("board_changed", { message: "Others change this board at the same moment. Please try again." });
}

type Plan = { isChanged: false; list: CriteriaList } | OpenPlan;

interface OpenPlan {
  isChanged: true;
  version: number;
  rows: KeyedCriterion[];
  notice: VacancyNotice;
  cvs: StoredCv[];
  /** Keys of rows that something has to be found for. */
  added: Set<string>;
  texts: Map<CandidateId, string>;
}

async function planChange(tx: Tx, ownerId: UserId, id: UploadId, change: Change): Promise<Plan> {
  const upload = await getUpload(tx, ownerId, id);
  await refuseUnlessFinished(tx, upload);
  refuseUnlessFrom(upload.board_version, change.from);
  const { vacancy: notice, board_version: version } = upload;
  if (notice === null) throw new AppError("upload_incomplete");
  const [criteria, versions] = [await listCriteria(tx, ownerId, id), await listBoardVersions(tx, ownerId, id)];
  const known = [...criteria, ...versions.flatMap((one) => one.criteria)];
  const rows = change.rows({ criteria, known, title: notice.title });
  if (isEqual(rows, criteria)) return { isChanged: false, list: await getCriteriaList(tx, ownerId, id) };
  const cvs = await listStoredCvs(tx, ownerId, id);
  refuseUnlessKept(cvs, rows, criteria);
  const added = new Set(rows.map(({ key }) => key).filter((key) => cvs.some((cv) => !hasFinding(cv, key))));
  const texts = await listTexts(tx, ownerId, id, { text: added.size > 0 });
  return { isChanged: true, version, rows, notice, cvs, added, texts };
}

/** While CVs are being judged they must all meet the same criteria. */
async function refuseUnlessFinished(tx: Tx, { id, user_id, status }: Pick<UploadRow, "id" | "user_id" | "status">) {
  const isRunning = status === "completed" && (await countUnfinishedInRanking(tx, user_id, id)) > 0;
  const shown: UploadStatus = isRunning ? "analyzing" : status;
  if (shown === "completed") return;
  throw new AppError(shown === "analyzing" ? "upload_already_started" : "upload_incomplete", {
    message: "Criteria can be changed when the screening has finished.",
  });
}

function refuseUnlessFrom(version: number, from: number | undefined) {
  if (from === undefined || from === version) return;
  throw new AppError("board_changed", {
    field: "version",
    message: `This board was changed meanwhile: it is at version ${version}, and your change was made from version ${from}.`,
  });
}

/** CVs that were judged before texts were kept can only be weighed anew. */
function refuseUnlessKept(cvs: StoredCv[], rows: KeyedCriterion[], criteria: KeyedCriterion[]) {
  const isSameRows = rows.length === criteria.length && rows.every(({ key }, at) => key === criteria[at]?.key);
  if (isSameRows || cvs.every(({ isKept }) => isKept)) return;
  throw new AppError("only_weights", {
    message: "The text of these CVs was not kept when they were screened: only weights and importance can be changed.",
  });
}

function isEqual(rows: KeyedCriterion[], criteria: KeyedCriterion[]): boolean {
  return rows.length === criteria.length && rows.every((row, at) => isSame(row, criteria[at]));
}

function isSame(row: KeyedCriterion, other: KeyedCriterion | undefined): boolean {
  return row.key === other?.key && row.weight === other.weight && row.importance === other.importance;
}

type Judged = { kind: "whole"; judged: JudgedAgain } | { kind: "scores"; scores: ReturnType<typeof scoreAgain> };

/** With the words, where the text is there; else the scores alone. */
async function judge({ boardJudge }: CommandDeps, ownerId: UserId, plan: OpenPlan): Promise<Judged> {
  const { cvs, notice, texts } = plan;
  const kept = cvs.flatMap(({ judgedAt: _judgedAt, stored: _stored, ...cv }) => {
    const text = texts.get(cv.id);
    return text === undefined ? [] : [Object.assign(cv, { kept: text })];
  });
  if (kept.length < cvs.length) return { kind: "scores", scores: scoreAgain(plan) };
  const criteria = plan.rows.map(({ key, ...row }) => Object.assign(row, { id: key }));
  const added = criteria.filter(({ id }) => plan.added.has(id));
  const board = { vacancy: { ...notice, criteria }, added: { ...notice, criteria: added } };
  if (added.length === 0) return { kind: "whole", judged: await weighAll(board.vacancy, kept) };
  return { kind: "whole", judged: await boardJudge.judge(ownerId, board, kept) };
}

type KeptCvRow = Omit<StoredCv, "judgedAt" | "stored"> & { kept: string };

/** Without anything to match it takes less than asking a process; others get their turn in between. */
async function weighAll(vacancy: Vacancy, cvs: KeptCvRow[]): Promise<JudgedAgain> {
  const judged: JudgedAgain = [];
  for (const { id, kept, ...cv } of cvs) {
    if (judged.length % CVS_AT_A_TIME === 0) await setImmediate();
    judged.push(Object.assign(weighAgain(vacancy, { ...cv, kept: KeptCv.parse(JSON.parse(kept)) }), { id }));
  }
  return judged;
}

function hasFinding({ findings, left }: StoredCv, key: string): boolean {
  return [...findings, ...left].some(({ criterion_id: id }) => id === key);
}

function scoreAgain({ cvs, rows }: OpenPlan) {
  const weighings = new Map(rows.map((row) => [row.key, row]));
  return cvs.map(({ id, findings }) => ({ id, ...rescore(findings, weighings) }));
}

/** Undefined where somebody else was faster: nothing is written then. */
async function saveChange(tx: Tx, ownerId: UserId, id: UploadId, { version, rows, cvs }: OpenPlan, judged: Judged) {
  const upload = await lockUpload(tx, ownerId, id);
  await refuseUnlessFinished(tx, upload);
  if (upload.board_version !== version || !(await isStillAll(tx, upload, cvs))) return undefined;
  await saveBoard(tx, ownerId, id, rows);
  const changed =
    judged.kind === "whole"
      ? await saveJudged(tx, upload, cvs, judged.judged)
      : [...(await saveScores(tx, ownerId, id, judged.scores)), ...(await rankAgain(tx, upload))];
  await audit(tx, ownerId, "criteria_changed", id);
  await announce(tx, ownerId, listEvents(id, new Set(changed)));
  return getCriteriaList(tx, ownerId, id);
}

/** A CV that was erased meanwhile is not missed; one that came in or was read again was not judged by these rows. */
async function isStillAll(tx: Tx, { id, user_id }: LockedUpload, cvs: StoredCv[]): Promise<boolean> {
  const judged = new Map(cvs.map((cv) => [cv.id, cv.judgedAt]));
  return (await listJudged(tx, user_id, id)).every((one) => judged.get(one.id) === one.judgedAt);
}

function listEvents(upload_id: UploadId, changed: Set<CandidateId>): LiveEvent[] {
  const candidates = [...changed].map((candidate_id) => ({
    kind: "candidate.changed" as const,
    upload_id,
    candidate_id,
  }));
  return [{ kind: "upload.changed", upload_id }, ...candidates];
}
