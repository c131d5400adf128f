import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { applyRetention } from "#pipeline/housekeeping/retention.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { CreatedUpload } from "#shared/screening/upload.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test");

const [cv = { fileName: "", bytes: new Uint8Array() }, other = cv] = inventedCvs(2);
const big = { fileName: "big.pdf", bytes: Buffer.concat([Buffer.from("%PDF-1.7\n")], MAX_FILE_BYTES) };
const GIGABYTE = 1024 ** 3;

async function refusalOf(pending: Promise<Response>) {
  const answer = await pending;
  return [answer.status, (await answer.json()).error?.code];
}

const begin = () => robin.send("/api/bulk-file-uploads", { method: "POST", body: JSON.stringify({ total_cvs: 1 }) });
const pathIn = (id: string, position = 1, at = 1) => `${robin.userId}/${id}/cv-${position}-${at}.pdf`;
const bytesOf = async (userId: string) =>
  Number((await world.sql("select bytes from storage_use where user_id = $1", [userId]))[0]?.bytes ?? 0);
const setUse = (bytes: number) =>
  world.sql("insert into storage_use values ($1, $2) on conflict (user_id) do update set bytes = $2", [
    robin.userId,
    bytes,
  ]);
const storedObjects = () =>
  readdirSync(join(world.folder, "cv-uploads"), { recursive: true, withFileTypes: true }).filter((it) => it.isFile());

test("a trial that announced one CV cannot store forty of them", async () => {
  const created = CreatedUpload.parse(
    await (
      await world.send("/api/bulk-file-uploads", { method: "POST", body: JSON.stringify({ total_cvs: 1 }) })
    ).json(),
  );
  const headers = { "x-claim-secret": created.claim_secret ?? "" };
  const put = (at: number) =>
    world.send(`/api/storage/cv-uploads/${created.user_id}/${created.id}/cv-1-${at}.pdf`, {
      method: "PUT",
      body: new Blob([big.bytes]),
      headers,
    });
  expect((await put(1)).status).toBe(200);
  for (const at of [2, 3, 4]) expect(await refusalOf(put(at))).toEqual([422, "too_many_cvs"]);
  expect((await put(1)).status).toBe(200);
  expect(storedObjects()).toHaveLength(1);
  expect(await bytesOf(created.user_id)).toBe(MAX_FILE_BYTES);
});

test("an upload has one job description, which another one at its place replaces", async () => {
  const { id } = await robin.createUpload(1);
  const put = (at: number) =>
    robin.putFile("job-descriptions", `${robin.userId}/${id}/job-description-1-${at}.pdf`, inventedVacancy());
  expect([(await put(1)).status, (await put(1)).status]).toEqual([200, 200]);
  expect(await refusalOf(put(2))).toEqual([422, "too_many_cvs"]);
});

test("what is stored is counted as it comes, is replaced and goes", async () => {
  const { id } = await robin.createUpload(2);
  for (const position of [1, 2]) await robin.putFile("cv-uploads", pathIn(id, position), cv);
  expect(await bytesOf(robin.userId)).toBe(2 * cv.bytes.length);
  await robin.putFile("cv-uploads", pathIn(id, 2), other);
  expect(await bytesOf(robin.userId)).toBe(cv.bytes.length + other.bytes.length);
  await world.sql("delete from bulk_file_uploads where id = $1", [id]);
  expect(await bytesOf(robin.userId)).toBe(0);
});

test.each([
  ["free", 5 * GIGABYTE],
  ["paid", 100 * GIGABYTE],
])("on the %s plan nothing more is stored once its room is used, by upload or by hand", async (plan, most) => {
  await world.sql("update users set plan = $2 where id = $1", [robin.userId, plan]);
  const { id } = await robin.createUpload(1);
  const person = Candidate.parse(
    await robin.json("POST", "/api/bulk-analysis-results", { name: "Mona Reyes", position: "Engineer" }),
  );
  const attach = () =>
    robin.send(`/api/bulk-analysis-results/${person.id}/cv`, { method: "PUT", body: new Blob([cv.bytes.slice()]) });
  for (const bytes of [most - 1, most + 1]) {
    await setUse(bytes);
    expect(await refusalOf(robin.putFile("cv-uploads", pathIn(id), cv))).toEqual([403, "storage_limit"]);
    expect(await refusalOf(attach())).toEqual([403, "storage_limit"]);
    expect(await bytesOf(robin.userId)).toBe(bytes);
  }
  await setUse(most - cv.bytes.length);
  expect((await robin.putFile("cv-uploads", pathIn(id), cv)).status).toBe(200);
});

test("fifty uploads may be begun and not started; a CV attached by hand is none of them", async () => {
  for (let count = 0; count < 50; count += 1) expect((await begin()).status).toBe(200);
  expect(await refusalOf(begin())).toEqual([409, "too_many_uploads"]);
  await world.sql("update bulk_file_uploads set cv_file_paths = array[$1]", [
    `${robin.userId}/manual-uploads/1-cv.pdf`,
  ]);
  expect((await begin()).status).toBe(200);
});

test("one address stores so much and begins so many uploads a day, over all its accounts", async () => {
  const { id } = await robin.createUpload(1);
  await robin.putFile("cv-uploads", pathIn(id), cv);
  await world.sql("update rate_limits set hits = 20000 where bucket = 'megabytes_from_address'");
  const sam = await world.client();
  const theirs = await sam.createUpload(1);
  const put = sam.putFile("cv-uploads", `${sam.userId}/${theirs.id}/cv-1-1.pdf`, cv);
  expect(await refusalOf(put)).toEqual([429, "too_many_requests"]);
  expect(storedObjects()).toHaveLength(1);
  await world.sql("update rate_limits set hits = 1000 where bucket = 'uploads_from_address'");
  expect(await refusalOf(begin())).toEqual([429, "too_many_requests"]);
});

test("an upload that was never started goes after a day with its files; what was started, or attached by hand, stays", async () => {
  const person = Candidate.parse(
    await robin.json("POST", "/api/bulk-analysis-results", { name: "Mona Reyes", position: "Engineer" }),
  );
  await robin.send(`/api/bulk-analysis-results/${person.id}/cv`, { method: "PUT", body: new Blob([cv.bytes.slice()]) });
  const started = await robin.upload(inventedVacancy(), [cv]);
  await robin.start(started.id);
  const forgotten = await robin.upload(inventedVacancy(), [cv]);
  await world.sql("update bulk_file_uploads set created_at = now() - interval '25 hours'");
  const fresh = await robin.upload(inventedVacancy(), [cv]);
  await applyRetention(world.deps);
  const left = await world.sql("select id from bulk_file_uploads where cv_file_paths[1] not like '%manual%'");
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([started.id, fresh.id]));
  expect((await robin.send(`/api/storage/cv-uploads/${forgotten.cv_file_paths[0]}`)).status).toBe(404);
  expect(storedObjects()).toHaveLength(3);
});
