import { saveAnalysis, saveError } from "#db/candidates/candidate-queries.ts";
import { chargeOnce } from "#db/billing/usage-queries.ts";
import { asOwner } from "#db/client.ts";
import { assignPerson, saveBands } from "#db/candidates/person-queries.ts";
import { saveText } from "#db/screening/cv-text-queries.ts";
import { findCvWork } from "#db/screening/cv-work-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { applyForOpening } from "#db/vacancies/opening-queries.ts";
import type { LeasedTask } from "#db/queue/task-queries.ts";
import { UNREADABLE_TEXT } from "#shared/screening/cv-analysis.ts";
import { type JudgedCv, judgedLocally } from "#shared/screening/judged-cv.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type * as z from "zod/mini";
import { judgeWithModel } from "#pipeline/model/judge-with-model.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";
import { ScreenedCvMessage } from "#pipeline/reader/reader-messages.ts";
import { finishWhenLast } from "./finish-upload.ts";
import { readUnchanged, type Save, type Step, type StepContext } from "#pipeline/queue/step.ts";

/** One CV is read, judged and written down, with its unit of use and its announcement. */
export const screenCv: Step = {
  async run(context) {
    const { deps, task, reader, onProgress } = context;
    const work = await loadWork(deps, task);
    if (work === undefined) return { kind: "erased" };
    const { file, vacancy, asOf } = work;
    const bytes = await readUnchanged(deps, file);
    if (bytes === undefined) return { kind: "unreadable", reason: "stored_file_changed" };
    const recognises = task.lane === "slow";
    const isForModel = deps.modelClient !== undefined;
    const question = { kind: "screen_cv" as const, bytes, recognises, vacancy, asOf, isForModel, isKept: true };
    const result = await reader.ask(question, ScreenedCvMessage, onProgress);
    if (result.kind === "died") return { kind: "reader_died", how: result.how };
    const outcome = result.answer;
    if (outcome.kind === "scanned" || outcome.kind === "unreadable") return outcome;
    return { kind: "done", save: saveScreened(context, await judge(context, vacancy, outcome), outcome) };
  },

  /** An unreadable CV takes no unit of use. */
  setAside: ({ deps, task }, reason) => {
    const candidateId = getCandidateId(task);
    return async (tx, upload) => {
      await saveError(tx, task.user_id, candidateId, UNREADABLE_TEXT[reason], false);
      await announce(tx, task.user_id, [
        { kind: "candidate.changed", upload_id: task.upload_id, candidate_id: candidateId },
      ]);
      await finishWhenLast(tx, deps, upload);
    };
  },
};

type Analysed = Extract<z.infer<typeof ScreenedCvMessage>, { kind: "analysed" }>;

/** By the language model where one is configured; the local engine's judgement is its check, and stands where it fails. */
async function judge(
  { deps, task, signal, onRead }: StepContext,
  vacancy: Vacancy,
  { analysis: local, material }: Analysed,
): Promise<JudgedCv> {
  if (deps.modelClient === undefined || material === undefined) return judgedLocally(local);
  const candidateId = getCandidateId(task);
  const asked = { ownerId: task.user_id, uploadId: task.upload_id, candidateId, vacancy, local, material };
  return judgeWithModel({ db: deps.db, client: deps.modelClient }, { ...asked, signal, onSlotAcquired: onRead });
}

function saveScreened({ deps, task }: StepContext, analysis: JudgedCv, { kept, bands = [] }: Analysed): Save {
  const candidateId = getCandidateId(task);
  return async (tx, upload) => {
    // The text first: what lists search of a covered candidate is masked by it.
    if (kept !== undefined) await saveText(tx, task.user_id, candidateId, kept);
    await saveAnalysis(tx, task.user_id, candidateId, analysis);
    await applyForOpening(tx, task.user_id, candidateId);
    await chargeOnce(tx, task.user_id, candidateId, task.upload_id);
    await announce(tx, task.user_id, [
      { kind: "candidate.changed", upload_id: task.upload_id, candidate_id: candidateId },
    ]);
    await finishWhenLast(tx, deps, upload);
    // Last, so that a transaction which holds the lock of the people waits for no other lock.
    await saveBands(tx, task.user_id, candidateId, bands);
    await assignPerson(tx, candidateId);
  };
}

async function loadWork({ db }: PipelineDeps, task: LeasedTask) {
  const work = await asOwner(db, task.user_id, (tx) => findCvWork(tx, task.user_id, getCandidateId(task)));
  if (work === undefined) return undefined;
  if (work.notice === null) throw new Error("A CV was queued before its vacancy was read.");
  const criteria = work.criteria.map(({ key, ...rest }) => ({ ...rest, id: key }));
  // The day of the upload, so that "present" in a CV means the same however often it is screened.
  return { file: work.file, vacancy: { ...work.notice, criteria }, asOf: work.uploadedAt.slice(0, 10) };
}

function getCandidateId(task: LeasedTask) {
  if (task.candidate_id === null) throw new Error("A screening task has no candidate.");
  return task.candidate_id;
}
