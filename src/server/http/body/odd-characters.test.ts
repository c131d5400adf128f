import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { api } from "#shared/api.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import type { Route } from "#shared/route.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

let id: string;
openWorldPer("file");
signUpRobinPer("file", "pro");
beforeEach(async () => {
  id = Candidate.parse(await robin.json("POST", ROWS, { name: "Mona Reyes", position: "Engineer" })).id;
});

const ROWS = "/api/bulk-analysis-results";
const ODD = [
  ["a zero character", "a\0b"],
  ["half of a pair of surrogates", "a\ud800b"],
  ["the other half", "\udc00"],
  ["an escape sequence", "\u001b[31mred\u0007"],
  ["a control character of the second kind", "a\u0085\u009bb"],
] as const;

interface Shape {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  minItems?: number;
  items?: Shape;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
}

const shapeOf = (schema: z.ZodMiniType | undefined): Shape | undefined =>
  // A JSON schema holds more than is named here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  schema && (z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as Shape);

/** Something the schema takes, with `text` wherever it takes any text. */
function fill(shape: Shape, text: string): unknown {
  if (shape.anyOf !== undefined) return fill(shape.anyOf[0] ?? {}, text);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (shape.type === "object")
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, fill(inner, text)]));
  if (shape.type === "array") return [fill(shape.items ?? {}, text)];
  if (shape.type === "string") return fillText(shape.format, text);
  if (shape.type === "boolean") return true;
  return shape.minimum ?? 1;
}

function fillText(format: string | undefined, text: string) {
  if (format === "uuid") return id;
  return format === "email" ? `robin${text}@example.org` : text;
}

/** One that is open and never ends, and one that ends Robin. */
const LEFT_OUT = new Set(["live", "logout", "deleteMe"]);
const routes = Object.entries<Route>(api).filter(([name]) => !LEFT_OUT.has(name));

function ask(route: Route, text: string) {
  const [query, body] = [shapeOf(route.query), shapeOf(route.body)];
  const path = route.path
    .replace(/:bucket/, "cv-uploads")
    .replace(/:path\{.*\}/, encodeURIComponent(text.toWellFormed()));
  const given = query === undefined ? [] : Object.entries(Object(fill(query, text)));
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  const url = `${path.replaceAll(/:\w+/g, id)}?${search.toString()}`;
  const init = { method: route.method, headers: { "x-file-name": encodeURIComponent(text.toWellFormed()) } };
  return robin.send(url, body === undefined ? init : { ...init, body: JSON.stringify(fill(body, text)) });
}

test.each(ODD)(
  "%s in any field or filter of any route is told or taken out, and never a fault of ours",
  async (_, text) => {
    const faults: string[] = [];
    for (const [name, route] of routes) {
      const { status } = await ask(route, text);
      if (status >= 500) faults.push(`${name}: ${status}`);
    }
    expect(faults).toEqual([]);
  },
);

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
