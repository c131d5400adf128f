import { beforeAll, expect, test } from "vitest";
import { api } from "#shared/api.ts";
import type { Route, Subject } from "#shared/route.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeKey, makeWebhook } from "#tests/support/key-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

// Made from the API table: a new route is in here before anyone has thought of it.

const ABSENT = "00000000-0000-4000-8000-000000000000";
const routes = Object.entries<Route>(api);
const withSubject = routes.flatMap(([name, route]) =>
  route.subject === undefined ? [] : [{ name, route, subject: route.subject }],
);

let stranger: TestClient;
let theirs: Record<Subject["kind"], { id: string; absent: string; bucket: string }>;

openWorldPer("file");
beforeAll(async () => {
  stranger = await world.client();
  const owner = await world.client();
  await world.work(1);
  const upload = await owner.upload(inventedVacancy(), inventedCvs(1));
  await owner.start(upload.id);
  await owner.untilDone(upload.id);
  const [candidate] = await owner.candidates(upload.id);
  const path = upload.cv_file_paths[0] ?? "";
  const [session] = await world.sql("select id from sessions where user_id = $1", [owner.userId]);
  const [opening] = await world.sql("select id from jobs where user_id = $1", [owner.userId]);
  const { url } = await owner.json("POST", api.createCheckout.path, { priceId: "test_price_monthly" });
  const decided = await owner.json("POST", api.decideCandidates.path, {
    candidateIds: [candidate?.id],
    decision: "advance",
  });
  const key = await makeKey(owner);
  const { hook, sent } = await makeWebhook(owner);
  theirs = {
    api_key: { id: key.id, absent: ABSENT, bucket: "" },
    webhook: { id: hook.id, absent: ABSENT, bucket: "" },
    webhook_delivery: { id: sent?.id ?? "", absent: ABSENT, bucket: "" },
    decision: { id: decided.batch_id, absent: ABSENT, bucket: "" },
    checkout: { id: new URL(url).pathname.slice("/test-checkout/".length), absent: ABSENT, bucket: "" },
    upload: { id: upload.id, absent: ABSENT, bucket: "" },
    candidate: { id: candidate?.id ?? "", absent: ABSENT, bucket: "" },
    opening: { id: opening?.id, absent: ABSENT, bucket: "" },
    session: { id: session?.id, absent: ABSENT, bucket: "" },
    file: { id: path, absent: path.replace(upload.id, ABSENT), bucket: "cv-uploads" },
  };
});

/** A call that is right in everything but whose row it names. */
function call(route: Route, subject: Subject, id: string) {
  const { bucket } = theirs[subject.kind];
  const path = route.path
    .replace(":bucket", bucket)
    .replace(":page", "1")
    .replace(/:id(?=\/)/, id)
    .replace(/:\w+(\{.*\})?$/, id);
  const url = subject.in === "query" ? `${path}?${new URLSearchParams({ [subject.name]: id })}` : path;
  const named = { [subject.name]: subject.isList ? [id] : id };
  const isList = route.body?.safeParse([]).success === true;
  const json = isList
    ? []
    : {
        filename: "cv.pdf",
        status: "archived",
        emailType: "interview",
        decision: "decline",
        quotes: [],
        outcome: "pay",
        version: 1,
        candidateId: ABSENT,
        candidateIds: [ABSENT],
        csv: "someone@example.org,A",
        rows: [{ wording: "Redis", importance: "must", weight: 1 }],
        ...(subject.in === "body" && named),
      };
  const file = route.method === "PUT" ? "%PDF-1.7 a file" : undefined;
  const body = route.body === undefined ? file : JSON.stringify(json);
  return { url, init: { method: route.method, ...(body !== undefined && { body }) } };
}

async function answerOf(client: TestClient, { url, init }: ReturnType<typeof call>) {
  const answer = await client.send(url, init);
  const body = await answer.json();
  return { status: answer.status, error: { ...body.error, requestId: undefined } };
}

test.each(withSubject)(
  "$name: a stranger's id answers exactly like an id that does not exist",
  async ({ route, subject }) => {
    const { id, absent } = theirs[subject.kind];
    const foreign = await answerOf(stranger, call(route, subject, id));
    expect(foreign).toEqual(await answerOf(stranger, call(route, subject, absent)));
    expect(foreign).toMatchObject({ status: 404, error: { code: "not_found" } });
  },
);

test.each(withSubject.filter(({ subject }) => subject.in === "path"))(
  "$name: an id that is not an id is not found or refused",
  async ({ route, subject }) => {
    for (const id of ["1", "not-an-id", "%00", "..%2F..%2Fsecret"]) {
      const { status, error } = await answerOf(stranger, call(route, subject, id));
      expect(["not_found", "invalid_request"]).toContain(error.code);
      expect([400, 404]).toContain(status);
    }
  },
);

test.each(routes.filter(([, route]) => route.access === "user" || route.access === "user_or_trial"))(
  "%s: nobody gets in without signing in",
  async (_name, route) => {
    const path = route.path.replace(":bucket", "cv-uploads").replace(/:\w+(\{.*\})?$/, ABSENT);
    const answer = await world.send(path, { method: route.method });
    expect(answer.status).toBe(401);
  },
);

test("every route whose path or body holds an id says whose it is", () => {
  const silent = routes.filter(([, route]) => route.subject === undefined && /:(?!bucket)/.test(route.path));
  expect(silent.map(([name]) => name)).toEqual([]);
});

test("a stranger's tries changed nothing", async () => {
  expect(await world.sql("select status from jobs")).toEqual([{ status: "active" }]);
  const judged = await world.sql("select status, decision from bulk_analysis_results");
  expect(judged).toEqual([{ status: "completed", decision: "advance" }]);
  const rows = await world.sql("select status, total_cvs from bulk_file_uploads");
  expect(rows).toEqual([{ status: "completed", total_cvs: 1 }]);
  const refused = await world.sql("select distinct user_id from audit_log where action = 'access_refused'");
  expect(refused).toEqual([{ user_id: stranger.userId }]);
});
