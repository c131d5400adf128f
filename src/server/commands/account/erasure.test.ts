import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asSystem } from "#db/client.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { Worker } from "#pipeline/queue/worker.ts";
import { createLog } from "#server/operations/log.ts";
import { storagePath } from "#shared/screening/upload.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { importCvs } from "#tests/support/screened-client.ts";
import { scannedPdf } from "#tests/support/scanned-pdfs.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { listTablesWith, readWholeDatabase, type RowAsText } from "#tests/support/whole-database.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { until } from "#tests/support/until.ts";

let worker: Worker;
const logLines: string[] = [];
openWorldPer("test", createLog("debug", { write: (line) => void logLines.push(line) }));
beforeEach(() => {
  logLines.length = 0;
  worker = new Worker(world.deps, { holder: () => 1, readers: 2 });
});
afterEach(() => worker.stop());

/** No word of any language: wherever it is found, it was planted here. Each place has an ending of its own. */
const CANARY = /kanarie[a-z]*/gi;

const vacancy = {
  fileName: "kanarievacancyfile.pdf",
  bytes: writePdf([
    ["Backend Engineer", "Essential requirements", "• Experience with Kanarieduty and PostgreSQL", "• Python"].map(
      (text) => ({
        text,
      }),
    ),
  ]),
};
const cv = {
  fileName: "kanariecvfile.pdf",
  bytes: writePdf([
    [
      { text: "Robin Kanarieperson", size: 22, bold: true },
      { text: "kanariecontact@example.org | 07700 900123" },
      { text: "Work Experience", size: 14, bold: true },
      { text: "Backend Engineer, Kanarieemployer, March 2019 - Present" },
      { text: "Built booking services in Python and PostgreSQL." },
      { text: "Skills", size: 14, bold: true },
      { text: "Python, PostgreSQL, Docker" },
    ],
  ]),
};
const scan = { fileName: "kanariescan.pdf", bytes: scannedPdf() };

async function plantRows({ userId }: TestClient, uploadId: string) {
  await world.sql("update users set full_name = 'Kanariefullname' where id = $1", [userId]);
  await world.sql("update sessions set device = 'kanariedevice' where user_id = $1", [userId]);
  await world.sql(
    `insert into api_keys (user_id, name, secret_hash, hint, scopes, expires_at)
     values ($1, 'kanarieapikey', 'a hash', 'wxyz', '{read}', now())`,
    [userId],
  );
  await world.sql(
    `with hook as (insert into webhooks (id, user_id, url, sealed_secret, events)
       values (gen_random_uuid(), $1, 'https://kanariehook.example.org', 'x', '{screening.finished}') returning id)
     insert into webhook_deliveries (webhook_id, user_id, event, payload, next_attempt_at)
       select id, $1, 'webhook.test', 'kanariemessage', null from hook`,
    [userId],
  );
  await world.sql("update bulk_file_uploads set error_message = 'kanarieupload' where id = $1", [uploadId]);
  await world.sql(
    `insert into criteria (user_id, upload_id, key, position, wording, kind, importance, weight)
     values ($1, $2, 'planted', 99, 'kanariewording', 'skill', 'nice', 1)`,
    [userId, uploadId],
  );
  await world.sql(
    `with job as (insert into jobs (user_id, title) values ($1, 'kanariejob') returning id),
     candidate as (insert into bulk_analysis_results (user_id, file_name, cv_file_path, summary)
       values ($1, 'kanariemanual', 'kanariepath', 'kanariesummary') returning id)
     insert into applications (user_id, candidate_id, job_id) select $1, candidate.id, job.id from job, candidate`,
    [userId],
  );
  await world.sql('update jobs set closing = \'{"note": "kanarieclosing"}\' where user_id = $1', [userId]);
  await world.sql(
    `insert into known_matches (user_id, job_id, candidate_id, task_id, ranking_id, board_version, summary)
     select $1, jobs.id, c.id, gen_random_uuid(), $2, 1, 'kanarieknown' from jobs, bulk_analysis_results c
     where jobs.user_id = $1 and c.user_id = $1 limit 1`,
    [userId, uploadId],
  );
  await world.sql(
    `insert into name_checks (user_id, job_id, engine_version, board_version, names, cvs)
     select $1, id, 'kanariecheck', 1, 10, 1 from jobs where user_id = $1 limit 1`,
    [userId],
  );
  await world.sql(
    "insert into candidate_analyses (user_id, name, file_name, score, summary) values ($1, 'kanarieanalysis', '', 1, '')",
    [userId],
  );
  await world.sql("insert into file_uploads (user_id, email) values ($1, 'kanarieearlier@example.org')", [userId]);
  await world.sql(
    "insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values ('kanarietoken', $1, 'recovery', now())",
    [userId],
  );
  await world.sql(
    "insert into exports (token_hash, user_id, candidate_ids, expires_at) values ('kanarieexport', $1, '{}', now())",
    [userId],
  );
  await world.sql('update users set decision_reasons = \'{"hold": ["kanariereason"]}\' where id = $1', [userId]);
  await world.sql(
    `with candidate as (select id from bulk_analysis_results where bulk_upload_id = $2 limit 1),
     reading as (insert into report_readings (user_id, candidate_id, opened)
       select $1, id, '[{"quote": "kanariequote"}]' from candidate)
     insert into candidate_decisions (batch_id, user_id, candidate_id, decided_by, note, grounds)
       select gen_random_uuid(), $1, id, 'kanariedecider', 'kanarienote', '{"criteria": ["kanarieground"]}' from candidate`,
    [userId, uploadId],
  );
  await world.sql(
    `insert into board_versions (upload_id, version, user_id, made_by, criteria) values ($2, 9, $1, 'kanarieauthor', '[]')
     on conflict do nothing`,
    [userId, uploadId],
  );
  await world.sql(
    `with band as (insert into cv_bands (user_id, candidate_id, band)
       select $1, id, 1 from bulk_analysis_results where bulk_upload_id = $2 limit 1),
     used as (insert into model_usage (user_id, upload_id, model, month, calls, input_tokens, output_tokens)
       values ($1, $2, 'kanariemodel', '2026-01-01', 1, 1, 1)),
     read as (insert into vacancy_answers (user_id, upload_id, vacancy_hash, model, prompt_version, answer)
       values ($1, $2, 'a hash', 'a model', '1', '"kanarievacancyanswer"'))
     insert into model_answers (user_id, candidate_id, cv_hash, criteria_hash, model, prompt_version, answer)
       select $1, id, 'a hash', 'a hash', 'a model', '1', '"kanarieanswer"' from bulk_analysis_results where bulk_upload_id = $2 limit 1`,
    [userId, uploadId],
  );
  const letter = { kind: "recovery", subject: "Yours", body_text: "Dear Kanarieletter", body_html: "" };
  await asSystem(world.deps.db, (tx) => putMail(tx, userId, "kanarierecipient@example.org", letter));
}

const PLANTED = `address analysis answer apikey author check closing contact cvfile decider device duty earlier employer export fullname ground hook job key
  known letter manual message model note path person quote reason recipient scan summary token upload vacancyanswer vacancyfile wording`;

/** The user's own row, and what names no user: counts, hashes, the seals of the log, ids of the payment provider, a list without accounts. */
const WITHOUT_OWNER = `analytics_counts audit_chain billing_events chores closed_customers rate_limits schema_migrations users waitlist_signups`;

function canariesIn(texts: string[]) {
  const found = texts.flatMap((text) => text.match(CANARY) ?? []);
  return [...new Set(found.map((word) => word.toLowerCase()))].toSorted((left, right) => left.localeCompare(right));
}

const troubles = () => logLines.filter((line) => JSON.parse(line).level >= 40);
const textsOf = (rows: RowAsText[]) => rows.map(({ text }) => text);
const tablesOf = (rows: RowAsText[]) => [...new Set(rows.map(({ table }) => table))];
const naming = (rows: RowAsText[], id: string) => rows.filter(({ text }) => text.includes(id));
const entriesOnDisk = () => readdirSync(world.dataFolder, { recursive: true, withFileTypes: true });
const bytesOnDisk = () =>
  entriesOnDisk()
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));

async function screen(client: TestClient) {
  const upload = await client.upload(vacancy, [cv]);
  await client.start(upload.id);
  await client.untilDone(upload.id);
  return upload.id;
}

/** A CV that is being read: recognising a page takes long enough to be interrupted. */
async function beginScan(client: TestClient) {
  const upload = await client.upload(vacancy, [scan, ...inventedCvs(4)]);
  await client.start(upload.id);
  await until(async () => {
    const running = await world.sql(
      "select id from tasks where upload_id = $1 and state = 'running' and lane = 'slow'",
      [upload.id],
    );
    expect(running).toHaveLength(1);
  });
}

const deleteMe = (client: TestClient) => client.send("/api/users/me", { method: "DELETE" });

test("after I delete my account, while a CV is being read, nothing of me is left anywhere", async () => {
  worker.start();
  const robin = await world.client(`kanarieaddress-${crypto.randomUUID()}@example.org`);
  await robin.createUpload(1, "kanariekey");
  await robin.goPro();
  await plantRows(robin, await screen(robin));
  await beginScan(robin);
  const planted = PLANTED.split(/\s+/).map((place) => `kanarie${place}`);
  const before = await readWholeDatabase(world);
  expect(canariesIn(textsOf(before))).toEqual(planted);
  // A new table is planted here, or named as one that has no owner.
  expect(tablesOf(naming(before, robin.userId))).toEqual(
    expect.arrayContaining(await listTablesWith(world, "user_id")),
  );
  const ownerless = (await listTablesWith(world, "user_id", false)).map((table) => table.replace("public.", ""));
  expect(ownerless).toEqual(WITHOUT_OWNER.split(" "));

  const answer = await deleteMe(robin);
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  await worker.stop();

  const rows = await readWholeDatabase(world);
  expect(canariesIn(textsOf(rows))).toEqual([]);
  // The payment provider is still to be told; housekeeping does it.
  expect(tablesOf(naming(rows, robin.userId))).toEqual(["public.audit_log", "public.closed_customers"]);
  expect(rows.filter(({ table }) => table === "pgboss.job")).toEqual([]);
  expect(canariesIn(bytesOnDisk())).toEqual([]);
  expect(entriesOnDisk().filter(({ name, parentPath }) => join(parentPath, name).includes(robin.userId))).toEqual([]);
  expect(canariesIn(logLines)).toEqual([]);
  expect(troubles()).toEqual([]);
});

/** What is done with a candidate in the course of a vacancy, and the judgements that are only planted. */
async function workWith(client: TestClient, uploadId: string) {
  const [candidate] = await client.candidates(uploadId);
  const id = candidate?.id ?? "";
  const [opening] = await client.json("GET", "/api/jobs");
  const quotes = candidate?.findings?.flatMap((finding) => finding.quotes) ?? [];
  await client.json("POST", `/api/bulk-analysis-results/${id}/readings`, { quotes });
  await client.json("PATCH", `/api/bulk-analysis-results/${id}`, { notes: "Kanarienotes is from here." });
  const decided = { candidateIds: [id], decision: "hold", reason: "Kanariereason", note: "Ask Kanarieperson." };
  await client.json("POST", "/api/decisions", decided, { "idempotency-key": "decided" });
  await client.json("POST", "/api/functions/export-zip-bundle", { candidateIds: [id] });
  await client.json("PATCH", `/api/jobs/${opening.id}`, { is_blind: true });
  await client.json("POST", `/api/bulk-analysis-results/${id}/reveal`);
  await client.json("POST", `/api/jobs/${opening.id}/name-check`);
  await importCvs(client, [cv], opening.id);
  await until(async () => expect(await world.sql("select id from name_checks where finished_at is null")).toEqual([]));
  await world.sql(
    `with known as (insert into known_matches (user_id, job_id, candidate_id, task_id, ranking_id, board_version, summary)
       values ($1, $2, $3, gen_random_uuid(), $4, 1, 'kanarieknown')),
     band as (insert into cv_bands (user_id, candidate_id, band) values ($1, $3, 1))
     insert into model_answers (user_id, candidate_id, cv_hash, criteria_hash, model, prompt_version, answer)
       values ($1, $3, 'a hash', 'a hash', 'a model', '1', '"kanarieanswer"')`,
    [client.userId, opening.id, id, uploadId],
  );
  return id;
}

const ENTERED = { name: "Sam Kanarieentered", position: "Backend Engineer", email: "kanarieentered@example.org" };

test("after I delete one candidate nothing of that person is left but what was done, by id", async () => {
  worker.start();
  const robin = await (await world.client()).goPro();
  const uploadId = await screen(robin);
  const id = await workWith(robin, uploadId);
  const entered = await robin.json("POST", "/api/bulk-analysis-results", ENTERED, { "idempotency-key": "entered" });
  const before = await readWholeDatabase(world);
  expect(tablesOf(naming(before, id))).toEqual(expect.arrayContaining(await listTablesWith(world, "candidate_id")));
  expect(canariesIn(textsOf(before))).toEqual(
    expect.arrayContaining(["kanariecvfile", "kanarieentered", "kanarieknown", "kanarienotes", "kanarieperson"]),
  );
  await robin.json("POST", "/api/bulk-analysis-results/delete", { ids: [id, entered.id] });
  await worker.stop();
  const rows = await readWholeDatabase(world);
  expect(canariesIn(textsOf(rows))).toEqual(["kanarieduty", "kanarievacancyfile"]);
  expect(tablesOf(naming(rows, id)).map((table) => table.replace("public.", ""))).toEqual(
    "audit_log exports idempotency_keys live_events usage_ledger".split(" "),
  );
  // A copy that was left out of a later upload has no row, and goes with the hourly clean-up.
  const own = entriesOnDisk().filter((entry) => entry.isFile() && entry.parentPath.includes(uploadId));
  expect(own.filter(({ name }) => name.startsWith("cv-"))).toEqual([]);
  expect(canariesIn(logLines)).toEqual([]);
});

test("somebody else's account stays as it is, and asking twice is not being signed in", async () => {
  worker.start();
  const [robin, sam] = [await world.client(), await world.client()];
  for (const client of [robin, sam]) await screen(client);
  const before = naming(await readWholeDatabase(world), sam.userId);
  const filesBefore = entriesOnDisk().filter(({ parentPath }) => parentPath.includes(sam.userId)).length;
  expect((await deleteMe(robin)).status).toBe(204);
  expect((await deleteMe(robin)).status).toBe(401);
  expect(naming(await readWholeDatabase(world), sam.userId)).toEqual(before);
  expect(entriesOnDisk().filter(({ parentPath }) => parentPath.includes(sam.userId))).toHaveLength(filesBefore);
});

test("deleting my account in the middle of many CVs is no fault of anybody's", async () => {
  worker.start();
  for (let turn = 0; turn < 3; turn += 1) {
    const robin = await world.client();
    const upload = await robin.upload(inventedVacancy(), inventedCvs(8));
    await robin.start(upload.id);
    await until(async () => expect((await robin.status(upload.id)).scores.length).toBeGreaterThanOrEqual(turn));
    expect((await deleteMe(robin)).status).toBe(204);
  }
  await worker.stop();
  const rows = await readWholeDatabase(world);
  const tables = new Set(["public.tasks", "public.bulk_analysis_results", "public.usage_ledger", "pgboss.job"]);
  expect(rows.filter(({ table }) => tables.has(table))).toEqual([]);
  expect(troubles()).toEqual([]);
});

test("a file that arrives while its account is deleted leaves nothing", async () => {
  const robin = await world.client();
  const { id } = await robin.createUpload(1);
  const path = storagePath("cv-uploads", { userId: robin.userId, uploadId: id, position: 1, at: 1 });
  const arrivals = await Promise.all([robin.putFile("cv-uploads", path, cv), deleteMe(robin)]);
  expect([
    [200, 204],
    [404, 204],
    [401, 204],
  ]).toContainEqual(arrivals.map(({ status }) => status));
  expect(entriesOnDisk().filter((entry) => entry.isFile() && entry.name !== "secrets.json")).toEqual([]);
});

test("mails that were kept on the disk for want of a mail server go, too", async () => {
  await world.work(1);
  const robin = await world.client("kanarieaddress@example.org");
  await until(async () => expect(await world.mails()).toHaveLength(1));
  await deleteMe(robin);
  expect(canariesIn(bytesOnDisk())).toEqual([]);
});
