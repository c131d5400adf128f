import { afterEach, beforeEach, expect, test } from "vitest";
import { asOwner, asSystem } from "#db/client.ts";
import { extendLease, finishTask, leaseTask, type LeasedTask } from "#db/task-queries.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { Visitor } from "#tests/support/visitor.ts";
import { openWorld, type World } from "#tests/support/world.ts";
import { sweepTasks } from "./housekeeping.ts";

let world: World;
let robin: Visitor;
beforeEach(async () => {
  world = await openWorld();
  robin = await world.visitor();
});
afterEach(() => world.close());

async function startOne() {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(upload.id);
  return upload.id;
}

/** A worker that took the next task and then does nothing. */
function claim(holder: number): Promise<LeasedTask | undefined> {
  return asSystem(world.deps.db, async (tx) => {
    const id = await world.deps.queue.take(tx);
    return id === undefined ? undefined : leaseTask(tx, id, holder);
  });
}

async function claimAsLivingWorker() {
  const { standing, stop } = await world.work(1);
  await stop();
  await standing.open();
  const task = await claim(standing.holder);
  if (task === undefined) throw new Error("There was nothing to claim.");
  return { task, standing };
}

const finish = (task: LeasedTask) => asOwner(world.deps.db, task.user_id, (tx) => finishTask(tx, task.user_id, task));
const expire = (task: LeasedTask) =>
  world.sql("update tasks set lease_until = clock_timestamp() - interval '1 second' where id = $1", [task.id]);

test("a task is given to one worker only", async () => {
  await startOne();
  const claims = await Promise.all([1, 2, 3, 4].map(claim));
  expect(claims.filter((task) => task !== undefined)).toHaveLength(1);
});

test("a living worker keeps its task while its lease runs", async () => {
  await startOne();
  const { task, standing } = await claimAsLivingWorker();
  await sweepTasks(world.deps);
  expect(await finish(task)).toBe(true);
  await standing.close();
});

test("a worker whose process died loses its task at once, without a mark against the file", async () => {
  await startOne();
  const { standing } = await claimAsLivingWorker();
  await standing.close();
  await sweepTasks(world.deps);
  const next = await claim(2);
  expect(next).toMatchObject({ failures: 0, crashes: 0 });
});

test("a worker that stood still past its lease cannot finish what another took over", async () => {
  await startOne();
  const { task: late, standing } = await claimAsLivingWorker();
  await expire(late);
  await sweepTasks(world.deps);
  const second = await claim(standing.holder);
  expect(second?.id).toBe(late.id);
  expect(await finish(late)).toBe(false);
  expect(await asOwner(world.deps.db, late.user_id, (tx) => extendLease(tx, late.user_id, late, "parsing"))).toBe(
    false,
  );
  expect(second && (await finish(second))).toBe(true);
  expect(second && (await finish(second))).toBe(false);
  await standing.close();
});

test("a claim that is rolled back leaves the task to the next worker", async () => {
  await startOne();
  const failing = asSystem(world.deps.db, async (tx) => {
    const id = await world.deps.queue.take(tx);
    if (id !== undefined) await leaseTask(tx, id, 1);
    throw new Error("killed between claim and commit");
  });
  await expect(failing).rejects.toThrow("killed");
  expect(await claim(2)).toBeDefined();
});

test("an upload deleted while its CV is read leaves nothing behind", async () => {
  const uploadId = await startOne();
  const { task, standing } = await claimAsLivingWorker();
  await world.sql("delete from bulk_file_uploads where id = $1", [uploadId]);
  expect(await finish(task)).toBe(false);
  await standing.close();
});
