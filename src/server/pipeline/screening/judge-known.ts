import { dropBoxes } from "#analysis/keep-cv.ts";
import { asOwner } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { findUpload } from "#db/screening/upload-queries.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { type KeptText, listTextsOfTask, saveMatches } from "#db/vacancies/known-people-queries.ts";
import { JudgedKnown, type StoredCv } from "#pipeline/reader/reader-messages.ts";
import type { Save, Step, StepContext } from "#pipeline/queue/step.ts";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import type { KeyedCriterion, VacancyNotice } from "#shared/vacancies/criteria.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";

/** Stored CVs are judged by a vacancy's board as it is now: no file is read, and nobody is charged. */
export const judgeKnown: Step = {
  async run({ deps, task, reader, onRead }) {
    const { user_id: ownerId, upload_id: uploadId, id } = task;
    const work = await asOwner(deps.db, ownerId, async (tx) => {
      const upload = await findUpload(tx, ownerId, uploadId);
      if (!upload?.vacancy) return undefined;
      const vacancy = asVacancy(upload.vacancy, await listCriteria(tx, ownerId, uploadId));
      return { vacancy, version: upload.board_version, texts: await listTextsOfTask(tx, ownerId, id) };
    });
    if (work === undefined) return { kind: "erased" };
    const { vacancy, version, texts } = work;
    if (texts.length === 0) return { kind: "done", save: saveJudged({ task }, version, []) };
    const cvs = texts.map((text) => asUnjudged({ ...text, kept: dropBoxes(text.kept) }));
    const question = { kind: "judge_known" as const, board: { vacancy, added: vacancy }, cvs };
    const result = await reader.ask(question, JudgedKnown);
    if (result.kind === "died") return { kind: "reader_died", how: result.how };
    // The next portion is judged while this one is written.
    onRead();
    return { kind: "done", save: saveJudged({ task }, version, result.answer) };
  },

  /** They are told as not judged; looking again tries them again. */
  setAside: ({ task }) => saveJudged({ task }, 0, []),
};

/** As judging takes it. */
export function asVacancy(notice: VacancyNotice, rows: KeyedCriterion[]): Vacancy {
  return { ...notice, criteria: rows.map(({ key, ...row }) => Object.assign(row, { id: key })) };
}

/** Nothing that was found for another vacancy counts here. */
export function asUnjudged(text: KeptText): StoredCv {
  return { ...text, findings: [], left: [], engine: ENGINE_VERSION };
}

function saveJudged({ task }: Pick<StepContext, "task">, version: number, judged: JudgedKnown): Save {
  return async (tx, upload) => {
    const present = version === 0 ? upload.board_version : version;
    await saveMatches(tx, task.user_id, task.id, present, judged);
    await announce(tx, task.user_id, [{ kind: "upload.changed", upload_id: upload.id }]);
  };
}
