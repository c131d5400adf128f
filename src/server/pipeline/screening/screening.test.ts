import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test", "pro");

const broken = { fileName: "broken.pdf", bytes: Buffer.from("%PDF-1.7 and then nothing a reader could use") };
const SECRET = "Ten years of Kubernetes and Terraform at the largest theatre";
const ledger = async () => (await world.sql("select count(*)::int as units from usage_ledger"))[0].units;

test("CVs are screened, counted once each, and ranked from 1 without gaps", async () => {
  await world.work(2);
  const upload = await robin.upload(inventedVacancy(), inventedCvs(12), { shortlist_count: 5 });
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const shortlist = await robin.shortlist(upload.id);
  expect(shortlist.map((candidate) => candidate.shortlist_rank)).toEqual([1, 2, 3, 4, 5]);
  const scores = shortlist.map((candidate) => candidate.score ?? 0);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  const rest = (await robin.candidates(upload.id)).filter((candidate) => !candidate.is_shortlisted);
  expect(Math.max(...rest.map((candidate) => candidate.score ?? 0))).toBeLessThanOrEqual(Math.min(...scores));
  expect(await ledger()).toBe(12);
  expect(await robin.json("GET", "/api/users/me")).toMatchObject({ plan: "paid", monthly_resume_count: 12 });
});

test("a percentage is rounded up", async () => {
  await world.work();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(6), { shortlist_percentage: 20 });
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  expect(await robin.shortlist(upload.id)).toHaveLength(2);
});

function withoutIds(row: Candidate) {
  const {
    id: _id,
    user_id: _user,
    bulk_upload_id: _upload,
    job_id: _job,
    cv_file_path: _path,
    created_at: _at,
    ...rest
  } = row;
  return rest;
}

test("the same CVs give the same results, whatever order the workers take them in", async () => {
  await world.work(2);
  const results = [];
  for (const who of [robin, await world.proClient()]) {
    const upload = await who.upload(inventedVacancy(), inventedCvs(8));
    await who.start(upload.id);
    await who.untilDone(upload.id);
    const rows = await who.candidates(upload.id);
    results.push(rows.map(withoutIds));
  }
  expect(results[0]).toEqual(results[1]);
});

test("a CV that cannot be read fails alone, with a reason and at no cost", async () => {
  await world.work();
  const upload = await robin.upload(inventedVacancy(), [...inventedCvs(3), broken]);
  await robin.start(upload.id);
  const status = await robin.untilDone(upload.id);
  expect(status.failed).toEqual([
    { filename: "broken.pdf", reason: expect.stringMatching(/damaged|no readable text/) },
  ]);
  expect(await ledger()).toBe(3);
  expect(await robin.shortlist(upload.id)).toHaveLength(3);
});

test("text that nobody sees is listed with its CV", async () => {
  const lines = [{ text: "Alva Ashgrove" }, { text: "Python and PostgreSQL" }, { text: SECRET, renderMode: 3 }];
  await world.work();
  const upload = await robin.upload(inventedVacancy(), [{ fileName: "hidden.pdf", bytes: writePdf([lines]) }]);
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [candidate] = await robin.candidates(upload.id);
  expect(candidate).toMatchObject({
    status: "completed",
    hidden_text: [{ kind: "unpainted", page: 1, text: SECRET }],
    hidden_characters: SECRET.replaceAll(" ", "").length,
  });
});

test("a job description that cannot be read ends the upload with a reason and costs nothing", async () => {
  await world.work();
  const upload = await robin.upload({ ...broken, fileName: "vacancy.pdf" }, inventedCvs(2));
  await robin.start(upload.id);
  const status = await robin.untilDone(upload.id);
  expect(status.error).toContain("The job description could not be used.");
  expect(status.percent).toBeLessThan(100);
  expect(await ledger()).toBe(0);
});

test("progress never falls and reaches 100 only with the shortlist", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(30));
  await robin.start(upload.id);
  expect(await robin.status(upload.id)).toMatchObject({ percent: 0, current: 0, total: 30 });
  await world.work();
  const seen: number[] = [];
  while (seen.at(-1) !== 100) seen.push((await robin.status(upload.id)).percent);
  expect(await robin.shortlist(upload.id)).toHaveLength(10);
  expect(seen).toEqual(seen.toSorted((left, right) => left - right));
  expect(new Set(seen).size).toBeGreaterThan(2);
});

test("somebody's five CVs do not wait behind somebody else's forty", async () => {
  const sam = await world.client();
  const [big, small] = [
    await robin.upload(inventedVacancy(), inventedCvs(40)),
    await sam.upload(inventedVacancy(), inventedCvs(5)),
  ];
  await robin.start(big.id);
  await sam.start(small.id);
  await world.work(2);
  await sam.untilDone(small.id);
  expect((await robin.status(big.id)).current).toBeLessThan(30);
  await robin.untilDone(big.id);
});

test("a stored file that vanished or changed is told as such and nothing else suffers", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(3));
  const [file] = await world.sql("select storage_key, file_name from stored_files where path = $1", [
    upload.cv_file_paths[1],
  ]);
  rmSync(join(world.folder, file.storage_key));
  await robin.start(upload.id);
  await world.work();
  const status = await robin.untilDone(upload.id);
  expect(status.failed).toEqual([
    { filename: file.file_name, reason: "The stored file is missing or has changed since it was uploaded." },
  ]);
});

test("a stored file that the disk cannot read is tried again and then set aside, and nothing else suffers", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2));
  const [file] = await world.sql("select storage_key, file_name from stored_files where path = $1", [
    upload.cv_file_paths[1],
  ]);
  // A folder in its place is what root, too, gets an error from.
  rmSync(join(world.folder, file.storage_key));
  mkdirSync(join(world.folder, file.storage_key));
  await robin.start(upload.id);
  await world.work();
  const status = await robin.untilDone(upload.id);
  const reason = "A fault on our side kept this file from being read. Please try again.";
  expect(status.failed).toEqual([{ filename: file.file_name, reason }]);
});

test("a failed CV can be tried again, twenty times at once, and still counts once", async () => {
  await world.work();
  const upload = await robin.upload(inventedVacancy(), [...inventedCvs(2), broken]);
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const again = { bulkUploadId: upload.id, filename: "broken.pdf" };
  await Promise.all(Array.from({ length: 20 }, () => robin.json("POST", "/api/analysis/restart", again)));
  const status = await robin.untilDone(upload.id);
  expect(status.failed).toHaveLength(1);
  expect(await robin.candidates(upload.id)).toHaveLength(3);
  expect(await ledger()).toBe(2);
});

test("a skipped CV no longer asks for a decision, and the upload ends without it", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(3));
  await robin.start(upload.id);
  const [first] = await robin.candidates(upload.id);
  const skip = { bulkUploadId: upload.id, filename: first?.file_name };
  await Promise.all(Array.from({ length: 5 }, () => robin.json("POST", "/api/analysis/skip", skip)));
  await world.work();
  const status = await robin.untilDone(upload.id);
  expect(status).toMatchObject({ current: 3, total: 3, failed: [] });
  expect(await ledger()).toBe(2);
});

test("cancelling keeps what is screened, and starting again goes on from there", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(40));
  await robin.start(upload.id);
  const working = await world.work(1);
  while ((await robin.status(upload.id)).current < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  const cancelled = await robin.json("POST", "/api/analysis/cancel", { bulkUploadId: upload.id });
  expect(cancelled.status).toBe("cancelled");
  await working.stop();
  const kept = await robin.candidates(upload.id);
  expect(kept.every((candidate) => candidate.status === "completed")).toBe(true);
  const ranks = (await robin.shortlist(upload.id)).map((candidate) => candidate.shortlist_rank);
  expect(ranks).toEqual(kept.slice(0, 10).map((_, index) => index + 1));
  expect(await ledger()).toBe(kept.length);
  await robin.start(upload.id);
  await world.work();
  await robin.untilDone(upload.id);
  expect(await robin.candidates(upload.id)).toHaveLength(40);
  expect(await ledger()).toBe(40);
});
