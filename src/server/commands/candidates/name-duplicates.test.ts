import { beforeAll, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import type { SampleFile } from "#tests/support/test-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("file");
beforeAll(async () => {
  await world.work(1);
});

async function screen(...cvs: SampleFile[]) {
  const upload = await robin.upload(inventedVacancy(), cvs);
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  return upload.id;
}

function version(fileName: string, duty: string): SampleFile {
  const lines = ["Alva Ashgrove", "alva.ashgrove@example.org", "Work Experience", "Backend Engineer, Hollow Oak", duty];
  return { fileName, bytes: writePdf([lines.map((text) => ({ text }))]) };
}

/** File names instead of ids. */
async function namedIn(id: string, query?: string) {
  const everybody = new Map((await robin.candidates(id)).map((candidate) => [candidate.id, candidate.file_name]));
  const listed = await robin.candidates(id, query);
  return Object.fromEntries(
    listed.map(({ file_name, duplicates }) => [
      file_name,
      duplicates.map((duplicate) => [everybody.get(duplicate.id), duplicate.kind]),
    ]),
  );
}

const [cv, other] = inventedCvs(2);
if (cv === undefined || other === undefined) throw new Error("There are no CVs to test with.");

test("two copies of one CV name each other, are both screened and are one unit each", async () => {
  const id = await screen({ ...cv, fileName: "a.pdf" }, { ...other, fileName: "b.pdf" }, { ...cv, fileName: "c.pdf" });
  const expected = { "a.pdf": [["c.pdf", "same_content"]], "b.pdf": [], "c.pdf": [["a.pdf", "same_content"]] };
  expect(await namedIn(id)).toEqual(expected);
  const units = await world.sql("select count(*)::int as units from usage_ledger where upload_id = $1", [id]);
  expect(units).toEqual([{ units: 3 }]);
});

test("two versions of one person's CV name each other", async () => {
  const id = await screen(version("old.pdf", "Built REST services in Python"), version("new.pdf", "Ran PostgreSQL"));
  expect(await namedIn(id)).toEqual({
    "old.pdf": [["new.pdf", "same_person"]],
    "new.pdf": [["old.pdf", "same_person"]],
  });
});

test("a copy is named also when it is not on the page I look at, and by the candidate alone", async () => {
  const id = await screen({ ...cv, fileName: "a.pdf" }, { ...cv, fileName: "b.pdf" });
  expect(Object.values(await namedIn(id, "limit=1"))).toEqual([[[expect.any(String), "same_content"]]]);
  const [first, second] = await robin.candidates(id);
  const alone = await robin.json("GET", `/api/bulk-analysis-results/${first?.id}`);
  expect(alone.duplicates).toEqual([{ id: second?.id, kind: "same_content" }]);
});

test("the same CV in another upload is not a duplicate", async () => {
  const [id] = [await screen({ ...cv, fileName: "a.pdf" }), await screen({ ...cv, fileName: "a.pdf" })];
  expect(await namedIn(id)).toEqual({ "a.pdf": [] });
});

test("what tells duplicates never leaves the server", async () => {
  const id = await screen(cv);
  const listed = await robin.json("GET", `/api/bulk-analysis-results?bulk_upload_id=${id}`);
  const alone = await robin.json("GET", `/api/bulk-analysis-results/${listed[0].id}`);
  for (const answer of [listed[0], alone]) {
    expect(answer).not.toHaveProperty("content_hash");
    expect(answer).not.toHaveProperty("person_hashes");
  }
});
