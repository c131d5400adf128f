import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { WebhookEvent } from "#shared/account/webhook.ts";
import { api } from "#shared/api.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { deliveriesOf, makeWebhook } from "#tests/support/key-client.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";
import { startReceiver } from "#tests/support/webhook-receiver.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let world: World;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let robin: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await world.work(1);
});
afterAll(() => world.close());
beforeEach(async () => {
  [receiver, robin] = await Promise.all([startReceiver(), world.proClient()]);
});
afterEach(() => receiver.close());

const hookFor = (...events: WebhookEvent[]) => makeWebhook(robin, { url: receiver.url, events });
const untilReceived = (count: number) => until(() => expect(receiver.received).toHaveLength(count));
const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);
const webhookOf = async (id: string) => (await world.sql("select * from webhooks where id = $1", [id]))[0];

test("what happens is told with ids, signed so that the official library believes it", async () => {
  const { hook } = await hookFor("screening.finished", "candidate.decided", "vacancy.closed");
  await untilReceived(1);
  const upload = await screened(robin, inventedVacancy(), inventedCvs(1));
  await untilReceived(2);
  const [candidate] = await robin.candidates(upload.id);
  await robin.json("POST", api.decideCandidates.path, { candidateIds: [candidate?.id], decision: "advance" });
  await untilReceived(3);
  const [opening] = await robin.json("GET", api.listOpenings.path);
  await robin.json("PATCH", api.changeOpening.path.replace(":id", opening.id), {
    closing: { result: "hired", note: "" },
  });
  await untilReceived(4);
  expect(types()).toEqual(["webhook.test", "screening.finished", "candidate.decided", "vacancy.closed"]);
  const verifier = new Webhook(hook.secret);
  const told = receiver.received.map(({ body, headers }) => verifier.verify(body, headers));
  expect(told).toMatchObject([
    { data: {} },
    { data: { screening_id: upload.id } },
    { data: { candidates: [{ candidate_id: candidate?.id, screening_id: upload.id, decision: "advance" }] } },
    { data: { vacancy_id: opening.id } },
  ]);
  const { body, headers } = receiver.received[0] ?? { body: "", headers: {} };
  expect(() => verifier.verify(`${body} `, headers)).toThrow("No matching signature found");
  expect(JSON.stringify(receiver.received)).not.toContain(candidate?.candidate_name);
});

test("only the events that were asked for are sent, and nobody else's", async () => {
  await hookFor("vacancy.closed");
  await untilReceived(1);
  const sam = await world.client();
  for (const client of [robin, sam]) await screened(client, inventedVacancy(), inventedCvs(1));
  expect(await world.sql("select event from webhook_deliveries where user_id = $1", [robin.userId])).toEqual([
    { event: "webhook.test" },
  ]);
  expect(receiver.received).toHaveLength(1);
});

test("a message that is not taken is sent again with the same id until it is", async () => {
  receiver.answer = (response) => void response.writeHead(receiver.received.length < 3 ? 500 : 200).end();
  const { hook } = await hookFor("vacancy.closed");
  await untilReceived(3);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toHaveLength(1);
  await until(async () =>
    expect(await deliveriesOf(robin, hook.id)).toMatchObject([
      { attempts: 3, last_status: 200, next_attempt_at: null, delivered_at: expect.any(String) },
    ]),
  );
  expect(await webhookOf(hook.id)).toMatchObject({ failing_since: null, disabled_at: null });
});

test("after its last attempt a message is given up, and can be sent again by hand", async () => {
  receiver.answer = (response) => void response.writeHead(503).end();
  const { hook, sent } = await hookFor("vacancy.closed");
  await until(async () =>
    expect(await deliveriesOf(robin, hook.id)).toMatchObject([{ attempts: 4, failed_at: expect.any(String) }]),
  );
  receiver.answer = (response) => void response.writeHead(200).end();
  await robin.json("POST", api.redeliverWebhook.path.replace(":id", sent?.id ?? ""));
  await until(async () =>
    expect(await deliveriesOf(robin, hook.id)).toMatchObject([{ attempts: 1, failed_at: null, last_status: 200 }]),
  );
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toHaveLength(1);
});

test("a webhook that has failed for days is disabled, its owner is told, and it can be enabled again", async () => {
  receiver.answer = (response) => void response.writeHead(500).end();
  const { hook } = await hookFor("vacancy.closed");
  await until(async () => expect((await webhookOf(hook.id)).failing_since).toBeTruthy());
  expect((await webhookOf(hook.id)).disabled_at).toBeNull();
  await world.sql("update webhooks set failing_since = now() - interval '73 hours' where id = $1", [hook.id]);
  // Refused where a retry of the first message came before it and disabled the webhook.
  await robin.send(api.testWebhook.path.replace(":id", hook.id), { method: "POST" });
  await until(async () => expect((await webhookOf(hook.id)).disabled_at).toBeTruthy());
  await until(async () => {
    const mail = (await world.mails()).find(({ to, subject }) => to === robin.email && subject.includes("disabled"));
    expect(mail?.text).toContain(`localhost:${receiver.port}`);
  });
  expect((await robin.send(api.testWebhook.path.replace(":id", hook.id), { method: "POST" })).status).toBe(400);
  const enabled = await robin.json("POST", api.enableWebhook.path.replace(":id", hook.id));
  expect(enabled).toMatchObject({ disabled_at: null, failing_since: null });
  const entries = await world.sql("select action from audit_log where subject_id = $1 order by id", [hook.id]);
  expect(entries.map(({ action }) => action)).toEqual(["webhook_created", "webhook_disabled", "webhook_enabled"]);
});

test("a receiver that says it is gone is disabled at once", async () => {
  receiver.answer = (response) => void response.writeHead(410).end();
  const { hook } = await hookFor("vacancy.closed");
  await until(async () => expect((await webhookOf(hook.id)).disabled_at).toBeTruthy());
});

test("a redirect is not followed", async () => {
  const elsewhere = await startReceiver();
  receiver.answer = (response) => void response.writeHead(307, { location: elsewhere.url }).end();
  const { hook } = await hookFor("vacancy.closed");
  await until(async () =>
    expect(await deliveriesOf(robin, hook.id)).toMatchObject([{ failed_at: expect.any(String) }]),
  );
  expect(elsewhere.received).toEqual([]);
  elsewhere.close();
});

test("an answer without end is cut off and counts as not taken", async () => {
  receiver.answer = (response) => {
    response.writeHead(200);
    // Until the line is cut: `writable` stays true after that, and the loop would keep a core busy for the rest of the run.
    const write = () => void response.write(Buffer.alloc(64 * 1024), (error) => error ?? setImmediate(write));
    write();
  };
  const { hook } = await hookFor("vacancy.closed");
  await until(async () =>
    expect(await deliveriesOf(robin, hook.id)).toMatchObject([{ last_error: "broken_off", delivered_at: null }]),
  );
});

test("the secret is kept sealed", async () => {
  const { hook } = await hookFor("vacancy.closed");
  const { sealed_secret } = await webhookOf(hook.id);
  expect(sealed_secret.toString("latin1")).not.toContain(hook.secret.slice(6, 20));
  expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
