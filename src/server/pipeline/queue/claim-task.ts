import { markAnalyzing } from "#db/candidates/candidate-queries.ts";
import { asSystem, becomeOwner } from "#db/client.ts";
import type { Lane } from "#db/queue/task.ts";
import { leaseTask, type LeasedTask } from "#db/queue/task-queries.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";

/** Message, lease and the CV's status in one transaction: a crash in between leaves all three as they were. */
export function claimTask({ db, queue }: PipelineDeps, lane: Lane, holder: number): Promise<LeasedTask | undefined> {
  return asSystem(db, async (tx) => {
    const id = await queue.take(tx, lane);
    if (id === undefined) return undefined;
    const task = await leaseTask(tx, id, holder);
    if (task === undefined) {
      // Its CV was deleted or its upload cancelled: the message is all that is left.
      await queue.remove(tx, [id], lane);
      return undefined;
    }
    await becomeOwner(tx, task.user_id);
    if (task.candidate_id !== null) await markAnalyzing(tx, task.user_id, task.candidate_id);
    return task;
  });
}
