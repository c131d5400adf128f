import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Binaries } from "#db/embedded/binaries.ts";
import { Cluster } from "#db/embedded/cluster.ts";
import { exchangeData, finishExchange, majorOfData } from "#db/embedded/major-version.ts";
import { loadSecrets } from "#server/config/secrets.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { screened } from "#tests/support/screened-client.ts";
import { findPrograms } from "./old-programs.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "evenhand-carry-over-"));
const dataFolder = join(folder, "data");
let old: Binaries;

beforeAll(async () => {
  old = await findPrograms(17, join(folder, "programs"));
});
afterAll(async () => {
  await Product.closeAll();
  rmSync(folder, { recursive: true, force: true });
});

function upgrade(...args: string[]) {
  const env = { ...process.env, EVENHAND_DATA: dataFolder };
  const program = [join(ROOT, "src/server/operations/upgrade-database.ts"), ...args];
  return spawnSync(process.execPath, program, { cwd: ROOT, env, encoding: "utf8" });
}

/** As an earlier version of the product left it, which ran on PostgreSQL 17. */
async function screenOnOldDatabase() {
  mkdirSync(dataFolder, { mode: 0o711 });
  const place = { folder: join(dataFolder, "postgres"), password: loadSecrets(dataFolder).database };
  const cluster = new Cluster({ ...place, binaries: old, onWarning: () => undefined });
  const env = { DATABASE_URL: await cluster.start() };
  const product = await Product.start({ dataFolder, env });
  const client = await product.client();
  const upload = await screened(client, inventedVacancy(), inventedCvs(3));
  const candidates = await client.candidates(upload.id);
  await product.signal("SIGTERM");
  await cluster.stop();
  return { client, upload, candidates };
}

test("data of an older PostgreSQL is named with the one command that carries it over, and nothing is lost", async () => {
  const { client, upload, candidates } = await screenOnOldDatabase();
  expect(candidates).toHaveLength(3);
  await expect(Product.start({ dataFolder })).rejects.toThrow(
    /was made by PostgreSQL 17, and this version of Evenhand runs PostgreSQL 18.\nNothing was changed.*\n {2}npm run upgrade-database\n/,
  );

  const { status, stdout, stderr } = upgrade();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/\d+ rows of \d+ tables are in PostgreSQL 18/);
  const kept = join(dataFolder, "postgres", "data-17");
  expect([majorOfData(kept), majorOfData(join(dataFolder, "postgres", "data"))]).toEqual([17, 18]);
  expect(existsSync(join(dataFolder, "postgres", "upgrade"))).toBe(false);
  expect(upgrade().stdout).toBe("The database is PostgreSQL 18 already.\n");

  // Still signed in, with the same ranking and the same files.
  const product = await Product.start({ dataFolder });
  const again = client.over(product.send);
  expect(await again.candidates(upload.id)).toEqual(candidates);
  await screened(again, inventedVacancy(), inventedCvs(1));
  await product.close();
});

test("an exchange that was cut off in the middle is finished by the next start", () => {
  const place = join(folder, "cut-off");
  for (const [path, version] of [
    ["data", "17"],
    ["upgrade/data", "18"],
  ] as const) {
    mkdirSync(join(place, path), { recursive: true });
    writeFileSync(join(place, path, "PG_VERSION"), `${version}\n`);
  }
  finishExchange(place);
  expect(majorOfData(join(place, "data"))).toBe(17);
  exchangeData(place);
  expect(readFileSync(join(place, "data", "PG_VERSION"), "utf8")).toBe("18\n");
  expect(majorOfData(join(place, "data-17"))).toBe(17);
});

test("programs that are not there are named, and a server of one's own is left alone", () => {
  const bare = join(folder, "bare");
  mkdirSync(join(bare, "postgres", "data"), { recursive: true });
  writeFileSync(join(bare, "postgres", "data", "PG_VERSION"), "12\n");
  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [join(ROOT, "src/server/operations/upgrade-database.ts"), ...args], {
      env: { ...process.env, EVENHAND_DATA: bare, ...env },
      encoding: "utf8",
    });
  expect(run({}).stderr).toBe("No PostgreSQL 12 is known here: name its programs with --programs=<folder>.\n");
  expect(run({}, `--programs=${folder}`).stderr).toContain("initdb is missing: --programs names the folder");
  const own = run({ DATABASE_URL: "postgres://somebody@localhost/evenhand" });
  expect([own.status, own.stderr]).toEqual([
    1,
    "DATABASE_URL names a server of your own: upgrade that by its own means.\n",
  ]);
});
