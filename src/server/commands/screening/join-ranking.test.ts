import { beforeEach, expect, test } from "vitest";
import { BulkImport } from "#shared/screening/bulk-import.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import type { SampleFile } from "#tests/support/test-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

const VACANCY = inventedVacancy();

openWorldPer("test");
signUpRobinPer("test", "pro");
beforeEach(async () => {
  await world.work();
});

const units = async () => (await world.sql("select count(*)::int as units from usage_ledger"))[0].units;

async function screen(cvs: SampleFile[], count = 3) {
  const upload = await robin.upload(VACANCY, cvs, { shortlist_count: count });
  await robin.start(upload.id);
  return { id: upload.id, status: await robin.untilDone(upload.id) };
}

async function importCvs(cvs: SampleFile[]) {
  const form = new FormData();
  for (const [index, { fileName, bytes }] of cvs.entries())
    form.append(`file_${index}`, new File([bytes.slice()], fileName));
  const answer = await robin.send("/api/functions/bulk-resume-import", { method: "POST", body: form });
  return BulkImport.parse(await answer.json());
}

const ranking = async (id: string) =>
  robin.json("GET", `/api/bulk-analysis-results?ranking_of=${id}&is_shortlisted=true&order=shortlist_rank.asc`);
const ranksOf = (rows: { shortlist_rank: number }[]) => rows.map(({ shortlist_rank }) => shortlist_rank);
const filesOf = (rows: { file_name: string }[]) => rows.map(({ file_name }) => file_name);

test("the same CVs chosen again for the same vacancy are one row and one unit each", async () => {
  const first = await screen(inventedCvs(4));
  const again = await screen(inventedCvs(6));
  expect(again.status.known).toHaveLength(4);
  expect(again.status.total).toBe(2);
  expect(await units()).toBe(6);
  expect(await robin.candidates(first.id)).toHaveLength(4);
  expect(await robin.json("GET", `/api/bulk-analysis-results?ranking_of=${again.id}`)).toHaveLength(6);
});

test("all of them known, the screening ends at once and shows the ranking", async () => {
  const first = await screen(inventedCvs(3));
  const again = await screen(inventedCvs(3));
  expect(again.status).toMatchObject({ percent: 100, total: 0, status: "completed" });
  expect(await ranking(again.id)).toEqual(await ranking(first.id));
  expect(await units()).toBe(3);
});

test("a candidate who comes later is ranked with everybody, in one shortlist of the size asked for last", async () => {
  const cvs = inventedCvs(8);
  const first = await screen(cvs.slice(0, 5));
  const alone = await screen(cvs.slice(5), 4);
  const shortlist = await ranking(first.id);
  expect(ranksOf(shortlist)).toEqual([1, 2, 3, 4]);
  expect(await ranking(alone.id)).toEqual(shortlist);
  const everybody = await robin.json("GET", `/api/bulk-analysis-results?ranking_of=${first.id}&order=score.desc`);
  const scores = everybody.map(({ score }: { score: number }) => score);
  expect(shortlist.map(({ score }: { score: number }) => score)).toEqual(scores.slice(0, 4));
});

test("an import joins the ranking, and a copy of a known CV is told and left out", async () => {
  const cvs = inventedCvs(6);
  const first = await screen(cvs.slice(0, 4));
  const copy = { fileName: "copy.pdf", bytes: cvs[0]?.bytes ?? new Uint8Array() };
  const { upload_id, results } = await importCvs([copy, ...cvs.slice(4)]);
  expect(results.map(({ status }) => status)).toEqual(["known", "uploaded", "uploaded"]);
  await robin.untilDone(upload_id ?? "");
  expect(await units()).toBe(6);
  const shortlist = await ranking(first.id);
  expect(ranksOf(shortlist)).toEqual([1, 2, 3]);
  expect(filesOf(shortlist)).not.toContain("copy.pdf");
});

test("changed weights move everybody of the ranking", async () => {
  const cvs = inventedCvs(6);
  const first = await screen(cvs.slice(0, 3));
  const later = await screen(cvs.slice(3));
  const { criteria } = await robin.json("GET", `/api/bulk-file-uploads/${first.id}/criteria`);
  const changes = [{ key: criteria[0].key, weight: 9 }];
  await robin.json("PATCH", `/api/bulk-file-uploads/${first.id}/criteria`, changes);
  const seen = await robin.json("GET", `/api/bulk-file-uploads/${later.id}/criteria`);
  expect(seen.criteria[0]).toMatchObject({ key: criteria[0].key, weight: 9 });
  expect(ranksOf(await ranking(later.id))).toEqual([1, 2, 3]);
});

test("another vacancy has a ranking of its own", async () => {
  const first = await screen(inventedCvs(3));
  const lines = ["Head Chef", "Requirements", "- 5 years in a professional kitchen", "- Food hygiene certificate"];
  const chef = { fileName: "chef.pdf", bytes: writePdf([lines.map((text) => ({ text }))]) };
  const upload = await robin.upload(chef, inventedCvs(3), { shortlist_count: 2 });
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  expect(ranksOf(await ranking(upload.id))).toEqual([1, 2]);
  expect(ranksOf(await ranking(first.id))).toEqual([1, 2, 3]);
  expect(await units()).toBe(6);
});
