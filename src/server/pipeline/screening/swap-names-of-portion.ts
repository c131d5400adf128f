import { asOwner } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { findUpload } from "#db/screening/upload-queries.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { addPortion, listPortionTexts } from "#db/vacancies/name-check-queries.ts";
import { SwappedNames } from "#pipeline/reader/reader-messages.ts";
import type { Save, Step, StepContext } from "#pipeline/queue/step.ts";
import { asVacancy } from "./judge-known.ts";

/** A few stored CVs under other names, by the vacancy's board as it is now. Nothing of a candidate is changed by it. */
export const swapNamesOfPortion: Step = {
  async run({ deps, task, reader }) {
    const { user_id: ownerId, upload_id: uploadId, id } = task;
    const work = await asOwner(deps.db, ownerId, async (tx) => {
      const upload = await findUpload(tx, ownerId, uploadId);
      if (!upload?.vacancy) return undefined;
      const vacancy = asVacancy(upload.vacancy, await listCriteria(tx, ownerId, uploadId));
      return { vacancy, asOf: upload.created_at.slice(0, 10), cvs: await listPortionTexts(tx, ownerId, id) };
    });
    if (work === undefined) return { kind: "erased" };
    if (work.cvs.length === 0) return { kind: "done", save: savePortion({ task }, []) };
    const result = await reader.ask({ kind: "swap_names", ...work }, SwappedNames);
    if (result.kind === "died") return { kind: "reader_died", how: result.how };
    return { kind: "done", save: savePortion({ task }, result.answer) };
  },

  /** Its CVs are told as left out. */
  setAside: ({ task }) => savePortion({ task }, []),
};

function savePortion({ task }: Pick<StepContext, "task">, swapped: SwappedNames): Save {
  return async (tx, upload) => {
    await addPortion(tx, task.user_id, task.id, {
      checked: swapped.length,
      pairs: swapped.reduce((sum, { pairs }) => sum + pairs, 0),
      moved: swapped.reduce((sum, { moved }) => sum + moved, 0),
      largest: Math.max(0, ...swapped.map(({ largest }) => largest)),
    });
    await announce(tx, task.user_id, [{ kind: "upload.changed", upload_id: upload.id }]);
  };
}
