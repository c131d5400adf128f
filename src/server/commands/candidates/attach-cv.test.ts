import { beforeEach, expect, test } from "vitest";
import { Candidate } from "#shared/candidates/candidate.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { SampleFile, TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

let robin: TestClient;
openWorldPer("test");
beforeEach(async () => {
  robin = await world.client();
});

const [cv = { fileName: "", bytes: new Uint8Array() }, other = cv] = inventedCvs(2);
const ROWS = "/api/bulk-analysis-results";

async function enter(name = "Mona Reyes") {
  return Candidate.parse(await robin.json("POST", ROWS, { name, position: "Engineer", notes: "Met at the fair" }));
}

function send(id: string, { fileName, bytes }: SampleFile) {
  const headers = { "x-file-name": encodeURIComponent(fileName) };
  return robin.send(`${ROWS}/${id}/cv`, { method: "PUT", body: new Blob([bytes.slice()]), headers });
}

const attach = async (id: string, file = cv) => Candidate.parse(await (await send(id, file)).json());
const screen = (id: string, jobId?: string) => robin.json("POST", `${ROWS}/${id}/screen`, { jobId });
const find = async (id: string) => Candidate.parse(await robin.json("GET", `${ROWS}/${id}`));

async function screenAnOpening() {
  await world.work(1);
  const upload = await robin.upload(inventedVacancy(), [other]);
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [opening] = await robin.json("GET", "/api/jobs");
  return { upload, openingId: String(opening.id) };
}

async function untilScreened(id: string) {
  await expect.poll(async () => (await find(id)).status, { timeout: 20_000 }).toBe("completed");
  return find(id);
}

test("an attached CV is kept encrypted under its name and time, and can be fetched again", async () => {
  const { id } = await enter();
  const attached = await attach(id);
  expect(attached).toMatchObject({ status: "pending", score: 75, file_name: cv.fileName, bulk_upload_id: null });
  expect(attached.cv_file_path).toMatch(new RegExp(`^${robin.userId}/manual-uploads/\\d+-${cv.fileName}$`));
  const fetched = await robin.send(`/api/storage/cv-uploads/${attached.cv_file_path}`);
  expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(new Uint8Array(cv.bytes));
  const sam = await world.client();
  expect((await sam.send(`/api/storage/cv-uploads/${attached.cv_file_path}`)).status).toBe(404);
  expect(await robin.json("GET", "/api/bulk-file-uploads?latest=true")).toEqual([]);
});

test("a Word file is taken by its content; what is none is refused, whatever its name says", async () => {
  const { id } = await enter();
  const docx = writePlainDocx([{ text: "Mona Reyes" }]);
  expect(await attach(id, { fileName: "mona.docx", bytes: docx })).toMatchObject({ file_name: "mona.docx" });
  for (const fileName of ["mona.docx", "mona.doc", "mona.pdf", "mona.txt"]) {
    const answer = await send(id, { fileName, bytes: Buffer.from("plain words") });
    expect(answer.status).toBe(415);
  }
  expect(await find(id)).toMatchObject({ file_name: "mona.docx" });
});

test("another file takes the place of the first", async () => {
  const { id } = await enter();
  await attach(id);
  await attach(id, other);
  expect(await world.sql("select file_name from stored_files")).toEqual([{ file_name: other.fileName }]);
  expect(await world.sql("select total_cvs from bulk_file_uploads")).toEqual([{ total_cvs: 1 }]);
});

test("one click screens the attached CV in the same row, and is counted once however often I click", async () => {
  const { upload, openingId } = await screenAnOpening();
  const { id } = await enter();
  await attach(id);
  await Promise.all([screen(id, openingId), screen(id, openingId)]);
  await screen(id);
  const screened = await untilScreened(id);
  expect(screened).toMatchObject({ id, candidate_name: "Mona Reyes", notes: "Met at the fair", job_id: openingId });
  expect(screened.findings.length).toBeGreaterThan(0);
  expect(screened.concerns).not.toContain("Requires further screening and analysis");
  expect(await world.sql("select 1 from bulk_analysis_results")).toHaveLength(2);
  expect(await world.sql("select 1 from usage_ledger where candidate_id = $1", [id])).toHaveLength(1);
  expect(await robin.json("GET", "/api/bulk-file-uploads?latest=true")).toMatchObject([{ id: upload.id }]);
  expect((await send(id, cv)).status).toBe(409);
});

test("the CV says how to reach somebody, unless a person has typed it", async () => {
  await screenAnOpening();
  const { id } = await enter();
  await attach(id);
  await screen(id);
  const screened = await untilScreened(id);
  expect(screened.contact_email).toMatch(/^[a-z.]+@example\.org$/u);
  expect(screened.contact_phone).toMatch(/^07700 900\d{3}$/u);
  expect(screened).not.toHaveProperty("email");
  const typed = { name: "Lee Moss", position: "Engineer", notes: "", email: "lee@example.org" };
  const lee = Candidate.parse(await robin.json("POST", ROWS, typed));
  await attach(lee.id);
  await screen(lee.id);
  expect((await untilScreened(lee.id)).contact_email).toBe("lee@example.org");
});

test("a candidate who is screened later is judged by the weights as they are now", async () => {
  const { upload } = await screenAnOpening();
  const { criteria } = await robin.json("GET", `/api/bulk-file-uploads/${upload.id}/criteria`);
  const [{ key }] = criteria;
  await robin.json("PATCH", `/api/bulk-file-uploads/${upload.id}/criteria`, [{ key, weight: 0.5 }]);
  const { id } = await enter();
  await attach(id);
  await screen(id);
  const { bulk_upload_id } = await untilScreened(id);
  const now = await robin.json("GET", `/api/bulk-file-uploads/${bulk_upload_id}/criteria`);
  expect(now.criteria[0]).toMatchObject({ key, weight: 0.5 });
});

test("without a screened job description, or without a CV, there is nothing to screen", async () => {
  const { id } = await enter();
  const refused = async () => (await robin.send(`${ROWS}/${id}/screen`, { method: "POST", body: "{}" })).json();
  expect(await refused()).toMatchObject({ error: { code: "no_cvs" } });
  await attach(id);
  expect(await refused()).toMatchObject({ error: { code: "no_opening" } });
  expect(await find(id)).toMatchObject({ status: "pending", score: 75 });
});

test("an opening of somebody else does not exist", async () => {
  const { openingId } = await screenAnOpening();
  robin = await world.client();
  const { id } = await enter();
  await attach(id);
  const answer = await robin.send(`${ROWS}/${id}/screen`, {
    method: "POST",
    body: JSON.stringify({ jobId: openingId }),
  });
  expect(answer.status).toBe(404);
});

test("deleting somebody takes the attached CV along", async () => {
  const { id } = await enter();
  await attach(id);
  expect((await robin.send(`${ROWS}/${id}`, { method: "DELETE" })).status).toBe(204);
  expect(await world.sql("select 1 from stored_files")).toEqual([]);
  expect(await world.sql("select 1 from bulk_file_uploads")).toEqual([]);
});
