import { beforeAll, beforeEach, expect, test } from "vitest";
import { Candidate } from "#shared/candidates/candidate.ts";
import type { RawCall } from "#tests/support/raw-call.ts";
import { type Belongings, gatherBelongings, type SampleCall, sampleCalls } from "#tests/support/sample-calls.ts";
import { type Shape, shapeOf, varyFields } from "#tests/support/schema-samples.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { readWholeDatabase } from "#tests/support/whole-database.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

// Made from the API table and its schemas: a new route, and a new field of an old one, is in here before anyone has thought of it.

let id: string;
let have: Belongings;
let operator: TestClient;
openWorldPer("file");
signUpRobinPer("file");
beforeAll(async () => {
  await world.work(1);
  have = await gatherBelongings(robin);
  operator = await world.client("operator@evenhand.test");
  await world.sql("update users set email_confirmed_at = now() where id = $1", [operator.userId]);
});
beforeEach(async () => {
  id = Candidate.parse(await robin.json("POST", ROWS, { name: "Mona Reyes", position: "Engineer" })).id;
});

const ROWS = "/api/bulk-analysis-results";
const CONTROLS = "\u001b\u0007\u0085\u009b";
/** One that is open and never ends, and those that end Robin. */
const LEFT_OUT = new Set(["live", "logout", "deleteMe", "endSession"]);
const calls = () => sampleCalls(have).filter(({ name }) => !LEFT_OUT.has(name));

type Leaf = (sample: unknown, shape: Shape) => unknown;
interface Varied extends SampleCall {
  field: string;
}

const withCall = (one: SampleCall, call: Partial<RawCall>, field = "") => ({
  ...one,
  field,
  call: { ...one.call, ...call },
});

/** Every call once for each field of its query, with something else in it. */
function varyQueries(leaf: Leaf): Varied[] {
  return calls().flatMap((one) => {
    const [path, search] = one.call.path.split("?");
    const { query } = one.route;
    const sample = Object.fromEntries(new URLSearchParams(search));
    const varied = query === undefined ? [] : varyFields(shapeOf(query), sample, leaf);
    return varied.map(({ field, value }) => {
      const all = Object.entries(Object(value)).map(([name, text]): [string, string] => [name, String(text)]);
      return withCall(one, { path: `${path}?${new URLSearchParams(all)}` }, field);
    });
  });
}

/** The same for the fields of its body. */
function varyBodies(leaf: Leaf): Varied[] {
  return calls().flatMap((one) => {
    const { body } = one.route;
    const varied = body === undefined ? [] : varyFields(shapeOf(body), JSON.parse(String(one.call.body)), leaf);
    return varied.map(({ field, value }) => withCall(one, { body: JSON.stringify(value) }, field));
  });
}

let addresses = 0;
/** Each from an address of its own: one may try only so often. */
function ask({ route, call }: SampleCall) {
  addresses += 1;
  const forwarded = `10.2.${Math.floor(addresses / 250)}.${addresses % 250}`;
  const init = { method: route.method, headers: { ...call.headers, "x-forwarded-for": forwarded } };
  const client = route.access === "operator" ? operator : robin;
  return client.send(call.path, call.body === undefined ? init : { ...init, body: Buffer.from(call.body) });
}

async function statusesOf(asked: SampleCall[], isWanted: (status: number) => boolean) {
  const others: string[] = [];
  for (const one of asked) {
    const { status } = await ask(one);
    if (!isWanted(status)) others.push(`${one.name} ${status}`);
  }
  return others;
}

test.each<[string, () => Varied[]]>([
  ["a zero character", () => [...varyQueries(() => "a\0b"), ...varyBodies(() => "a\0b")]],
  // An address cannot hold one.
  ["half of a pair of surrogates", () => varyBodies(() => "a\ud800b")],
  ["the other half", () => varyBodies(() => "\udc00")],
])("%s is told by the name of its field, in every route", async (_, varied) => {
  const others: unknown[] = [];
  for (const one of varied()) {
    const refusal = await refusalOf(ask(one));
    if (String(refusal) !== `400,invalid_request,${one.field}`) others.push([one.name, one.field, ...refusal]);
  }
  expect(others).toEqual([]);
});

test("control characters in any field of any route are no fault of ours and are not stored", async () => {
  const leaf: Leaf = (sample) => `${typeof sample === "string" ? sample : "Robin"}${CONTROLS}`;
  const asked = [...varyQueries(leaf), ...varyBodies(leaf)];
  expect(await statusesOf(asked, (status) => status < 500)).toEqual([]);
  const rows = await readWholeDatabase(world);
  expect(rows.filter(({ text }) => /(?![\t\n\r])\p{Cc}|\\u00(1b|07|85|9b)/u.test(text))).toEqual([]);
});

test("as long as may be and of pairs of surrogates, no text is cut in the middle of one", async () => {
  const leaf: Leaf = (_, { maxLength = 5000 }) => `a${"\u{1f33f}".repeat(Math.floor((maxLength - 1) / 2))}`;
  const asked = [...varyQueries(leaf), ...varyBodies(leaf)];
  expect(await statusesOf(asked, (status) => status < 500)).toEqual([]);
  const rows = await readWholeDatabase(world);
  expect(rows.filter(({ text }) => text.includes("\ufffd"))).toEqual([]);
});

test.each(["%00", "%ED%A0%80", "%1B%5B31m", "%", "%E4%"])(
  "%j in any path of any route is not found or refused",
  async (odd) => {
    const asked = calls().filter(({ route }) => route.path.includes("/:"));
    const named = asked.map((one) =>
      withCall(one, { path: one.route.path.replace(":bucket", "cv-uploads").replaceAll(/:\w+(\{.*\})?/g, odd) }),
    );
    expect(await statusesOf(named, (status) => status === 404 || status === 400)).toEqual([]);
  },
);

test("the bodies that all of this is made from are right as they stand", async () => {
  const refused: string[] = [];
  for (const one of calls().filter(({ route }) => route.body !== undefined)) {
    const answer = await (await ask(one)).text();
    if (answer.includes('"invalid_request"')) refused.push(`${one.name} ${answer}`);
  }
  expect(refused).toEqual([]);
});

async function refusalOf(pending: Promise<Response>) {
  const answer = await pending;
  const { error } = await answer.json();
  return [answer.status, error?.code, error?.field];
}

const post = (path: string, body: unknown) => world.send(path, { method: "POST", body: JSON.stringify(body) });

test("a zero character is told by the name of its field", async () => {
  const name = "Mona\0Reyes";
  const fullName = { email: "mona@example.org", password: "correct horse battery", data: { full_name: name } };
  const lead = { full_name: name, email: "mona@example.org", data_consent: true, marketing_consent: false };
  expect(await refusalOf(post("/api/auth/signup", fullName))).toEqual([400, "invalid_request", "data.full_name"]);
  expect(await refusalOf(post("/api/waitlist-signups", lead))).toEqual([400, "invalid_request", "full_name"]);
  const entry = robin.send(ROWS, { method: "POST", body: JSON.stringify({ name, position: "Engineer" }) });
  expect(await refusalOf(entry)).toEqual([400, "invalid_request", "name"]);
  const notes = robin.send(`${ROWS}/${id}`, { method: "PATCH", body: JSON.stringify({ notes: name }) });
  expect(await refusalOf(notes)).toEqual([400, "invalid_request", "notes"]);
  for (const filter of ["q", "named"])
    expect(await refusalOf(robin.send(`${ROWS}?view=row&${filter}=Mona%00`))).toEqual([400, "invalid_request", filter]);
});

test("control characters in what I type are taken out; tabs and line breaks stay", async () => {
  const { notes } = await robin.json("PATCH", `${ROWS}/${id}`, { notes: "one\u001b[31m\ttwo\r\nthree\u0007\u009b" });
  expect(notes).toBe("one[31m\ttwo\r\nthree");
});

test("a password is taken as it was typed", async () => {
  const password = "correct \u001b horse battery";
  await post("/api/auth/signup", { email: "typed@example.org", password });
  const signIn = (typed: string) =>
    post("/api/auth/token?grant_type=password", { email: "typed@example.org", password: typed });
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn("correct  horse battery")).status).toBe(400);
});

test("lists inside lists without end are refused", async () => {
  const body = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const answer = robin.send("/api/candidate-analyses", { method: "PUT", body });
  expect(await refusalOf(answer)).toEqual([400, "invalid_request", "body"]);
});
