import { replaceCriteria } from "#analysis/criteria/replace-criteria.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { deleteUnfinished } from "#db/candidates/candidate-queries.ts";
import { insertCriteria } from "#db/vacancies/criteria-queries.ts";
import { getStoredFile } from "#db/files/file-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { archiveOthers, linkUpload, openForUpload } from "#db/vacancies/opening-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import type { LeasedTask } from "#db/queue/task-queries.ts";
import { findUpload, getUpload, updateUpload } from "#db/screening/upload-queries.ts";
import type { CriteriaOrigin } from "#shared/vacancies/criteria.ts";
import { UNREADABLE_TEXT } from "#shared/screening/cv-analysis.ts";
import { openingTitle } from "#shared/vacancies/opening.ts";
import { descriptionEnding } from "#shared/screening/upload.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { enqueueWaitingCvs } from "#pipeline/queue/enqueue.ts";
import { finishWhenLast } from "./finish-upload.ts";
import { VacancyOutcome } from "#analysis/vacancy-outcome.ts";
import { readWithModel } from "#pipeline/model/read-with-model.ts";
import { readUnchanged, type Save, type Step, type StepContext } from "#pipeline/queue/step.ts";

/** The job description becomes criteria; then every CV of the upload gets its task. */
export const readVacancy: Step = {
  async run(context) {
    const { deps, task, reader, onProgress } = context;
    const found = await asOwner(deps.db, task.user_id, async (tx) => {
      const upload = await findUpload(tx, task.user_id, task.upload_id);
      if (upload === undefined) return undefined;
      const { job_description_file_path: path, board } = upload;
      return { file: await getStoredFile(tx, task.user_id, "job-descriptions", path), board };
    });
    if (found === undefined) return { kind: "erased" };
    const { file, board } = found;
    const bytes = await readUnchanged(deps, file);
    if (bytes === undefined) return { kind: "unreadable", reason: "stored_file_changed" };
    const recognises = task.lane === "slow";
    const isPlainText = descriptionEnding(file.path) === "txt";
    // What a person has set is not put before a model.
    const isForModel = deps.modelClient !== undefined && board === null;
    const question = { kind: "read_vacancy" as const, bytes, recognises, isPlainText, isForModel };
    const result = await reader.ask(question, VacancyOutcome, onProgress);
    if (result.kind === "died") return { kind: "reader_died", how: result.how };
    const outcome = result.answer;
    if (outcome.kind === "scanned" || outcome.kind === "unreadable") return outcome;
    const vacancy = board === null ? await complete(context, outcome) : replaceCriteria(outcome.vacancy, board);
    return { kind: "done", save: saveVacancy(context, vacancy, file.file_name) };
  },

  setAside:
    ({ task }, reason) =>
    async (tx) => {
      const error_message = `The job description could not be used. ${UNREADABLE_TEXT[reason]}`;
      await deleteUnfinished(tx, task.user_id, task.upload_id, ["locked"]);
      await updateUpload(tx, task.user_id, task.upload_id, { status: "error", error_message });
      await announce(tx, task.user_id, [{ kind: "upload.changed", upload_id: task.upload_id }]);
    },
};

type ReadOutcome = Extract<VacancyOutcome, { kind: "read" }>;

/** By the language model where one is configured; what code has read is its check, and stands where it fails. */
async function complete({ deps, task, signal, onRead }: StepContext, { vacancy, items }: ReadOutcome) {
  if (deps.modelClient === undefined || items === undefined) return vacancy;
  const read = { ownerId: task.user_id, uploadId: task.upload_id, vacancy, items };
  return readWithModel({ db: deps.db, client: deps.modelClient }, { ...read, signal, onSlotAcquired: onRead });
}

function saveVacancy({ deps, task }: StepContext, vacancy: Vacancy & CriteriaOrigin, fileName: string): Save {
  return async (tx, upload) => {
    const { title } = await saveFirstReading(tx, task, vacancy);
    const opening = await openForUpload(tx, task.user_id, task.upload_id, openingTitle(title, fileName));
    if (!(await hasPro(tx, task.user_id))) await archiveOthers(tx, task.user_id, opening);
    await linkUpload(tx, task.user_id, task.upload_id, opening);
    await enqueueWaitingCvs(tx, deps.queue, task.user_id, task.upload_id);
    await announce(tx, task.user_id, [{ kind: "upload.changed", upload_id: task.upload_id }]);
    // A screening that was cancelled at its very end has no CV left to wait for.
    await finishWhenLast(tx, deps, upload);
  };
}

/**
 * A screening that was cancelled and started again reads its vacancy twice, and the first reading stays: CVs were judged by
 * it, and somebody may have changed its weights since.
 */
async function saveFirstReading(
  tx: Tx,
  { user_id, upload_id }: LeasedTask,
  { criteria, ...notice }: Vacancy & CriteriaOrigin,
) {
  const upload = await getUpload(tx, user_id, upload_id);
  if (upload.vacancy !== null) return upload.vacancy;
  await updateUpload(tx, user_id, upload_id, { vacancy: notice });
  await insertCriteria(tx, user_id, upload_id, criteria);
  return notice;
}
