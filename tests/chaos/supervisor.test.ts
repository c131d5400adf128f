import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { Cluster } from "#db/embedded/cluster.ts";
import { isAlive } from "#db/embedded/process-table.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { screened } from "#tests/support/screened-client.ts";
import { until } from "#tests/support/until.ts";

// Needs /proc to find the server below its supervisor.

afterEach(() => Product.closeAll());

const supervised = { isSupervised: true, env: { LOG_LEVEL: "error" } };

const statusOf = (pid: string) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");

/** The server below its supervisor. */
function serverOf(product: Product): number | undefined {
  const running = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return running.map(Number).find((pid) => {
    try {
      return Number(statusOf(String(pid))[1]) === product.pid;
    } catch {
      // Ended between being listed and being looked at.
      return false;
    }
  });
}

async function killServer(product: Product) {
  const pid = serverOf(product);
  expect(pid).toBeDefined();
  process.kill(pid ?? 0, "SIGKILL");
  await until(() => expect(isAlive(pid ?? 0)).toBe(false));
  return pid;
}

async function untilReady(product: Product) {
  await until(async () => {
    const answer = await product.send("/api/ready").catch(() => undefined);
    expect(answer?.status).toBe(200);
  });
}

test("a server that dies is started again by itself; its database and its users' work go on", async () => {
  const product = await Product.start(supervised);
  const robin = await (await product.client()).goPro();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(20));
  await robin.start(upload.id);
  const database = product.postmaster().pid;
  const dead = await killServer(product);
  await untilReady(product);
  expect(serverOf(product)).not.toBe(dead);
  expect(product.postmaster().pid).toBe(database);
  expect(product.faults.join()).toContain("starting it again in 0.5 s");
  expect((await robin.untilDone(upload.id)).error).toBeNull();
  expect(await product.signal("SIGTERM")).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test("the pauses grow, and a stop during one of them leaves no database behind", async () => {
  const product = await Product.start(supervised);
  const database = product.postmaster().pid;
  for (const pause of ["0.5", "1", "2"]) {
    await untilReady(product);
    await killServer(product);
    await until(() => expect(product.faults.join()).toContain(`starting it again in ${pause} s`));
  }
  expect(await product.signal("SIGINT")).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test("what cannot be started at all is not started again and again", async () => {
  const options = { ...supervised, env: { PORT: "not a port" } };
  await expect(Product.start(options)).rejects.toThrow("The product ended with 1: PORT");
});

test("a worker and a web process are each started again, too", async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), "evenhand-supervised-"));
  const cluster = new Cluster({ folder: join(folder, "postgres"), password: "chaos", onWarning: () => undefined });
  onTestFinished(async () => {
    await Product.closeAll();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const key = randomBytes(32).toString("base64url");
  const keys = { EVENHAND_ENCRYPTION_KEY: key, EVENHAND_TOKEN_KEY: key };
  const env = { ...supervised.env, ...keys, DATABASE_URL: await cluster.start() };
  const dataFolder = join(folder, "data");
  const web = await Product.start({ ...supervised, dataFolder, env, args: ["--only=web"] });
  const worker = await Product.start({ ...supervised, dataFolder, env, args: ["--only=worker"] });
  const robin = await web.client();
  await killServer(worker);
  await killServer(web);
  await untilReady(web);
  const upload = await screened(robin, inventedVacancy(), inventedCvs(2));
  expect((await robin.status(upload.id)).percent).toBe(100);
  for (const product of [web, worker]) expect(await product.signal("SIGTERM")).toBe(0);
});
