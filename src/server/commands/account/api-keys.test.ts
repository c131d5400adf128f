import * as z from "zod/mini";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiKey, type ApiScope, MAX_API_KEYS } from "#shared/account/api-key.ts";
import { api } from "#shared/api.ts";
import type { Route } from "#shared/route.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { keyClient, makeKey } from "#tests/support/key-client.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let world: World;
let robin: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await world.work(1);
  robin = await world.client();
});
afterAll(() => world.close());

const routes = Object.entries<Route>(api);
const ABSENT = "00000000-0000-4000-8000-000000000000";
const listed = async (client: TestClient) => z.array(ApiKey).parse(await client.json("GET", api.listApiKeys.path));
const pathOf = ({ path }: Route) => path.replace(/:bucket/, "cv-uploads").replace(/:\w+(\{.*?\})?/g, ABSENT);

async function ask(route: Route, secret: string) {
  const headers = { authorization: `Bearer ${secret}` };
  const body = route.body === undefined ? {} : { body: "{}" };
  const answer = await world.send(pathOf(route), { method: route.method, headers, ...body });
  const { error } = await answer.json().catch(() => ({}));
  return { status: answer.status, code: error?.code };
}

test("a key is shown once, listed by its last characters, and only its hash is kept", async () => {
  const { secret, id } = await makeKey(robin, ["read"], { name: "Payroll" });
  expect(secret).toMatch(/^evh_[\w-]{43}$/);
  const [key] = await listed(robin);
  expect(key).toMatchObject({ id, name: "Payroll", scopes: ["read"], hint: secret.slice(-4), last_used_at: null });
  const [{ row }] = await world.sql("select api_keys::text as row from api_keys where id = $1", [id]);
  expect(row).not.toContain(secret.slice(4, 20));
  expect(await world.sql("select action from audit_log where subject_id = $1", [id])).toEqual([
    { action: "api_key_created" },
  ]);
});

test("the owner of a key is told by mail that it was made", async () => {
  const sam = await world.client();
  await makeKey(sam, ["read"], { name: "Night job" });
  await until(async () => {
    const mail = (await world.mails()).find(({ to, text }) => to === sam.email && text.includes('"Night job"'));
    expect(mail?.subject).toBe("An API key was made for your Evenhand account");
  });
});

test.each(routes.filter(([, { scope, access }]) => scope === undefined && !["public", "operator"].includes(access)))(
  "%s takes no key, whatever its scopes",
  async (_name, route) => {
    const sam = await world.client();
    const { secret } = await makeKey(sam);
    expect(await ask(route, secret)).toEqual({ status: 403, code: "key_refused" });
  },
);

test.each(routes.filter(([, { scope }]) => scope !== undefined))(
  "%s takes a key with its scope alone",
  async (name, route) => {
    const sam = await world.client();
    const others = (["read", "screen", "decide"] satisfies ApiScope[]).filter((scope) => scope !== route.scope);
    const refused = await ask(route, (await makeKey(sam, others)).secret);
    expect(refused).toEqual({ status: 403, code: "key_refused" });
    if (name === "createUpload" || name === "bulkResumeImport" || name === "previewVacancy") return;
    const taken = await ask(route, (await makeKey(sam, route.scope === undefined ? [] : [route.scope])).secret);
    expect(["key_refused", "not_signed_in"]).not.toContain(taken.code);
  },
);

test("what changes an account, its plan, its password or its keys is named nowhere in the list for keys", () => {
  const open = routes.filter(([, { scope }]) => scope !== undefined).map(([, { path }]) => path);
  expect(
    open.filter((path) => /auth|billing|checkout|portal|subscription|api-keys|sessions|operator/.test(path)),
  ).toEqual([]);
  expect(open.filter((path) => path.startsWith("/api/users/"))).toEqual(["/api/users/me/decision-reasons"]);
});

test.each([
  ["revoked", "update api_keys set revoked_at = now() where id = $1"],
  ["expired", "update api_keys set expires_at = now() where id = $1"],
])("a key that is %s opens nothing from the next call on", async (_how, statement) => {
  const { secret, id } = await makeKey(robin);
  expect((await ask(api.listOpenings, secret)).status).toBe(200);
  await world.sql(statement, [id]);
  expect(await ask(api.listOpenings, secret)).toEqual({ status: 401, code: "not_signed_in" });
});

test("a key that nobody made is not signed in, also where no key is taken", async () => {
  for (const route of [api.listOpenings, api.me])
    expect(await ask(route, "evh_nobodys")).toEqual({ status: 401, code: "not_signed_in" });
});

test("revoking is done once, is in the log, and takes the key from the list", async () => {
  const { id } = await makeKey(robin);
  const revoke = () => robin.send(api.revokeApiKey.path.replace(":id", id), { method: "DELETE" });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 404]);
  expect((await listed(robin)).map((key) => key.id)).not.toContain(id);
  const entries = await world.sql("select action from audit_log where subject_id = $1 order by id", [id]);
  expect(entries.map(({ action }) => action)).toEqual(["api_key_created", "api_key_revoked", "access_refused"]);
});

test("the list tells when a key was used last", async () => {
  const { secret, id } = await makeKey(robin);
  await ask(api.listOpenings, secret);
  const used = (await listed(robin)).find((key) => key.id === id)?.last_used_at ?? "";
  expect(Date.now() - Date.parse(used)).toBeLessThan(60_000);
});

test("an account can have so many keys and no more; expired ones do not count", async () => {
  const sam = await world.client();
  for (let made = 0; made < MAX_API_KEYS; made += 1) await makeKey(sam);
  await expect(makeKey(sam)).rejects.toThrow("program_limit");
  await world.sql("update api_keys set expires_at = now() where user_id = $1", [sam.userId]);
  await makeKey(sam);
  expect((await listed(sam)).filter((key) => key.is_expired)).toHaveLength(MAX_API_KEYS);
});

test("a key has a rate limit of its own, and is told how long to wait", async () => {
  const [busy, idle] = [await makeKey(robin), await makeKey(robin)];
  await ask(api.listOpenings, busy.secret);
  await world.sql("update rate_limits set hits = 600 where bucket = 'calls_of_key'");
  const headers = { authorization: `Bearer ${busy.secret}` };
  const answer = await world.send(api.listOpenings.path, { headers });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(api.listOpenings, idle.secret)).status).toBe(200);
});

test("a program screens and decides as its owner, and the record names its key", async () => {
  const sam = await world.client();
  const program = await keyClient(sam, world.send);
  const upload = await screened(program, inventedVacancy(), inventedCvs(1));
  const [candidate] = await sam.candidates(upload.id);
  await program.json("POST", api.decideCandidates.path, { candidateIds: [candidate?.id], decision: "advance" });
  const [made] = await program.json("GET", api.listDecisions.path.replace(":id", candidate?.id ?? ""));
  expect(made.decided_by).toBe('Robin Hale (API key "Applicant tracker")');
});

test("a key sees its owner's rows and nobody else's", async () => {
  const [sam, kim] = [await world.client(), await world.client()];
  const upload = await screened(sam, inventedVacancy(), inventedCvs(1));
  const program = await keyClient(kim, world.send);
  const answer = await program.send(api.getUpload.path.replace(":id", upload.id));
  expect(answer.status).toBe(404);
  expect(await program.json("GET", api.listOpenings.path)).toEqual([]);
});
