import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("file", "pro");

const storedObjects = () =>
  readdirSync(world.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const pdf = (text: string) => ({ fileName: "cv.pdf", bytes: Buffer.from(text) });

async function refusalOf(pending: Promise<Response>) {
  const answer = await pending;
  const { error } = await answer.json();
  expect(error.requestId).toBe(answer.headers.get("x-request-id"));
  return [answer.status, error.code];
}

async function put(bytes: Uint8Array, path?: string) {
  const upload = await robin.createUpload(1);
  const file = { fileName: "cv.pdf", bytes };
  return refusalOf(robin.putFile("cv-uploads", path ?? `${robin.userId}/${upload.id}/cv-1-1.pdf`, file));
}

test("a file of another type is refused and nothing is kept", async () => {
  expect(await put(Buffer.from("PK\u0003\u0004 a Word document"))).toEqual([415, "not_a_pdf"]);
  expect(storedObjects()).toBe(0);
});

test("an empty file is refused", async () => {
  expect(await put(Buffer.alloc(0))).toEqual([422, "empty_file"]);
});

test("a file over 10 MB is refused and nothing is kept", async () => {
  const big = Buffer.alloc(MAX_FILE_BYTES + 1, "%PDF-1.7 ");
  expect(await put(big)).toEqual([413, "file_too_large"]);
  expect(storedObjects()).toBe(0);
});

test.each([
  "..%2F..%2Fcv-1-1.pdf",
  "..%2f..%2fetc%2fpasswd",
  "C:%5Cx.pdf",
  "cv-1-1.pdf%00",
  "CON.pdf",
  "-rf.pdf",
  "cv-1-1.exe",
])("a path ending in %j is refused", async (ending) => {
  const { id } = await robin.createUpload(1);
  expect(await put(Buffer.from("%PDF-1.7"), `${robin.userId}/${id}/${ending}`)).toEqual([400, "invalid_request"]);
  expect(storedObjects()).toBe(0);
});

test("a name with ../ is kept as a plain name and never becomes a path", async () => {
  const { id } = await robin.createUpload(1);
  const answer = await robin.putFile("cv-uploads", `${robin.userId}/${id}/cv-1-1.pdf`, {
    ...pdf("%PDF-1.7"),
    fileName: "../../../evil.pdf",
  });
  expect((await answer.json()).file_name).toBe("evil.pdf");
});

test("the 251st CV is refused, as a count, as a path and as a list", async () => {
  const tooMany = robin.send("/api/bulk-file-uploads", { method: "POST", body: JSON.stringify({ total_cvs: 251 }) });
  expect(await refusalOf(tooMany)).toEqual([400, "invalid_request"]);
  const { id } = await robin.createUpload(250);
  expect(await refusalOf(robin.putFile("cv-uploads", `${robin.userId}/${id}/cv-251-1.pdf`, pdf("%PDF-1.7")))).toEqual([
    422,
    "too_many_cvs",
  ]);
  const cv_file_paths = Array.from({ length: 251 }, (_, index) => `${robin.userId}/${id}/cv-${index + 1}-1.pdf`);
  const listed = robin.send(`/api/bulk-file-uploads/${id}`, {
    method: "PATCH",
    body: JSON.stringify({ cv_file_paths }),
  });
  expect(await refusalOf(listed)).toEqual([400, "invalid_request"]);
});

test("a screening without job description or without CVs is refused and stays startable", async () => {
  const start = (bulkUploadId: string) =>
    robin.send("/api/functions/bulk-ai-screening", { method: "POST", body: JSON.stringify({ bulkUploadId }) });
  const { id } = await robin.createUpload(1);
  expect(await refusalOf(start(id))).toEqual([422, "no_job_description"]);
  const path = `${robin.userId}/${id}/job-description-1-1.pdf`;
  await robin.putFile("job-descriptions", path, inventedVacancy());
  await robin.json("PATCH", `/api/bulk-file-uploads/${id}`, { job_description_file_paths: [path] });
  expect(await refusalOf(start(id))).toEqual([422, "no_cvs"]);
  expect(await world.sql("select count(*)::int as tasks from tasks")).toEqual([{ tasks: 0 }]);
});

test("a list that names a file which was never stored is refused", async () => {
  const { id } = await robin.createUpload(1);
  const body = JSON.stringify({ cv_file_paths: [`${robin.userId}/${id}/cv-1-1.pdf`] });
  expect(await refusalOf(robin.send(`/api/bulk-file-uploads/${id}`, { method: "PATCH", body }))).toEqual([
    409,
    "upload_incomplete",
  ]);
});

test("a count and a percentage together, and either out of bounds, are refused", async () => {
  const { id } = await robin.createUpload(1);
  const change = (body: object) =>
    refusalOf(robin.send(`/api/bulk-file-uploads/${id}`, { method: "PATCH", body: JSON.stringify(body) }));
  for (const wish of [
    { shortlist_count: 5, shortlist_percentage: 20 },
    { shortlist_count: 0 },
    { shortlist_count: 51 },
    { shortlist_percentage: 4 },
  ]) {
    expect(await change(wish)).toEqual([400, "invalid_request"]);
  }
});

test("fields a client must not set are left as they are", async () => {
  const { id } = await robin.createUpload(1);
  const changed = await robin.json("PATCH", `/api/bulk-file-uploads/${id}`, {
    status: "completed",
    user_id: crypto.randomUUID(),
    total_cvs: 99,
    shortlist_count: 3,
  });
  expect(changed).toMatchObject({ status: "uploaded", user_id: robin.userId, total_cvs: 1, shortlist_count: 3 });
});

test("what is not JSON, what is huge and what does not exist is refused with a code", async () => {
  const post = (body: string) => refusalOf(robin.send("/api/bulk-file-uploads", { method: "POST", body }));
  expect(await post("{not json")).toEqual([400, "invalid_request"]);
  expect(await post(JSON.stringify({ total_cvs: 1, padding: "x".repeat(600_000) }))).toEqual([400, "invalid_request"]);
  expect(await refusalOf(robin.send("/api/nothing-here"))).toEqual([404, "not_found"]);
});

test("once the screening has begun the files stay as they are", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2));
  await robin.start(upload.id);
  const path = upload.cv_file_paths[0] ?? "";
  expect(await refusalOf(robin.putFile("cv-uploads", path, pdf("%PDF-1.7 other")))).toEqual([
    409,
    "upload_already_started",
  ]);
  for (const change of [{ cv_file_paths: [path] }, { cv_file_paths: [] }, { job_description_file_paths: [] }]) {
    const answer = robin.send(`/api/bulk-file-uploads/${upload.id}`, { method: "PATCH", body: JSON.stringify(change) });
    expect(await refusalOf(answer)).toEqual([409, "upload_already_started"]);
  }
});

test("no answer, refusals included, goes without the security headers", async () => {
  for (const path of ["/api/health", "/api/nothing-here", "/api/users/me"]) {
    const { headers } = await world.send(path);
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
  }
});
