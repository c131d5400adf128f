import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { keepCandidates } from "#tests/support/listed-candidates.ts";
import { scannedPdf } from "#tests/support/scanned-pdfs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { until } from "#tests/support/until.ts";

openWorldPer("test");
signUpRobinPer("test");

const deleteMany = (ids: string[], client = robin) =>
  client.send("/api/bulk-analysis-results/delete", { method: "POST", body: JSON.stringify({ ids }) });
const deleteOne = (id: string) => robin.send(`/api/bulk-analysis-results/${id}`, { method: "DELETE" });
const count = async (table: string) => (await world.sql(`select count(*)::int as rows from ${table}`))[0].rows;
const storedCvs = () =>
  readdirSync(world.folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.parentPath.includes("cv-uploads"),
  ).length;
const events = async () =>
  (await world.sql("select event from live_events where event->>'kind' = 'candidate.deleted' order by id")).map(
    ({ event }) => event,
  );

async function screen(cvs: number) {
  await world.work();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(cvs), { shortlist_count: 2 });
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  return upload.id;
}

test("who I delete is gone with the file, the others move up, and what was used stays used", async () => {
  const uploadId = await screen(3);
  const [first, second] = await robin.shortlist(uploadId);
  expect((await deleteOne(first?.id ?? "")).status).toBe(204);
  const after = await robin.shortlist(uploadId);
  expect(after.map(({ shortlist_rank }) => shortlist_rank)).toEqual([1, 2]);
  expect(after[0]?.id).toBe(second?.id);
  expect([storedCvs(), await count("applications"), await count("tasks where kind = 'screen_cv'")]).toEqual([2, 2, 2]);
  expect(await count("usage_ledger")).toBe(3);
  expect(await events()).toEqual([{ kind: "candidate.deleted", candidate_ids: [first?.id] }]);
  expect(await world.sql("select subject_id from audit_log where action = 'candidates_deleted'")).toEqual([
    { subject_id: first?.id },
  ]);
});

test("deleting twice is deleting once, alone or among others", async () => {
  const [a = "", b = ""] = await keepCandidates(world, robin.userId, [{}, {}]);
  expect((await deleteOne(a)).status).toBe(204);
  expect((await deleteOne(a)).status).toBe(204);
  expect((await deleteMany([a, b])).status).toBe(200);
  expect((await deleteMany([a, b, b])).status).toBe(200);
  expect(await count("bulk_analysis_results")).toBe(0);
  expect(await events()).toHaveLength(2);
});

test("two clicks at the same moment are written down once", async () => {
  const ids = await keepCandidates(world, robin.userId, [{}, {}]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => deleteMany(ids)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await events()).toHaveLength(1);
  expect(await count("audit_log where action = 'candidates_deleted'")).toBe(2);
});

test("one id that is not mine refuses all of them, like one that nobody has", async () => {
  const sam = await world.client();
  const [mine = ""] = await keepCandidates(world, robin.userId, [{}]);
  const [theirs = ""] = await keepCandidates(world, sam.userId, [{}]);
  for (const other of [theirs, crypto.randomUUID()]) expect((await deleteMany([mine, other])).status).toBe(404);
  expect(await count("bulk_analysis_results")).toBe(2);
  expect((await deleteMany([theirs], sam)).status).toBe(200);
  expect((await deleteMany([theirs])).status).toBe(404);
});

test("a thousand at once are deleted, and one more is refused", async () => {
  await world.sql(
    "insert into bulk_analysis_results (user_id, file_name, cv_file_path) select $1, n, n from generate_series(1, 1001) n",
    [robin.userId],
  );
  const ids = (await world.sql("select id from bulk_analysis_results")).map(({ id }) => id);
  expect((await deleteMany(ids)).status).toBe(400);
  expect((await deleteMany(ids.slice(1))).status).toBe(200);
  expect(await count("bulk_analysis_results")).toBe(1);
});

test("a CV that is deleted while it is being read is not brought back, and its screening ends without it", async () => {
  const scan = { fileName: "scan.pdf", bytes: scannedPdf() };
  const upload = await robin.upload(inventedVacancy(), [scan, ...inventedCvs(2)]);
  await world.work();
  await robin.start(upload.id);
  await until(async () => expect(await count("tasks where state = 'running' and lane = 'slow'")).toBe(1));
  await until(async () => expect((await robin.status(upload.id)).scores).toHaveLength(2));
  const [row] = await world.sql("select id from bulk_analysis_results where file_name = 'scan.pdf'");
  expect((await deleteMany([row.id])).status).toBe(200);
  expect(await robin.status(upload.id)).toMatchObject({ percent: 100, status: "completed", total: 2 });
  expect([await count("usage_ledger"), await count("pgboss.job where state <> 'completed'"), storedCvs()]).toEqual([
    2, 0, 2,
  ]);
  expect(await robin.shortlist(upload.id)).toHaveLength(2);
});

test("a screening that was cancelled can be started again without the CVs I deleted", async () => {
  const uploadId = await screen(2);
  const [first] = await robin.candidates(uploadId);
  await world.sql("update bulk_file_uploads set status = 'cancelled'");
  await deleteOne(first?.id ?? "");
  expect(await robin.start(uploadId)).toMatchObject({ status: "analyzing", total_cvs: 1 });
  expect((await robin.untilDone(uploadId)).total).toBe(1);
});
