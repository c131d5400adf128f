import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { createLog } from "#server/operations/log.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

const lines: string[] = [];
const log = createLog("info", { write: (line) => void lines.push(line) });
let app: ReturnType<typeof createApp>;
openWorldPer("file", log);
signUpRobinPer("file");
beforeAll(() => {
  const webFolder = join(world.folder, "web");
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, "index.html"), "<p>the product</p>");
  app = createApp(world.deps, webFolder);
});
beforeEach(() => void lines.splice(0));

const logged = () => lines.map((line) => JSON.parse(line));

test("a request is one line with its number, its pattern, its status and its time", async () => {
  const id = "0b5c1f0e-0000-4000-8000-00000000cafe";
  const answer = await robin.send(`/api/bulk-analysis-results/${id}?name=kanarie`);
  expect(answer.status).toBe(404);
  expect(logged()).toEqual([
    expect.objectContaining({
      requestId: answer.headers.get("x-request-id"),
      method: "GET",
      route: "/api/bulk-analysis-results/:id",
      status: 404,
      ms: expect.any(Number),
    }),
  ]);
  expect(lines.join("")).not.toMatch(/cafe|kanarie/);
});

test.each([
  ["/api/kanarie/4711", "/api/*", 404],
  ["/kanarie", "*", 404],
  ["/shortlist/kanarie", "/shortlist/:candidateId", 200],
  ["/dashboard?q=kanarie", "/dashboard", 200],
  ["/assets/kanarie.js", "/assets/*", 404],
  ["/api/storage/cv-uploads/kanarie/cv.pdf", "/api/storage/:bucket/:path", 401],
])("%s is told as %s", async (path, route, status) => {
  await app.request(path);
  expect(logged()).toMatchObject([{ route, status }]);
  expect(lines.join("")).not.toContain("kanarie");
});

test("line breaks and colours of a terminal stay inside one line", async () => {
  await world.send("/api/%0d%0a%1b[31mforged", { headers: { "x-request-id": "forged" } });
  log.warn({ kind: "a\r\nb\u001b[31mc" }, 'told\r\n{"level":60}\u001b[2J');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    for (const control of ["\r", "\n", "\u001b"]) expect(line.trimEnd()).not.toContain(control);
    expect(line).not.toMatch(/forged/);
    expect(JSON.parse(line)).toBeTypeOf("object");
  }
});

test("a page that cannot be served is one line with its cause and one of the request, under the same number", async () => {
  const answer = await createApp(world.deps, "/nowhere").request("/dashboard");
  expect(answer.status).toBe(500);
  const requestId = answer.headers.get("x-request-id");
  expect(logged()).toMatchObject([
    { requestId, err: { code: "ENOENT" } },
    { requestId, route: "/dashboard", status: 500 },
  ]);
});
