import { asSystem } from "#db/client.ts";
import {
  deleteSome,
  listOldTrials,
  listOldUploads,
  listUnstartedUploads,
  OLD_ROWS,
} from "#db/operations/retention-queries.ts";
import { eraseUpload, eraseUser } from "./erase.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";

/** No transaction holds more than so many rows, however much has become too old. */
const UPLOADS_AT_A_TIME = 50;
const ROWS_AT_A_TIME = 1000;

/** What is too old to be kept goes. Any number of processes may do this at once: each thing is erased by one of them. */
export async function applyRetention(deps: PipelineDeps) {
  await repeatUntilEmpty(() => eraseTrials(deps));
  await repeatUntilEmpty(() => eraseUploads(deps));
  await repeatUntilEmpty(() => eraseUnstarted(deps));
  for (const rows of OLD_ROWS)
    await repeatUntilEmpty(() => asSystem(deps.db, (tx) => deleteSome(tx, rows, ROWS_AT_A_TIME)));
}

async function eraseTrials(deps: PipelineDeps) {
  let erased = 0;
  for (const userId of await asSystem(deps.db, (tx) => listOldTrials(tx, UPLOADS_AT_A_TIME)))
    if (await eraseUser(deps, userId, "retention")) erased += 1;
  return erased;
}

/** Also one that is still being analysed: at that age nobody waits for it. */
async function eraseUploads(deps: PipelineDeps) {
  let erased = 0;
  for (const { id, user_id } of await asSystem(deps.db, (tx) => listOldUploads(tx, UPLOADS_AT_A_TIME)))
    if (await eraseUpload(deps, user_id, id)) erased += 1;
  return erased;
}

/** One that was started since it was listed stays. */
async function eraseUnstarted(deps: PipelineDeps) {
  let erased = 0;
  for (const { id, user_id } of await asSystem(deps.db, (tx) => listUnstartedUploads(tx, UPLOADS_AT_A_TIME)))
    if (await eraseUpload(deps, user_id, id, ({ status }) => status === "uploaded")) erased += 1;
  return erased;
}

async function repeatUntilEmpty(portion: () => Promise<number>) {
  while ((await portion()) > 0);
}
