import { beforeAll, expect, test } from "vitest";
import { api } from "#shared/api.ts";
import { Operations } from "#shared/operations/operations.ts";
import type { Route } from "#shared/route.ts";
import { breakStorage } from "#tests/support/broken-storage.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { until } from "#tests/support/until.ts";

const OPERATOR = "operator@evenhand.test";
const routes = Object.values<Route>(api).filter(({ access }) => access === "operator");

let operator: TestClient;
openWorldPer("file");
signUpRobinPer("file");
beforeAll(async () => {
  operator = await world.client("Operator@Evenhand.test");
});

const confirm = () => world.sql("update users set email_confirmed_at = now() where lower(email) = $1", [OPERATOR]);
const operations = async () => Operations.parse(await operator.json("GET", "/api/operator"));
const retry = (body: object) => operator.json("POST", "/api/operator/retry", body);
const audited = (action: string) =>
  world.sql("select user_id, subject_id from audit_log where action = $1 order by id", [action]);

/** All but the number of the answer. */
async function answerOf(pending: Promise<Response>) {
  const answer = await pending;
  const { error, ...rest } = await answer.json();
  const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
  return { status: answer.status, headers, error: { ...error, requestId: "" }, rest };
}

/** The task fails once by itself; the tries in between are taken off its account. */
async function untilParked(uploadId: string) {
  await until(async () => {
    await world.sql("update tasks set failures = 4 where upload_id = $1 and failures between 1 and 3", [uploadId]);
    const [task] = await world.sql("select state from tasks where upload_id = $1 and state = 'parked'", [uploadId]);
    expect(task).toBeDefined();
  });
}

test("to everybody else the operator's routes do not exist, not even to an address that is not confirmed", async () => {
  for (const { method, path } of routes) {
    const nowhere = await answerOf(robin.send("/api/no-such-route", { method }));
    expect(nowhere.status).toBe(404);
    expect(await answerOf(world.send(path, { method }))).toEqual(nowhere);
    expect(await answerOf(world.send(path, { method, headers: { authorization: "Bearer no" } }))).toEqual(nowhere);
    expect(await answerOf(robin.send(path, { method }))).toEqual(nowhere);
    expect(await answerOf(operator.send(path, { method }))).toEqual(nowhere);
  }
  expect((await audited("access_refused")).map(({ user_id }) => user_id)).toContain(robin.userId);
  const table = await (await world.send("/api/openapi.json")).text();
  expect(table).not.toContain("operator");
});

test("a CV that failed by our fault is parked, tried again once by the operator, and then screened", async () => {
  await confirm();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2));
  const mend = await breakStorage(world, upload.cv_file_paths[0] ?? "");
  await world.work(1);
  await robin.start(upload.id);
  await untilParked(upload.id);
  const { failed } = await robin.untilDone(upload.id);
  expect(failed.map(({ reason }) => reason)).toEqual([
    "A fault on our side kept this file from being read. Please try again.",
  ]);

  const { parked, queue, processes } = await operations();
  expect(parked).toMatchObject([{ kind: "screen_cv", reason: "EISDIR", attempts: 5 }]);
  expect(queue).toEqual([{ kind: "screen_cv", state: "parked", tasks: 1 }]);
  expect(processes).toEqual({ web: 1, worker: 1 });
  const told = JSON.stringify(await operations());
  for (const personal of [robin.userId, robin.email, upload.id, ...inventedCvs(2).map(({ fileName }) => fileName)])
    expect(told).not.toContain(personal);

  mend();
  const both = await Promise.all([retry({ kind: "screen_cv" }), retry({ kind: "screen_cv", id: parked[0]?.id })]);
  expect(both.reduce((sum, { retried }) => sum + retried, 0)).toBe(1);
  await until(async () => expect((await robin.status(upload.id)).percent).toBe(100));
  expect((await robin.status(upload.id)).failed).toEqual([]);
  expect((await operations()).parked).toEqual([]);
  expect(await audited("task_retried")).toEqual([{ user_id: operator.userId, subject_id: parked[0]?.id }]);
});

test("a job description that failed by our fault brings its CVs back when it is tried again", async () => {
  const upload = await robin.upload(inventedVacancy(), inventedCvs(2));
  const mend = await breakStorage(world, upload.job_description_file_path);
  await robin.start(upload.id);
  await untilParked(upload.id);
  expect((await robin.status(upload.id)).error).toContain("A fault on our side");
  mend();
  expect(await retry({ kind: "read_vacancy" })).toEqual({ retried: 1, left: 0 });
  expect(await robin.untilDone(upload.id)).toMatchObject({ current: 2, failed: [] });
  expect(await retry({ kind: "read_vacancy" })).toEqual({ retried: 0, left: 0 });
});

test("a CV whose owner has no screening left stays parked", async () => {
  const poor = await world.client();
  const upload = await poor.upload(inventedVacancy(), inventedCvs(1));
  const mend = await breakStorage(world, upload.cv_file_paths[0] ?? "");
  await poor.start(upload.id);
  await untilParked(upload.id);
  mend();
  await world.sql(
    "insert into usage_ledger (candidate_id, user_id, period) select gen_random_uuid(), id, resume_count_reset_date from users, generate_series(1, 25) where id = $1",
    [poor.userId],
  );
  expect(await retry({ kind: "screen_cv" })).toEqual({ retried: 0, left: 1 });
  expect((await operations()).parked).toHaveLength(1);
});

test("mails that were tried in vain are sent at once when asked; one that was given up has no words to send", async () => {
  await world.sql(
    `insert into outbox (kind, recipient, subject, body_text, body_html, attempts, next_attempt_at, failed_at, last_error) values
     ('recovery', 'kanarie@example.org', 'A subject', 'text', 'html', 3, now() + interval '1 hour', null, 'ECONNREFUSED'),
     ('recovery', 'kanarie@example.org', 'A subject', '', '', 9, now(), now(), 'SMTP 550')`,
  );
  const { stuck_mails: stuck, mails } = await operations();
  expect(stuck).toMatchObject([
    { kind: "recovery", reason: "ECONNREFUSED", attempts: 3, given_up: false },
    { kind: "recovery", reason: "SMTP 550", attempts: 9, given_up: true },
  ]);
  expect(mails).toMatchObject({ failed: 1 });
  expect(JSON.stringify(stuck)).not.toContain("kanarie");
  expect(await retry({ kind: "mail" })).toEqual({ retried: 1, left: 0 });
  await until(async () => expect((await world.mails()).map(({ to }) => to)).toContain("kanarie@example.org"));
  expect(await audited("mail_retried")).toHaveLength(1);
  expect(await retry({ kind: "mail" })).toEqual({ retried: 0, left: 0 });
});
