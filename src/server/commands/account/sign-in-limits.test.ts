import { expect, test } from "vitest";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");

const password = "correct horse battery";
const email = "robin@example.org";
const browser = { "x-client": "browser", host: "localhost:3000", origin: "http://localhost:3000" };

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return world.send(path, { method: "POST", body: JSON.stringify(body), headers });
}

function tryPassword(tried: string, from: string, headers: Record<string, string> = {}) {
  const body = { email, password: tried };
  return post("/api/auth/token?grant_type=password", body, { "x-forwarded-for": from, ...headers });
}

async function guess(times: number, from: (turn: number) => string) {
  const answers = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await tryPassword(`guess ${turn}`, from(turn)));
  return answers.map((answer) => answer.status);
}

const everywhere = (turn: number) => `203.0.113.${turn}`;

test("after ten wrong guesses an account is closed to guessing, also for the right one, and says for how long", async () => {
  await post("/api/auth/signup", { email, password });
  expect(await guess(12, everywhere)).toEqual([...Array<number>(10).fill(400), 429, 429]);
  const answer = await tryPassword(password, "203.0.113.99");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
});

test("an address nobody has is closed just the same", async () => {
  expect((await guess(11, everywhere)).at(-1)).toBe(429);
});

test("guesses that come at the same moment do not slip through", async () => {
  await post("/api/auth/signup", { email, password });
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, turn) => (await tryPassword(`guess ${turn}`, everywhere(turn))).status),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
});

test("a person who has signed in from a browser before is not locked out by strangers", async () => {
  const answer = await post("/api/auth/signup", { email, password }, browser);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await guess(11, everywhere);
  expect((await tryPassword(password, "203.0.113.99")).status).toBe(429);
  expect((await tryPassword(password, "203.0.113.98", { ...browser, cookie })).status).toBe(200);
});

test("right passwords are not counted", async () => {
  await post("/api/auth/signup", { email, password });
  for (let turn = 0; turn < 35; turn += 1) expect((await tryPassword(password, "203.0.113.7")).status).toBe(200);
});

test("one address has thirty failures, over all accounts, however it names itself", async () => {
  const statuses = [];
  for (let turn = 0; turn < 32; turn += 1) {
    const body = { email: `somebody${turn}@example.org`, password };
    const answer = await post("/api/auth/token?grant_type=password", body, {
      "x-forwarded-for": `198.51.100.${turn}, 203.0.113.7`,
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(400));
  expect(statuses.slice(30)).toEqual([429, 429]);
});

test("a limit ends with its time", async () => {
  await post("/api/auth/signup", { email, password });
  await guess(11, everywhere);
  await world.sql("update rate_limits set ends_at = now() - interval '1 second'");
  expect((await tryPassword(password, "203.0.113.99")).status).toBe(200);
});

test("what is counted cannot be read as an address", async () => {
  await guess(1, everywhere);
  const rows = await world.sql("select row_to_json(r)::text as line from rate_limits r");
  const dump = rows.map((row) => row.line).join("\n");
  expect(rows.length).toBeGreaterThan(1);
  for (const readable of ["robin", "example.org", "203.0.113"]) expect(dump).not.toContain(readable);
});
