import { afterEach, expect, test, vi } from "vitest";
import { asOwner, asSystem } from "#db/client.ts";
import type { Lane } from "#db/queue/task.ts";
import { extendLease, finishTask, leaseTask, type LeasedTask } from "#db/queue/task-queries.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { claimTask } from "./claim-task.ts";
import { Heartbeat } from "./heartbeat.ts";
import { sweepTasks } from "#pipeline/housekeeping/housekeeping.ts";
import { giveBack } from "./settle-task.ts";
import { until } from "#tests/support/until.ts";

openWorldPer("test");
signUpRobinPer("test");
afterEach(() => {
  vi.useRealTimers();
});

async function startOne() {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(upload.id);
  return upload.id;
}

/** A worker that took the next task and then does nothing. */
const claim = (holder: number, lane: Lane = "quick") => claimTask(world.deps, lane, holder);

async function getClaim(holder: number, lane?: Lane): Promise<LeasedTask> {
  const task = await claim(holder, lane);
  if (task === undefined) throw new Error("There was nothing to claim.");
  return task;
}

/** Its own loop is stopped before there is anything to claim. */
async function openLivingWorker() {
  const { persistent, stop } = await world.work(1);
  await stop();
  await persistent.open();
  return persistent;
}

async function claimAsLivingWorker() {
  const persistent = await openLivingWorker();
  const uploadId = await startOne();
  return { uploadId, task: await getClaim(persistent.holder), persistent };
}

/** The job description of a new upload, found to be a scan. */
async function startScanned() {
  const uploadId = await startOne();
  const task = await getClaim(1);
  await giveBack(world.deps, task, { lane: "slow" });
  return { uploadId, task };
}

const finish = (task: LeasedTask) => asOwner(world.deps.db, task.user_id, (tx) => finishTask(tx, task.user_id, task));
const messages = async () => (await world.sql("select name from pgboss.job")).map(({ name }) => name);
const expire = (task: LeasedTask) =>
  world.sql("update tasks set lease_until = clock_timestamp() - interval '1 second' where id = $1", [task.id]);

test("a task is given to one worker only", async () => {
  await startOne();
  const claims = await Promise.all([1, 2, 3, 4].map((holder) => claim(holder)));
  expect(claims.filter((task) => task !== undefined)).toHaveLength(1);
});

test("a living worker keeps its task while its lease runs", async () => {
  const { task, persistent } = await claimAsLivingWorker();
  await sweepTasks(world.deps);
  expect(await finish(task)).toBe(true);
  await persistent.close();
});

test.each([-3_600_000, 3_600_000, 31 * 86_400_000])(
  "a worker whose clock is %i ms off neither loses its task nor keeps it longer: the database's clock counts",
  async (offMs) => {
    const persistent = await openLivingWorker();
    await startOne();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offMs });
    const task = await getClaim(persistent.holder);
    const beat = () =>
      asOwner(world.deps.db, task.user_id, (tx) => extendLease(tx, task.user_id, task, { stage: "parsing" }));
    expect(await beat()).toBe(true);
    await sweepTasks(world.deps);
    expect(await beat()).toBe(true);
    await expire(task);
    await sweepTasks(world.deps);
    expect(await finish(task)).toBe(false);
    vi.useRealTimers();
    await persistent.close();
  },
);

test("a worker whose process died loses its task at once, without a mark against the file", async () => {
  const { persistent } = await claimAsLivingWorker();
  await persistent.close();
  await sweepTasks(world.deps);
  const next = await claim(2);
  expect(next).toMatchObject({ failures: 0, crashes: 0 });
});

test("a worker that stood still past its lease cannot finish what another took over", async () => {
  const { task: late, persistent } = await claimAsLivingWorker();
  await expire(late);
  await sweepTasks(world.deps);
  const second = await claim(persistent.holder);
  expect(second?.id).toBe(late.id);
  expect(await finish(late)).toBe(false);
  expect(
    await asOwner(world.deps.db, late.user_id, (tx) => extendLease(tx, late.user_id, late, { stage: "parsing" })),
  ).toBe(false);
  expect(second && (await finish(second))).toBe(true);
  expect(second && (await finish(second))).toBe(false);
  await persistent.close();
});

test("a claim that is rolled back leaves the task to the next worker", async () => {
  await startOne();
  const failing = asSystem(world.deps.db, async (tx) => {
    const id = await world.deps.queue.take(tx, "quick");
    if (id !== undefined) await leaseTask(tx, id, 1);
    throw new Error("killed between claim and commit");
  });
  await expect(failing).rejects.toThrow("killed");
  expect(await claim(2)).toBeDefined();
});

test("an upload deleted while its CV is read leaves nothing behind", async () => {
  const { uploadId, task, persistent } = await claimAsLivingWorker();
  await world.sql("delete from bulk_file_uploads where id = $1", [uploadId]);
  expect(await finish(task)).toBe(false);
  await persistent.close();
});

test("a file that turns out to be a scan waits in the slow lane and nowhere else, without a mark", async () => {
  const { task } = await startScanned();
  expect(await claim(2, "quick")).toBeUndefined();
  expect(await claim(2, "slow")).toMatchObject({ id: task.id, lane: "slow", failures: 0, crashes: 0 });
  expect(await messages()).toEqual(["scans"]);
});

test("a scan whose worker died is read again in the slow lane, without a mark", async () => {
  const { task } = await startScanned();
  await claim(2, "slow");
  await sweepTasks(world.deps);
  expect(await claim(3, "quick")).toBeUndefined();
  expect(await claim(3, "slow")).toMatchObject({ id: task.id, failures: 0, crashes: 0 });
});

test("a worker that lost its task cannot move it to the slow lane", async () => {
  await startOne();
  const late = await getClaim(1);
  await sweepTasks(world.deps);
  await giveBack(world.deps, late, { lane: "slow" });
  expect(await messages()).toEqual(["screening"]);
  expect(await claim(2, "quick")).toMatchObject({ id: late.id, lane: "quick" });
});

test("the page of a scan is told within about a second, and a worker that lost the scan hears of it", async () => {
  const { uploadId } = await startScanned();
  const onLost = vi.fn<() => void>();
  const heart = new Heartbeat(world.deps, await getClaim(2, "slow"), onLost);
  for (const number of [1, 2]) heart.note({ stage: "ocr", page: { number, of: 3 } });
  const told = { stage: "ocr", page: { number: 2, of: 3 }, filename: null };
  await until(async () => expect(await robin.status(uploadId)).toMatchObject(told));
  await sweepTasks(world.deps);
  heart.note({ stage: "ocr", page: { number: 3, of: 3 } });
  await until(() => expect(onLost).toHaveBeenCalled());
  heart.stop();
  expect(heart.isLost).toBe(true);
});

test("a scanned job description goes ahead of all scanned CVs", async () => {
  const { task: first } = await startScanned();
  await world.sql("update tasks set priority = 0 where id = $1", [first.id]);
  await claim(2, "slow");
  await sweepTasks(world.deps);
  const { task: vacancy } = await startScanned();
  expect(await claim(3, "slow")).toMatchObject({ id: vacancy.id });
});

test("cancelling takes a scan out of its queue, whether it waits or is read", async () => {
  for (const isRead of [false, true]) {
    const { uploadId } = await startScanned();
    if (isRead) await claim(2, "slow");
    await robin.json("POST", "/api/analysis/cancel", { bulkUploadId: uploadId });
    expect(await messages()).toEqual([]);
  }
});

test("an upload deleted while its scan waits leaves nothing behind", async () => {
  const { uploadId } = await startScanned();
  await world.sql("delete from bulk_file_uploads where id = $1", [uploadId]);
  expect(await claim(2, "slow")).toBeUndefined();
  expect(await messages()).toEqual([]);
});
