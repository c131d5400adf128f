import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("file");

const [cv] = inventedCvs(1);
if (cv === undefined) throw new Error("There is no CV to test with.");

test("a double click makes one upload", async () => {
  const uploads = await Promise.all(Array.from({ length: 5 }, () => robin.createUpload(3, "one-click")));
  expect(new Set(uploads.map((upload) => upload.id)).size).toBe(1);
  expect(
    await world.sql("select count(*)::int as uploads from bulk_file_uploads where user_id = $1", [robin.userId]),
  ).toEqual([{ uploads: 1 }]);
});

test("the same key for something else is refused", async () => {
  await robin.createUpload(3, "reused");
  await expect(robin.createUpload(4, "reused")).rejects.toThrow("idempotency_key_reused");
});

test("two people may use the same key", async () => {
  const sam = await world.client();
  const [mine, theirs] = [await robin.createUpload(1, "shared"), await sam.createUpload(1, "shared")];
  expect(mine.id).not.toBe(theirs.id);
});

test("a stored CV can be downloaded again, byte for byte, as a file and under its name", async () => {
  const { id } = await robin.createUpload(1);
  const path = `${robin.userId}/${id}/cv-1-1.pdf`;
  await robin.putFile("cv-uploads", path, { ...cv, fileName: `Zoë "O'Hara".pdf` });
  const answer = await robin.send(`/api/storage/cv-uploads/${path}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(cv.bytes));
  expect(answer.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Zo%C3%AB%20%22O%27Hara%22.pdf");
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
});

test("storing the same path again replaces the file and leaves one object", async () => {
  const { id } = await robin.createUpload(1);
  const path = `${robin.userId}/${id}/cv-1-1.pdf`;
  const second = Buffer.from("%PDF-1.7 second");
  await robin.putFile("cv-uploads", path, cv);
  await robin.putFile("cv-uploads", path, { fileName: "cv.pdf", bytes: second });
  const answer = await robin.send(`/api/storage/cv-uploads/${path}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(second);
  expect(readdirSync(`${world.folder}/cv-uploads/${robin.userId}/${id}`)).toHaveLength(1);
});

test("two CVs called cv.pdf are told apart", async () => {
  const upload = await robin.upload(
    inventedVacancy(),
    [cv, cv].map(({ bytes }) => ({ fileName: "cv.pdf", bytes })),
  );
  const rows = await world.sql(
    "select file_name from stored_files where upload_id = $1 and bucket = 'cv-uploads' order by 1",
    [upload.id],
  );
  expect(rows.map((row) => row.file_name)).toEqual(["cv (2).pdf", "cv.pdf"]);
});

test("starting twice at once screens each CV once", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(3));
  await Promise.all(Array.from({ length: 5 }, () => robin.start(upload.id)));
  const rows = await world.sql(
    "select (select count(*)::int from bulk_analysis_results where bulk_upload_id = $1) as cvs, (select count(*)::int from tasks where upload_id = $1) as tasks",
    [upload.id],
  );
  expect(rows).toEqual([{ cvs: 3, tasks: 1 }]);
});

test("the latest upload is found again after a reload", async () => {
  const sam = await world.client();
  expect(await sam.json("GET", "/api/bulk-file-uploads?latest=true")).toEqual([]);
  await sam.createUpload(1);
  const { id } = await sam.createUpload(2);
  expect(await sam.json("GET", "/api/bulk-file-uploads?latest=true")).toMatchObject([{ id }]);
});

test("a job description that could not be read does not take the place of my latest shortlist", async () => {
  const sam = await world.client();
  const { id } = await sam.createUpload(1);
  await world.sql("update bulk_file_uploads set status = 'completed' where id = $1", [id]);
  const { id: failed } = await sam.createUpload(1);
  await world.sql("update bulk_file_uploads set status = 'error' where id = $1", [failed]);
  await sam.createUpload(1);
  expect(await sam.json("GET", "/api/bulk-file-uploads?latest=true")).toMatchObject([{ id }]);
});

test("files that could not be sent are kept with their reasons until they are dismissed", async () => {
  const sam = await world.client();
  const { id } = await sam.createUpload(1);
  const left_out = [{ file_name: "gone.pdf", reason: "The file was not found." }];
  const path = `/api/bulk-file-uploads/${id}`;
  await sam.json("PATCH", path, { left_out });
  expect(await sam.json("GET", path)).toMatchObject({ left_out });
  await sam.json("PATCH", path, { left_out: [] });
  expect(await sam.json("GET", path)).toMatchObject({ left_out: [] });
});
