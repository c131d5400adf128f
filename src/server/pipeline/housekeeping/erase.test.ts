import { expect, test } from "vitest";
import { CandidateId } from "#shared/ids.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { claimTask } from "#pipeline/queue/claim-task.ts";
import { eraseUpload, eraseUser } from "./erase.ts";
import { TEXT_LIMITS, Reader } from "#pipeline/reader/reader.ts";
import { completeTask, giveBack } from "#pipeline/queue/settle-task.ts";
import { STEPS } from "#pipeline/queue/steps.ts";

openWorldPer("test");

/** A worker that took a task, and then the upload was erased behind its back. */
async function claimOfErased() {
  const robin = await world.client();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(upload.id);
  const task = await claimTask(world.deps, "quick", 1);
  if (task === undefined) throw new Error("There was nothing to claim.");
  expect(await eraseUpload(world.deps, robin.userId, upload.id)).toBe(true);
  return task;
}

test("a result for an upload that was erased is dropped, like one whose lease passed on", async () => {
  const task = await claimOfErased();
  let isSaved = false;
  await completeTask(world.deps, task, async () => {
    isSaved = true;
  });
  await giveBack(world.deps, task);
  expect(isSaved).toBe(false);
  expect(await world.sql("select id from tasks")).toEqual([]);
  expect(await world.sql("select id from pgboss.job")).toEqual([]);
});

test("work that has not begun when its upload is erased is found to be over", async () => {
  const vacancyTask = await claimOfErased();
  const cvTask = { ...vacancyTask, kind: "screen_cv" as const, candidate_id: CandidateId.parse(crypto.randomUUID()) };
  for (const task of [vacancyTask, cvTask]) {
    const context = {
      deps: world.deps,
      task,
      reader: new Reader(TEXT_LIMITS),
      onProgress: () => undefined,
      onRead: () => undefined,
      signal: new AbortController().signal,
    };
    expect(await STEPS[task.kind].run(context)).toEqual({ kind: "erased" });
  }
});

test("what is erased once is not there a second time", async () => {
  const robin = await world.client();
  const { id } = await robin.createUpload(1);
  const uploads = [await eraseUpload(world.deps, robin.userId, id), await eraseUpload(world.deps, robin.userId, id)];
  const users = await Promise.all([1, 2].map(() => eraseUser(world.deps, robin.userId, "account_deleted")));
  expect([uploads, new Set(users)]).toEqual([[true, false], new Set([false, true])]);
  expect(await world.sql("select action from audit_log where action = 'account_deleted'")).toHaveLength(1);
});

test("nobody erases an upload that is not theirs", async () => {
  const [robin, sam] = [await world.client(), await world.client()];
  const { id } = await robin.createUpload(1);
  expect(await eraseUpload(world.deps, sam.userId, id)).toBe(false);
  expect(await world.sql("select id from bulk_file_uploads")).toEqual([{ id }]);
});
