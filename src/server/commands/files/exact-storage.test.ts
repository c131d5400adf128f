import { createHash, randomInt } from "node:crypto";
import { globSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { apiRouter } from "#http/router.ts";
import { cleanUp } from "#pipeline/housekeeping/housekeeping.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { openBreakingLine } from "#tests/support/breaking-line.ts";
import { breakStorage } from "#tests/support/broken-storage.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import type { SampleFile, TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("test");
signUpRobinPer("test");

const CVS = inventedCvs(3);
const [cv = { fileName: "", bytes: new Uint8Array() }, other = cv] = CVS;
const ROWS = "/api/bulk-analysis-results";
const HOURS_AGO = Date.now() / 1000 - 2 * 60 * 60;

async function newPath() {
  const { id } = await robin.createUpload(1);
  return `${robin.userId}/${id}/cv-1-1.pdf`;
}

async function enter() {
  return Candidate.parse(await robin.json("POST", ROWS, { name: "Mona Reyes", position: "Engineer" })).id;
}

function attach(client: TestClient, id: string, { fileName, bytes }: SampleFile) {
  const headers = { "x-file-name": encodeURIComponent(fileName) };
  return client.send(`${ROWS}/${id}/cv`, { method: "PUT", body: new Blob([bytes.slice()]), headers });
}

const attachedPath = async (id: string) => Candidate.parse(await robin.json("GET", `${ROWS}/${id}`)).cv_file_path;

async function fetched(path: string) {
  const answer = await robin.send(`/api/storage/cv-uploads/${path}`);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

/** What lies in the storage, made old enough for the clean-up. */
function ageObjects() {
  const entries = globSync(join(world.folder, "{cv-uploads,job-descriptions}", "**", "*"));
  const files = entries.filter((entry) => statSync(entry).isFile());
  for (const file of files) utimesSync(file, HOURS_AGO, HOURS_AGO);
  return files.map((file) => file.slice(world.folder.length + 1)).toSorted();
}

/** Every row has its bytes, and after the clean-up nothing else lies there. */
async function expectAgreement() {
  const rows = await world.sql("select storage_key, sha256 from stored_files order by storage_key");
  for (const { storage_key, sha256 } of rows) {
    const bytes = await world.deps.storage.read(storage_key);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  }
  const pointing = await world.sql(
    `select 1 from bulk_analysis_results where cv_file_path <> 'manual-entry' and cv_file_path not in (select path from stored_files)`,
  );
  expect(pointing).toEqual([]);
  ageObjects();
  await cleanUp(world.deps);
  expect(ageObjects()).toEqual(rows.map(({ storage_key }) => storage_key));
}

test("when the file that was replaced cannot be removed, the new one is kept and can be fetched", async () => {
  const path = await newPath();
  expect((await robin.putFile("cv-uploads", path, cv)).status).toBe(200);
  const mend = await breakStorage(world, path);
  expect((await robin.putFile("cv-uploads", path, other)).status).toBe(200);
  expect(await fetched(path)).toEqual(Buffer.from(other.bytes));
  mend();
  await expectAgreement();
});

test("when the CV that was attached before cannot be removed, the new one is kept and can be fetched", async () => {
  const id = await enter();
  await attach(robin, id, cv);
  const mend = await breakStorage(world, await attachedPath(id));
  expect((await attach(robin, id, other)).status).toBe(200);
  expect(await fetched(await attachedPath(id))).toEqual(Buffer.from(other.bytes));
  mend();
  await expectAgreement();
});

test("somebody is deleted although the disk does not let go of the file, which goes later", async () => {
  const id = await enter();
  await attach(robin, id, cv);
  const mend = await breakStorage(world, await attachedPath(id));
  expect((await robin.send(`${ROWS}/${id}`, { method: "DELETE" })).status).toBe(204);
  mend();
  await expectAgreement();
  expect(await world.sql("select from stored_files")).toEqual([]);
});

/** Robin at a server whose connections to the database break as they are told to. */
async function overBreakingLine() {
  const line = await openBreakingLine(world.url);
  const db = openDatabase({ url: line.url, maxConnections: 4, onError: () => undefined });
  const app = apiRouter({ ...world.deps, db });
  const client = robin.over(async (path, init) => app.request(path, init));
  const close = async () => {
    line.close();
    await db.$client.end();
  };
  return { line, client, close };
}

test.each(["before", "after"] as const)(
  "a connection lost just %s the commit leaves a file and its row together, and the same call can be sent again",
  async (when) => {
    const { line, client, close } = await overBreakingLine();
    const [path, id] = [await newPath(), await enter()];
    for (const send of [() => client.putFile("cv-uploads", path, cv), () => attach(client, id, cv)]) {
      for (const commit of [1, 2, 3]) {
        line.loseCommit(commit, when);
        expect([200, 503]).toContain((await send()).status);
        await expectAgreement();
      }
      line.loseCommit(0, when);
      expect((await send()).status).toBe(200);
    }
    expect(await fetched(path)).toEqual(Buffer.from(cv.bytes));
    expect(await fetched(await attachedPath(id))).toEqual(Buffer.from(cv.bytes));
    await expectAgreement();
    await close();
  },
);

test("whatever breaks, in whatever order, a row and its bytes agree in the end", async () => {
  const { line, client, close } = await overBreakingLine();
  const [path, id] = [await newPath(), await enter()];
  const mends: (() => void)[] = [];
  for (let step = 0; step < 60; step += 1) {
    const file = CVS[randomInt(CVS.length)] ?? cv;
    line.loseCommit(randomInt(5), randomInt(2) === 0 ? "before" : "after");
    const stored = randomInt(2) === 0 ? path : await attachedPath(id);
    if (randomInt(3) === 0 && Buffer.isBuffer(await fetched(stored))) mends.push(await breakStorage(world, stored));
    const answer = stored === path ? await client.putFile("cv-uploads", path, file) : await attach(client, id, file);
    expect([200, 503]).toContain(answer.status);
  }
  for (const mend of mends) mend();
  await expectAgreement();
  await close();
});
