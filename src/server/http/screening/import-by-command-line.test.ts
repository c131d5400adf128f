import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiScope } from "#shared/account/api-key.ts";
import { api } from "#shared/api.ts";
import { howNodeStarts } from "#tests/support/how-node-starts.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makeKey } from "#tests/support/key-client.ts";
import { screened } from "#tests/support/screened-client.ts";
import { serveWorld } from "#tests/support/serve-world.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorld, type World } from "#tests/support/world.ts";

const PROGRAM = resolve("src/cli/evenhand.ts");

let world: World;
let served: Awaited<ReturnType<typeof serveWorld>>;
let robin: TestClient;
let vacancyId: string;

beforeAll(async () => {
  world = await openWorld();
  await world.work(1);
  served = await serveWorld(world);
  robin = await world.proClient();
  await screened(robin, inventedVacancy(), inventedCvs(1));
  const [opening] = await robin.json("GET", api.listOpenings.path);
  vacancyId = opening.id;
});
afterAll(async () => {
  served.close();
  await world.close();
});

function folderOf(name: string, files: { fileName: string; bytes: Uint8Array | string }[]) {
  const folder = join(world.folder, name);
  mkdirSync(folder, { recursive: true });
  for (const { fileName, bytes } of files) writeFileSync(join(folder, fileName), bytes);
  return folder;
}

async function send(folder: string, { key, url = served.url }: { key: string; url?: string }) {
  const child = spawn(process.execPath, [PROGRAM, "screen", "--vacancy", vacancyId, "--cvs", folder], {
    env: { ...howNodeStarts(), EVENHAND_URL: url, EVENHAND_KEY: key },
  });
  const closed = new Promise<number | null>((done) => child.on("close", done));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, out, err };
}

const keyWith = async (...scopes: ApiScope[]) => (await makeKey(robin, scopes)).secret;
const countCvs = async () =>
  (await world.sql("select count(*)::int as cvs from bulk_analysis_results where user_id = $1", [robin.userId]))[0].cvs;

test("a folder goes to a vacancy and its ranking comes back; repeated, nothing is taken twice", async () => {
  const key = await keyWith("read", "screen");
  const folder = folderOf("cvs", inventedCvs(3));
  const first = await send(folder, { key });
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toContain("2 CVs sent, 2 judged, 1 known already, 0 twice in the folder");
  expect(first.out).toMatch(/^ {3}1 {2,4}\d+ {2}\S/m);
  expect(first.out).toContain(`${served.url}/vacancies/${vacancyId}`);
  expect(await countCvs()).toBe(3);
  expect((await send(folder, { key })).out).toContain("0 CVs sent, 2 judged, 3 known already");
  const [, , , added] = inventedCvs(4);
  folderOf("cvs", added === undefined ? [] : [added]);
  expect((await send(folder, { key })).out).toContain("1 CVs sent, 1 judged, 3 known already");
  expect(await countCvs()).toBe(4);
});

test("files that cannot be read are named, and the others are judged", async () => {
  const [, , , , cv] = inventedCvs(5);
  const wreck = { fileName: "wreck.pdf", bytes: "%PDF-1.7 and then nothing" };
  const sent = await send(folderOf("mixed", [wreck, ...(cv === undefined ? [] : [cv])]), {
    key: await keyWith("read", "screen"),
  });
  expect(sent.code).toBe(3);
  expect(sent.out).toMatch(/Could not be taken:\nwreck.pdf: /);
});

test.each([
  [
    "a key without the scope",
    async () => ({ key: await keyWith("read") }),
    'This needs an API key with the scope "screen".',
  ],
  ["a key that nobody made", async () => ({ key: "evh_nobodys" }), "unknown, revoked or expired"],
  ["a server that is away", async () => ({ key: "evh_x", url: "http://127.0.0.1:9" }), "cannot be reached"],
])("%s is told, with the way to go on", async (_what, given, words) => {
  const { code, err } = await send(folderOf("refused", inventedCvs(6).slice(5)), await given());
  expect(code).toBe(5);
  expect(err).toContain(words);
  expect(err).toContain("Repeat the command to go on");
});

test("without a key nothing is sent", async () => {
  const { code, err } = await send(folderOf("nothing", inventedCvs(1)), { key: "" });
  expect(code).toBe(1);
  expect(err).toContain("EVENHAND_KEY must hold an API key");
});
