import { expect, test } from "vitest";
import * as z from "zod/mini";
import { AuthSession } from "#shared/account/account.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { CreatedUpload, storagePath } from "#shared/screening/upload.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { SampleFile } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test");

const ROWS = "/api/bulk-analysis-results";
const CVS = inventedCvs(4);

async function answered(pending: Promise<Response>) {
  const answer = await pending;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

const send = (method: string, path: string, body: BodyInit, headers = {}) =>
  answered(world.send(path, { method, body, headers }));

/** Somebody without an account screens these CVs. */
async function tryIt(cvs: SampleFile[]) {
  const created = await send("POST", "/api/bulk-file-uploads", JSON.stringify({ total_cvs: cvs.length }));
  const { claim_secret = "", id, user_id } = CreatedUpload.parse(created);
  const mine = { "x-claim-secret": claim_secret };
  const put = async (bucket: "cv-uploads" | "job-descriptions", position: number, file: SampleFile) => {
    const path = storagePath(bucket, { userId: user_id, uploadId: id, position, at: 1 });
    await send("PUT", `/api/storage/${bucket}/${path}`, new Blob([file.bytes.slice()]), mine);
    return path;
  };
  const job_description_file_paths = [await put("job-descriptions", 1, inventedVacancy())];
  const cv_file_paths: string[] = [];
  for (const [index, cv] of cvs.entries()) cv_file_paths.push(await put("cv-uploads", index + 1, cv));
  const change = { job_description_file_paths, cv_file_paths, shortlist_percentage: 100 };
  await send("PATCH", `/api/bulk-file-uploads/${id}`, JSON.stringify(change), mine);
  await send("POST", "/api/functions/bulk-ai-screening", JSON.stringify({ bulkUploadId: id }), mine);
  return { id, mine };
}

/** Robin logs in at the browser of the trial. */
async function claim({ mine }: { mine: Record<string, string> }) {
  const body = JSON.stringify({ email: robin.email, password: "correct horse battery" });
  const answer = world.send("/api/auth/token?grant_type=password", { method: "POST", body, headers: mine });
  AuthSession.parse(await answered(answer));
}

async function untilJudged(uploadId: string, count: number) {
  const judged = "select from bulk_analysis_results where bulk_upload_id = $1 and score is not null";
  await until(async () => expect(await world.sql(judged, [uploadId])).toHaveLength(count));
}
const use = (units: number) =>
  world.sql(
    `insert into usage_ledger (candidate_id, user_id, period) select gen_random_uuid(), id, resume_count_reset_date
     from users, generate_series(1, $2) where id = $1`,
    [robin.userId, units],
  );
const used = async () => (await robin.json("GET", "/api/users/me")).monthly_resume_count;
const rows = async () => z.array(CandidateRow).parse(await robin.json("GET", `${ROWS}?view=row`));
const locked = async () => (await rows()).filter(({ status }) => status === "locked");

test("a claimed trial does not exceed the month's 25: the best stay open, the rest is there, locked and without a word of its judgement", async () => {
  await world.work(1);
  const trial = await tryIt(CVS);
  await untilJudged(trial.id, 4);
  const judged = await world.sql(
    "select file_name, score, candidate_name from bulk_analysis_results order by score desc",
  );
  await use(22);
  await claim(trial);
  expect(await used()).toBe(25);
  const [closed] = await locked();
  expect(await rows()).toHaveLength(4);
  expect(closed).toMatchObject({
    name: callCandidate({ ...judged[3], candidate_name: null }),
    matchScore: 0,
    summary: null,
    redFlags: null,
  });
  const shortlist = await robin.shortlist(trial.id);
  expect(shortlist.map(({ score, shortlist_rank }) => [score, shortlist_rank])).toEqual(
    judged.slice(0, 3).map(({ score }, index) => [score, index + 1]),
  );
  const whole = JSON.stringify(await robin.json("GET", `${ROWS}/${closed?.id}`));
  expect(whole).not.toContain(judged[3].candidate_name);
  expect((await robin.json("GET", `${ROWS}/stats`)).statuses).toMatchObject({ completed: 3, locked: 1 });
  expect(await robin.json("GET", `${ROWS}?view=row&q=${encodeURIComponent(judged[3].candidate_name)}`)).toEqual([]);
  const path = (await robin.candidates(trial.id)).find(({ status }) => status === "locked")?.cv_file_path;
  expect((await robin.send(`/api/storage/cv-uploads/${path}`)).status).toBe(200);
});

test("a second trial claimed in the same month is locked as a whole, also while it is being screened", async () => {
  const trial = await tryIt(CVS.slice(0, 2));
  await use(25);
  await claim(trial);
  expect(await locked()).toHaveLength(2);
  expect(await used()).toBe(25);
  await world.work(1);
  // The job description is read all the same: once there is room, the CVs can be judged by it.
  await until(async () =>
    expect(await world.sql("select from bulk_file_uploads where vacancy is not null")).toHaveLength(1),
  );
  expect(await robin.status(trial.id)).toMatchObject({ status: "completed", scores: [], failed: [] });
  expect(await world.sql("select from tasks where kind = 'screen_cv'")).toEqual([]);
  expect((await retry(trial.id, (await locked())[0]?.file_name)).status).toBe(403);
});

function retry(bulkUploadId: string, filename: string | undefined) {
  return robin.send("/api/analysis/restart", { method: "POST", body: JSON.stringify({ bulkUploadId, filename }) });
}

test("in the next month a locked CV can be screened for one of the new screenings, and with Pro all are at once", async () => {
  await world.work(1);
  const trial = await tryIt(CVS);
  await untilJudged(trial.id, 4);
  await use(23);
  await claim(trial);
  const [first] = await locked();
  await world.sql("update users set resume_count_reset_date = now() - interval '1 hour' where id = $1", [robin.userId]);
  expect((await retry(trial.id, first?.file_name)).status).toBe(200);
  await untilJudged(trial.id, 3);
  expect(await used()).toBe(1);
  expect(await locked()).toHaveLength(1);
  await robin.goPro();
  await untilJudged(trial.id, 4);
  expect(await locked()).toEqual([]);
  expect(await used()).toBe(2);
  expect(await robin.shortlist(trial.id)).toHaveLength(4);
});

test("an account with Pro has nothing locked", async () => {
  await robin.goPro();
  await use(25);
  const trial = await tryIt(CVS.slice(0, 2));
  await claim(trial);
  expect(await locked()).toEqual([]);
});
