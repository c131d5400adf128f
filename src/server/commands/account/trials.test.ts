import { expect, test } from "vitest";
import { AuthSession } from "#shared/account/account.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { CriteriaList } from "#shared/vacancies/criteria.ts";
import { AnalysisStatus } from "#shared/screening/progress.ts";
import { CreatedUpload, storagePath, Upload } from "#shared/screening/upload.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import * as z from "zod/mini";

openWorldPer("test");

const password = "correct horse battery";
const email = "robin@example.org";
type Headers = Record<string, string>;

function send(method: string, path: string, body?: unknown, headers: Headers = {}) {
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  return world.send(path, init);
}

async function json<T>(answer: Promise<Response>, schema: { parse(value: unknown): T }): Promise<T> {
  const got = await answer;
  if (!got.ok) throw new Error(`${got.status} ${await got.text()}`);
  return schema.parse(await got.json());
}

function begin(headers: Headers = {}) {
  return send("POST", "/api/bulk-file-uploads", { total_cvs: 2 }, headers);
}

/** A visitor without an account chooses two CVs; nothing is started. */
async function tryIt() {
  const { claim_secret = "", ...upload } = await json(begin(), CreatedUpload);
  const mine = { "x-claim-secret": claim_secret };
  const put = async (bucket: "cv-uploads" | "job-descriptions", position: number, file = inventedVacancy()) => {
    const path = storagePath(bucket, { userId: upload.user_id, uploadId: upload.id, position, at: 1 });
    const answer = await world.send(`/api/storage/${bucket}/${path}`, {
      method: "PUT",
      body: new Blob([file.bytes.slice()]),
      headers: mine,
    });
    expect(answer.status).toBe(200);
    return path;
  };
  const description = await put("job-descriptions", 1);
  const cvs = [];
  for (const [index, cv] of inventedCvs(2).entries()) cvs.push(await put("cv-uploads", index + 1, cv));
  const change = { job_description_file_paths: [description], cv_file_paths: cvs, shortlist_count: 1 };
  await json(send("PATCH", `/api/bulk-file-uploads/${upload.id}`, change, mine), Upload);
  return { upload, mine, secret: claim_secret };
}

function start(bulkUploadId: string, headers: Headers) {
  return send("POST", "/api/functions/bulk-ai-screening", { bulkUploadId }, headers);
}

async function untilDone(batchId: string, headers: Headers) {
  for (;;) {
    const answer = send("POST", "/api/functions/analysis-status", { batchId }, headers);
    const status = await json(answer, AnalysisStatus);
    if (status.percent === 100) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function signUp(headers: Headers, address = email) {
  const session = await json(send("POST", "/api/auth/signup", { email: address, password }, headers), AuthSession);
  return { session, bearer: { authorization: `Bearer ${session.access_token}` } };
}

function candidatesOf(uploadId: string, headers: Headers) {
  return json(
    send("GET", `/api/bulk-analysis-results?bulk_upload_id=${uploadId}`, undefined, headers),
    z.array(Candidate),
  );
}

test("a visitor screens without an account, and signing up makes the results theirs", async () => {
  await world.work(1);
  const { upload, mine } = await tryIt();
  expect((await start(upload.id, mine)).status).toBe(200);
  await untilDone(upload.id, mine);
  expect((await send("GET", `/api/bulk-analysis-results?bulk_upload_id=${upload.id}`, undefined, mine)).status).toBe(
    401,
  );
  await world.sql(
    "insert into model_usage (user_id, upload_id, model, month, calls, input_tokens, output_tokens) values ($1, $2, 'm', now(), 2, 1, 1)",
    [upload.user_id, upload.id],
  );
  const { session, bearer } = await signUp(mine);
  expect(await world.sql("select user_id, calls from model_usage")).toEqual([{ user_id: session.user.id, calls: 2 }]);
  const candidates = await candidatesOf(upload.id, bearer);
  expect(candidates.map(({ status }) => status)).toEqual(["completed", "completed"]);
  const [candidate] = candidates;
  expect(candidate?.cv_file_path).toContain(session.user.id);
  const file = await send("GET", `/api/storage/cv-uploads/${candidate?.cv_file_path}`, undefined, bearer);
  expect(file.status).toBe(200);
  expect(await world.sql("select count(*)::int as n from users where is_anonymous")).toEqual([{ n: 0 }]);
  const openings = await world.sql("select id from jobs where user_id = $1", [session.user.id]);
  expect(openings).toEqual([{ id: candidate?.job_id }]);
  expect(await world.sql("select count(*)::int as n from usage_ledger where user_id = $1", [session.user.id])).toEqual([
    { n: 2 },
  ]);
});

test("the board of a trial is closed to its visitor and can be changed by the account that claims it", async () => {
  await world.work(1);
  const { upload, mine } = await tryIt();
  await start(upload.id, mine);
  await untilDone(upload.id, mine);
  const path = `/api/bulk-file-uploads/${upload.id}/criteria`;
  const row = { wording: "Redis", importance: "must", weight: 2 };
  expect((await send("PUT", path, { version: 1, rows: [row] }, mine)).status).toBe(401);
  const { bearer } = await signUp(mine);
  const { version, criteria } = await json(send("GET", path, undefined, bearer), CriteriaList);
  const change = { version, rows: [row, ...criteria] };
  expect(await json(send("PUT", path, change, bearer), CriteriaList)).toMatchObject({ version: 2, made_by: email });
  for (const { findings } of await candidatesOf(upload.id, bearer)) expect(findings).toHaveLength(criteria.length + 1);
});

test("what a visitor screened for joins the account's own opening of that title", async () => {
  await world.work(1);
  const { session, bearer } = await signUp({});
  const { upload, mine } = await tryIt();
  await start(upload.id, mine);
  await untilDone(upload.id, mine);
  const [theirs] = await world.sql("select title from jobs");
  const [own] = await world.sql("insert into jobs (user_id, title) values ($1, upper($2)) returning id", [
    session.user.id,
    theirs.title,
  ]);
  await send("POST", "/api/auth/token?grant_type=password", { email, password }, mine);
  const candidates = await candidatesOf(upload.id, bearer);
  expect(candidates.map(({ job_id }) => job_id)).toEqual([own.id, own.id]);
  expect(await world.sql("select id from jobs")).toEqual([own]);
  expect(await world.sql("select job_id, user_id from applications")).toEqual(
    Array.from({ length: 2 }, () => ({ job_id: own.id, user_id: session.user.id })),
  );
});

test("logging in claims it as well", async () => {
  await signUp({});
  const { upload, mine } = await tryIt();
  const grant = send("POST", "/api/auth/token?grant_type=password", { email, password }, mine);
  const { access_token } = await json(grant, AuthSession);
  const bearer = { authorization: `Bearer ${access_token}` };
  expect(await json(send("GET", `/api/bulk-file-uploads/${upload.id}`, undefined, bearer), Upload)).toMatchObject({
    id: upload.id,
    email,
  });
});

test("a claim in the middle of the analysis loses and doubles nothing", async () => {
  const { upload, mine } = await tryIt();
  await start(upload.id, mine);
  await world.work(2);
  const { session, bearer } = await signUp(mine);
  await untilDone(upload.id, bearer);
  expect(await candidatesOf(upload.id, bearer)).toHaveLength(2);
  const ledger = await world.sql("select user_id from usage_ledger");
  expect(ledger).toEqual([{ user_id: session.user.id }, { user_id: session.user.id }]);
});

test("the id of an upload opens nothing without its secret", async () => {
  const { upload } = await tryIt();
  const wrong = { "x-claim-secret": "guessed" };
  for (const headers of [{}, wrong]) {
    expect((await send("GET", `/api/bulk-file-uploads/${upload.id}`, undefined, headers)).status).toBe(401);
    expect((await start(upload.id, headers)).status).toBe(401);
  }
  const stranger = await tryIt();
  expect((await send("GET", `/api/bulk-file-uploads/${upload.id}`, undefined, stranger.mine)).status).toBe(404);
  expect((await start(upload.id, stranger.mine)).status).toBe(404);
});

test("a trial is claimed once: the second account gets nothing", async () => {
  const { upload, mine } = await tryIt();
  await signUp(mine);
  const second = await signUp(mine, "somebody.else@example.org");
  expect((await send("GET", `/api/bulk-file-uploads/${upload.id}`, undefined, second.bearer)).status).toBe(404);
});

test("two accounts that claim at the same moment: one gets everything", async () => {
  const { upload, mine } = await tryIt();
  const both = await Promise.all([signUp(mine), signUp(mine, "somebody.else@example.org")]);
  const answers = await Promise.all(
    both.map(({ bearer }) => send("GET", `/api/bulk-file-uploads/${upload.id}`, undefined, bearer)),
  );
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 404]);
});

test("one screening is the trial", async () => {
  const { upload, mine } = await tryIt();
  const other = await json(begin(mine), Upload);
  await start(upload.id, mine);
  expect(await (await begin(mine)).json()).toMatchObject({ error: { code: "trial_used" } });
  expect(await (await start(other.id, mine)).json()).toMatchObject({ error: { code: "trial_used" } });
  expect((await start(upload.id, mine)).status).toBe(200);
});

test("a browser keeps the secret where no script reads it, and has one trial", async () => {
  const page = { "x-client": "browser", host: "localhost:3000", origin: "http://localhost:3000" };
  const answer = await begin(page);
  expect(await answer.json()).not.toHaveProperty("claim_secret");
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-evenhand_trial=")) ?? "";
  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Strict/);
  const kept = { ...page, cookie: cookie.split(";")[0] ?? "" };
  expect((await begin(kept)).status).toBe(200);
  expect((await begin({ ...kept, origin: "http://evil.test" })).status).toBe(200);
  expect(await world.sql("select count(*)::int as n from users where is_anonymous")).toEqual([{ n: 2 }]);
  const used = { ...page, cookie: "__Host-evenhand_trial_used=1" };
  expect(await (await begin(used)).json()).toMatchObject({ error: { code: "trial_used" } });
});

test("one address begins three trials a day", async () => {
  const statuses = [];
  for (let turn = 0; turn < 5; turn += 1)
    statuses.push((await begin({ "x-forwarded-for": `198.51.100.${turn}, 203.0.113.7` })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("a trial waits behind everybody who has an account", async () => {
  await world.work(1);
  const { upload, mine } = await tryIt();
  await start(upload.id, mine);
  await untilDone(upload.id, mine);
  const robin = await world.client();
  const account = await robin.upload(inventedVacancy(), inventedCvs(2));
  await robin.start(account.id);
  await robin.untilDone(account.id);
  const first = async (uploadId: string) => {
    const [row] = await world.sql(
      "select max(priority) as first from tasks where upload_id = $1 and kind = 'screen_cv'",
      [uploadId],
    );
    return row?.first;
  };
  const last = await world.sql("select min(priority) as last from tasks where upload_id = $1", [account.id]);
  expect(await first(upload.id)).toBeLessThan(last[0]?.last - 200);
});

test("the secret is in no table", async () => {
  const { secret } = await tryIt();
  const rows = await world.sql("select row_to_json(u)::text as line from users u");
  expect(rows.map(({ line }) => line).join()).not.toContain(secret);
});
