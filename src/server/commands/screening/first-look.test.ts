import { expect, test } from "vitest";
import { AnalysisStatus } from "#shared/screening/progress.ts";
import { Upload } from "#shared/screening/upload.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { pickEvenly } from "./pick-evenly.ts";

openWorldPer("file");
signUpRobinPer("file");

const goOn = async (id: string, client = robin) =>
  Upload.parse(await client.json("POST", "/api/functions/continue-screening", { bulkUploadId: id }));
const unitsOf = async () =>
  (await world.sql("select count(*)::int as units from usage_ledger where user_id = $1", [robin.userId]))[0].units;
const statusOf = async (id: string) =>
  AnalysisStatus.parse(await robin.json("POST", "/api/functions/analysis-status", { batchId: id }));

/** When each CV was read. */
const readings = (id: string) =>
  world.sql(
    "select id, completed_at from bulk_analysis_results where bulk_upload_id = $1 and completed_at is not null",
    [id],
  );

test("ten of many are from the whole list, each once", () => {
  const list = Array.from({ length: 250 }, (_, at) => at);
  expect(pickEvenly(list, 10)).toEqual([0, 25, 50, 75, 100, 125, 150, 175, 200, 225]);
  expect(pickEvenly(list.slice(0, 11), 10)).toHaveLength(10);
  expect(new Set(pickEvenly(list.slice(0, 11), 10)).size).toBe(10);
  expect(pickEvenly(list.slice(0, 3), 10)).toEqual([0, 1, 2]);
});

test("I look at four first, change the board and go on: nobody is read or counted twice", async () => {
  const working = await world.work();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(12), { first_look: 4 });
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const first = await robin.candidates(upload.id);
  expect(first.map(({ file_name }) => file_name.slice(0, 3)).toSorted()).toEqual(["001", "004", "007", "010"]);
  expect(await statusOf(upload.id)).toMatchObject({ percent: 100, current: 4, total: 4, status: "completed" });
  expect(await unitsOf()).toBe(4);
  const before = await readings(upload.id);

  const path = `/api/bulk-file-uploads/${upload.id}/criteria`;
  const { version, criteria } = await robin.json("GET", path);
  const rows = [{ wording: "Redis", importance: "must", weight: 4 }, ...criteria];
  await robin.json("PUT", path, { version, rows });

  expect(await goOn(upload.id)).toMatchObject({ status: "analyzing", first_look: null });
  expect(await goOn(upload.id)).toMatchObject({ first_look: null });
  await robin.untilDone(upload.id);
  const all = await robin.candidates(upload.id);
  expect(all).toHaveLength(12);
  expect(await unitsOf()).toBe(12);
  for (const { findings } of all) expect(findings).toHaveLength(criteria.length + 1);
  expect(await readings(upload.id)).toHaveLength(12);
  expect(await readings(upload.id)).toEqual(expect.arrayContaining(before));
  expect(new Set(all.map(({ job_id }) => job_id)).size).toBe(1);
  await working.stop();
});

test("a first look that is cancelled goes on with the same few, and then with all", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(9), { first_look: 3 });
  await robin.start(upload.id);
  await robin.json("POST", "/api/analysis/cancel", { bulkUploadId: upload.id });
  const refused = await robin.send("/api/functions/continue-screening", {
    method: "POST",
    body: JSON.stringify({ bulkUploadId: upload.id }),
  });
  expect(refused.status).toBe(409);
  const working = await world.work();
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  expect(await robin.candidates(upload.id)).toHaveLength(3);
  await goOn(upload.id);
  await robin.untilDone(upload.id);
  expect(await robin.candidates(upload.id)).toHaveLength(9);
  await working.stop();
});

test("the rest is refused where the month has no room for it, and the first look stays", async () => {
  const working = await world.work();
  const sam = await world.client();
  const upload = await sam.upload(inventedVacancy(), inventedCvs(6), { first_look: 2 });
  await sam.start(upload.id);
  await sam.untilDone(upload.id);
  await world.sql(
    `insert into usage_ledger (candidate_id, user_id, period) select gen_random_uuid(), id, resume_count_reset_date
     from users, generate_series(1, 20) where id = $1`,
    [sam.userId],
  );
  const refused = await sam.send("/api/functions/continue-screening", {
    method: "POST",
    body: JSON.stringify({ bulkUploadId: upload.id }),
  });
  expect((await refused.json()).error.code).toBe("limit_reached");
  const kept = await sam.json("GET", `/api/bulk-file-uploads/${upload.id}`);
  expect(kept).toMatchObject({ status: "completed", first_look: 2 });
  expect(await sam.candidates(upload.id)).toHaveLength(2);
  await working.stop();
});

test("of a handful there is nothing to look at first", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2), { first_look: 10 });
  expect(await robin.start(upload.id)).toMatchObject({ first_look: null });
});

test("somebody else cannot go on with my upload, and it cannot be asked for once it runs", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2), { first_look: 1 });
  const sam = await world.client();
  const foreign = await sam.send("/api/functions/continue-screening", {
    method: "POST",
    body: JSON.stringify({ bulkUploadId: upload.id }),
  });
  expect(foreign.status).toBe(404);
  await robin.start(upload.id);
  const late = await robin.send(`/api/bulk-file-uploads/${upload.id}`, {
    method: "PATCH",
    body: JSON.stringify({ first_look: 2 }),
  });
  expect((await late.json()).error.code).toBe("upload_already_started");
});
