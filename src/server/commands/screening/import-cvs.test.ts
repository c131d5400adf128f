import { expect, test } from "vitest";
import { BulkImport } from "#shared/screening/bulk-import.ts";
import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { PLAIN_CV } from "#tests/support/invented-documents.ts";
import type { SampleFile } from "#tests/support/test-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test");

const [first = { fileName: "", bytes: new Uint8Array() }, ...cvs] = inventedCvs(4);
const docx = { fileName: "Zoë.docx", bytes: writePlainDocx(PLAIN_CV.split("\n").map((text) => ({ text }))) };
const broken = { fileName: "notes.pdf", bytes: Buffer.from("no document") };

function send(files: SampleFile[], { key, openingId }: { key?: string; openingId?: string } = {}, who = robin) {
  const form = new FormData();
  if (openingId !== undefined) form.set("job_id", openingId);
  for (const [place, { fileName, bytes }] of files.entries())
    form.set(`file_${place}`, new Blob([bytes.slice()]), fileName);
  const headers = { ...(key !== undefined && { "idempotency-key": key }) };
  return who.send("/api/functions/bulk-resume-import", { method: "POST", body: form, headers });
}

const imported = async (...input: Parameters<typeof send>) => BulkImport.parse(await (await send(...input)).json());

async function screenAnOpening() {
  await world.work();
  const upload = await robin.upload(inventedVacancy(), [first], { shortlist_count: 3 });
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [opening] = await robin.json("GET", "/api/jobs");
  return String(opening.id);
}

test("more CVs for an opening are screened by its job description, which is not asked for again", async () => {
  const openingId = await screenAnOpening();
  const { upload_id, results } = await imported([...cvs, docx], { openingId });
  expect(results.map(({ status }) => status)).toEqual(["uploaded", "uploaded", "uploaded", "uploaded"]);
  const status = await robin.untilDone(upload_id ?? "");
  expect(status).toMatchObject({ status: "completed", total: 4, current: 4, failed: [] });
  const rows = await robin.candidates(upload_id ?? "");
  expect(new Set(rows.map(({ job_id }) => job_id))).toEqual(new Set([openingId]));
  expect(rows.map(({ file_name }) => file_name)).toContain("Zoë.docx");
  const ranked = await robin.json("GET", `/api/bulk-analysis-results?ranking_of=${upload_id}&is_shortlisted=true`);
  expect(ranked).toHaveLength(3);
  expect(await world.sql("select 1 from jobs")).toHaveLength(1);
  expect(await world.sql("select 1 from usage_ledger")).toHaveLength(5);
});

test("a copy, an empty file and what is no document are named and left out, the rest is screened", async () => {
  await screenAnOpening();
  const [one = first] = cvs;
  const empty = { fileName: "empty.docx", bytes: new Uint8Array() };
  const text = { fileName: "notes.txt", bytes: Buffer.from("text") };
  const { upload_id, results } = await imported([one, { ...one, fileName: "copy.pdf" }, broken, empty, text]);
  expect(results).toEqual([
    { file: one.fileName, status: "uploaded" },
    { file: "copy.pdf", status: "duplicate", same_as: one.fileName },
    { file: "notes.pdf", status: "refused", reason: "not_a_pdf" },
    { file: "empty.docx", status: "refused", reason: "empty_file" },
    { file: "notes.txt", status: "refused", reason: "not_a_document" },
  ]);
  expect(await robin.untilDone(upload_id ?? "")).toMatchObject({ total: 1, status: "completed" });
  const kept = await world.sql("select file_name from stored_files where upload_id = $1 order by 1", [upload_id]);
  expect(kept).toHaveLength(2);
});

test("a file that is too large, and a large one that is no document, hold up nothing that comes after them", async () => {
  await screenAnOpening();
  const large = { fileName: "large.docx", bytes: Buffer.concat([docx.bytes, Buffer.alloc(MAX_FILE_BYTES)]) };
  const photo = { fileName: "photo.pdf", bytes: Buffer.alloc(3_000_000, 7) };
  const { results } = await imported([large, photo, docx]);
  expect(results.map(({ status, reason }) => reason ?? status)).toEqual(["file_too_large", "not_a_pdf", "uploaded"]);
});

test("where no file can be taken nothing is left behind", async () => {
  await screenAnOpening();
  expect(await imported([broken], { key: "k" })).toMatchObject({ upload_id: null });
  expect(await imported([broken], { key: "k" })).toMatchObject({ upload_id: null });
  expect(await world.sql("select 1 from bulk_file_uploads")).toHaveLength(1);
});

test("the same import sent twice, one after the other or at once, is one", async () => {
  await screenAnOpening();
  const answer = await imported(cvs, { key: "again" });
  expect(await imported(cvs, { key: "again" })).toEqual(answer);
  const both = await Promise.all([send(cvs, { key: "at once" }), send(cvs, { key: "at once" })]);
  const told = await Promise.all(both.filter(({ ok }) => ok).map((each) => each.json()));
  expect(new Set(told.map(({ upload_id }) => upload_id)).size).toBe(1);
  expect(await world.sql("select 1 from bulk_file_uploads")).toHaveLength(3);
});

test("an import that broke off goes on where it was when it is sent again", async () => {
  await screenAnOpening();
  const { storage } = world.deps;
  const put = storage.put.bind(storage);
  let files = 0;
  storage.put = async (...input) => {
    files += 1;
    if (files === 3) throw new Error("The machine stopped.");
    return put(...input);
  };
  expect((await send(cvs, { key: "k" })).status).toBe(500);
  const { upload_id, results } = await imported(cvs, { key: "k" });
  expect(results.every(({ status }) => status === "uploaded")).toBe(true);
  expect(await robin.untilDone(upload_id ?? "")).toMatchObject({ total: 3, status: "completed" });
  expect(await world.sql("select 1 from bulk_file_uploads")).toHaveLength(2);
});

test("without a screened job description there is nothing to import for", async () => {
  const answer = await send(cvs);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: "no_opening" } });
  expect(await world.sql("select 1 from bulk_file_uploads")).toEqual([]);
});

test("an opening of somebody else, or none, is not found; an import without files is refused", async () => {
  const openingId = await screenAnOpening();
  const sam = await world.client();
  expect((await send(cvs, { openingId }, sam)).status).toBe(404);
  expect((await send(cvs, { openingId: crypto.randomUUID() })).status).toBe(404);
  expect((await send(cvs, { openingId: "none" })).status).toBe(400);
  expect(await (await send([])).json()).toMatchObject({ error: { code: "no_cvs" } });
});

test("more than 250 files are too many", async () => {
  await screenAnOpening();
  const many = Array.from({ length: 251 }, (_, place) => ({
    fileName: `${place}.pdf`,
    bytes: Buffer.from(`%PDF-${place}`),
  }));
  expect(await (await send(many)).json()).toMatchObject({ error: { code: "too_many_cvs" } });
});
