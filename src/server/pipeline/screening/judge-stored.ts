import { asOwner, type Tx } from "#db/client.ts";
import { isOfCheck } from "#db/vacancies/name-check-queries.ts";
import type { Step, StepContext } from "#pipeline/queue/step.ts";
import { judgeKnown } from "./judge-known.ts";
import { swapNamesOfPortion } from "./swap-names-of-portion.ts";

/** A few stored CVs by a vacancy's board: people it may consider, or its own under other names. The rows that name the task tell which. */
export const judgeStored: Step = {
  async run(context) {
    const step = await asOwner(context.deps.db, context.task.user_id, (tx) => chooseStep(tx, context));
    return step.run(context);
  },

  setAside: (context, reason) => async (tx, upload) => {
    const step = await chooseStep(tx, context);
    await step.setAside(context, reason)(tx, upload);
  },
};

async function chooseStep(tx: Tx, { task }: Pick<StepContext, "task">): Promise<Step> {
  return (await isOfCheck(tx, task.user_id, task.id)) ? swapNamesOfPortion : judgeKnown;
}
