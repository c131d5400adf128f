import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { SECTIONS } from "#db/account/own-data-queries.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeKey, makeWebhook } from "#tests/support/key-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { listTablesWith } from "#tests/support/whole-database.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test");

async function exported(client: TestClient) {
  const answer = await client.send("/api/users/me/export");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { answer, files, account: JSON.parse(strFromU8(files["account.json"] ?? new Uint8Array())) };
}

function storedIn(uploadId: string) {
  const folder = join(world.folder, "cv-uploads", robin.userId, uploadId);
  return readdirSync(folder)
    .toSorted((left, right) => left.localeCompare(right))
    .map((name) => join(folder, name));
}

const named = (fileName: string) => inventedCvs(1).map(({ bytes }) => ({ fileName, bytes }));

test("everything of mine is in one zip: what was read out of each CV, and the files as I sent them", async () => {
  await world.work();
  const [vacancy, cvs] = [inventedVacancy(), inventedCvs(2)];
  const upload = await robin.upload(vacancy, cvs);
  await robin.start(upload.id);
  await robin.untilDone(upload.id);
  const [first] = await robin.candidates(upload.id);
  await robin.json("POST", `/api/bulk-analysis-results/${first?.id}/readings`, { quotes: [] });
  const decided = { candidateIds: [first?.id], decision: "hold", note: "Ask about nights." };
  await robin.json("POST", "/api/decisions", decided);
  const [opening] = await robin.json("GET", "/api/jobs");
  await robin.json("POST", `/api/jobs/${opening.id}/name-check`);
  const { answer, files, account } = await exported(robin);
  expect(account.name_checks).toMatchObject([{ job_id: opening.id, cvs: 2, names: 10 }]);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="evenhand-export-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  for (const { fileName, bytes } of [vacancy, ...cvs])
    expect(Buffer.from(files[`files/${upload.id}/${fileName}`] ?? [])).toEqual(Buffer.from(bytes));
  expect(Object.keys(files)).toHaveLength(4);
  expect(account.user).toMatchObject({ id: robin.userId, email: robin.session.user.email });
  expect(account.uploads).toMatchObject([{ id: upload.id, status: "completed" }]);
  expect(account.criteria.length).toBeGreaterThan(3);
  expect(account.candidates).toHaveLength(2);
  expect(account.decisions).toMatchObject([{ candidate_id: first?.id, decision: "hold", note: "Ask about nights." }]);
  expect(account.report_readings).toMatchObject([{ candidate_id: first?.id, minutes: 1 }]);
  expect(account.candidates[0].findings.length).toBeGreaterThan(0);
  expect([account.usage, account.files, account.sessions].map((rows) => rows.length)).toEqual([2, 3, 1]);
});

/** Secrets, state of the queue and of open pages, sums; the log is sealed and tells only what was done, by id. */
const NOT_HANDED_OUT = `audit_log exports idempotency_keys live_events one_time_tokens refresh_tokens storage_use tasks test_checkouts test_subscriptions`;

test("every table that has rows of mine is in the download, or is named as one that is not", async () => {
  const handedOut = new Set(Object.values(SECTIONS).map(({ table }) => `public.${table}`));
  const left = (await listTablesWith(world, "user_id")).filter((table) => !handedOut.has(table));
  expect(left).toEqual(NOT_HANDED_OUT.split(" ").map((table) => `public.${table}`));
});

test("no secret and nothing of anybody else is in it", async () => {
  const sam = await world.client();
  await sam.upload(inventedVacancy(), inventedCvs(1));
  await world.sql(
    "insert into outbox (user_id, kind, recipient, subject, body_text, body_html) values ($1, 'recovery', 'robin@example.org', 'Yours', 'secret-link', 'secret-link')",
    [robin.userId],
  );
  await makeKey(robin, ["read"]);
  await makeWebhook(robin);
  const { files, account } = await exported(robin);
  expect(account.api_keys).toMatchObject([{ name: "Applicant tracker", scopes: ["read"] }]);
  expect([account.webhooks, account.webhook_deliveries]).toMatchObject([
    [{ url: expect.any(String) }],
    [{ event: "webhook.test" }],
  ]);
  expect(account.queued_mails).toContainEqual(expect.objectContaining({ recipient: "robin@example.org" }));
  const text = strFromU8(files["account.json"] ?? new Uint8Array());
  expect(text).not.toMatch(/argon2|password_hash|secret|storage_key/);
  expect(text).not.toContain(sam.userId);
  expect(Object.keys(files)).toEqual(["account.json"]);
});

test("files of one name do not cover each other, and no name leads out of its folder", async () => {
  const [first, second] = [
    await robin.upload({ ...inventedVacancy(), fileName: "cv.pdf" }, named("cv.pdf")),
    await robin.upload(inventedVacancy(), named("cv.pdf")),
  ];
  await world.sql(
    "update stored_files set file_name = '../../etc/a:b.pdf' where upload_id = $1 and bucket = 'job-descriptions'",
    [second.id],
  );
  const { files } = await exported(robin);
  expect(new Set(Object.keys(files))).toEqual(
    new Set([
      "account.json",
      ...["cv.pdf", "cv (2).pdf"].map((name) => `files/${first.id}/${name}`),
      ...["cv.pdf", "a_b.pdf"].map((name) => `files/${second.id}/${name}`),
    ]),
  );
});

test("a file that is missing or damaged is named, and the others still come", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(3));
  const [gone = "", changed = ""] = storedIn(upload.id);
  rmSync(gone);
  writeFileSync(changed, "EVH1 and then something else that is long enough to be read as an object");
  const { files } = await exported(robin);
  const missing = strFromU8(files["missing-files.txt"] ?? new Uint8Array())
    .trim()
    .split("\n");
  expect(missing.toSorted((left, right) => left.localeCompare(right))).toEqual(
    inventedCvs(2).map(({ fileName }) => `files/${upload.id}/${fileName}`),
  );
  expect(Object.keys(files)).toContain(`files/${upload.id}/${inventedCvs(3)[2]?.fileName}`);
});

test("an account of many pages comes whole, each row once", async () => {
  await world.sql(
    `insert into bulk_analysis_results (user_id, file_name, cv_file_path)
     select $1, number, number from generate_series(1, 450) number`,
    [robin.userId],
  );
  const { account } = await exported(robin);
  const names = account.candidates.map(({ file_name }: { file_name: string }) => Number(file_name));
  expect(names.toSorted((left: number, right: number) => left - right)).toEqual(
    Array.from({ length: 450 }, (_, index) => index + 1),
  );
});

test("that I looked at a candidate, fetched a file and took everything with me is written down", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(1));
  await robin.start(upload.id);
  const [candidate] = await robin.candidates(upload.id);
  for (let poll = 0; poll < 3; poll += 1) await robin.json("GET", `/api/bulk-analysis-results/${candidate?.id}`);
  await (await robin.send(`/api/storage/cv-uploads/${candidate?.cv_file_path}`)).arrayBuffer();
  await exported(robin);
  const audited = await world.sql(
    "select action, subject_id from audit_log where action ~ '^(upload|candidate|file|account)_' order by id",
  );
  const [file] = await world.sql("select id from stored_files where bucket = 'cv-uploads'");
  expect(audited).toEqual([
    { action: "upload_created", subject_id: upload.id },
    { action: "candidate_viewed", subject_id: candidate?.id },
    { action: "file_downloaded", subject_id: file.id },
    { action: "account_exported", subject_id: null },
  ]);
});
