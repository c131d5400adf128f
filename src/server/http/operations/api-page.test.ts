import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#shared/api.ts";
import type { Route } from "#shared/route.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeKey } from "#tests/support/key-client.ts";
import { screened } from "#tests/support/screened-client.ts";
import { serveWorld } from "#tests/support/serve-world.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorld, type World } from "#tests/support/world.ts";
import { API_EXAMPLES } from "./api-examples.ts";
import { openapi } from "./openapi.ts";

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

let world: World;
let served: Awaited<ReturnType<typeof serveWorld>>;
let robin: TestClient;
let env: Record<string, string>;

beforeAll(async () => {
  world = await openWorld();
  await world.work(1);
  served = await serveWorld(world);
  robin = await world.proClient();
  const upload = await screened(robin, inventedVacancy(), inventedCvs(1));
  const [candidate] = await robin.candidates(upload.id);
  const [opening] = await robin.json("GET", api.listOpenings.path);
  const { secret } = await makeKey(robin);
  for (const [index, { bytes }] of inventedCvs(3).slice(1).entries())
    writeFileSync(join(world.folder, `cv-${index + 1}.pdf`), bytes);
  env = {
    PATH: process.env["PATH"] ?? "",
    EVENHAND_URL: served.url,
    EVENHAND_KEY: secret,
    VACANCY: opening.id,
    CANDIDATE: candidate?.id ?? "",
    SCREENING: upload.id,
  };
});
afterAll(async () => {
  served.close();
  await world.close();
});

/** The server answers in this process, so nothing here may wait for the shell at a standstill. */
async function run(command: string) {
  const child = spawn("sh", ["-c", command], { cwd: world.folder, env });
  let out = "";
  child.stdout.on("data", (text: Buffer) => (out += text.toString()));
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { code, out };
}

/** What each of them brings, in their order. */
const BRINGS = [
  /"best":\d+/,
  /"place":1,/,
  /"findings":\[\{/,
  /^%PDF/,
  /"uploaded".*"uploaded"/,
  /"percent":100,/,
  /"candidate_ids":\["/,
];

test("every example says what it brings", () => {
  expect(API_EXAMPLES).toHaveLength(BRINGS.length);
});

test
  .runIf(hasCurl)
  .each(API_EXAMPLES.map(({ title, command }, at) => ({ title, command, brings: BRINGS[at] ?? /never/ })))(
  "the example works as it is written: $title",
  async ({ command, brings }) => {
    const { code, out } = await run(command);
    expect(code).toBe(0);
    const saved = join(world.folder, "report.pdf");
    expect(command.includes("-o report.pdf") ? readFileSync(saved, "latin1") : out).toMatch(brings);
  },
);

test("the page shows every call that takes a key, and what it needs, without a script", async () => {
  const answer = await fetch(`${served.url}/developers`);
  const page = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const taking = Object.entries<Route>(api).filter(([, { scope }]) => scope !== undefined);
  // Two calls on one path are one operation.
  const missing = taking.filter(([name, { when }]) => when === undefined && !page.includes(`id="${name}"`));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(page).not.toContain("<script");
  expect(page).not.toContain("undefined");
});

test("the document names both ways to sign in, the scope of each call and what webhooks are told", () => {
  const { paths, webhooks, components } = openapi();
  expect(Object.keys(components.securitySchemes)).toEqual(["session", "apiKey"]);
  expect(paths["/api/decisions"]?.["post"]?.security).toEqual([{ session: [] }, { apiKey: ["decide"] }]);
  expect(paths["/api/users/me/api-keys"]?.["post"]?.security).toEqual([{ session: [] }]);
  expect(Object.keys(webhooks)).toEqual(["screening.finished", "candidate.decided", "vacancy.closed"]);
});
