import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "#db/embedded/free-port.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const home = mkdtempSync(join(tmpdir(), "evenhand-installed-"));
// The command is started by its first line, which asks for whatever Node is found first.
const env = {
  ...process.env,
  NODE_OPTIONS: "",
  // What npm finds odd in the settings of a machine is not what the command says.
  npm_config_loglevel: "error",
  PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`,
};
/** The registry is asked for what the package brings along, on a machine that runs other tests meanwhile. */
const INSTALL_MS = 15 * 60_000;
let server: ChildProcess | undefined;

function start(command: string, args: string[], cwd = home, more: Record<string, string> = {}) {
  return spawn(command, args, { cwd, env: { ...env, ...more }, shell: process.platform === "win32" });
}

async function run(command: string, ...args: string[]) {
  const child = start(command, args, command === "npm" && args[0] === "pack" ? ROOT : home);
  const closed = once(child, "close");
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  return { code, out, err };
}

async function npm(...args: string[]) {
  const { code, err } = await run("npm", ...args);
  if (code !== 0) throw new Error(`npm ${args[0]} failed: ${err}`);
}

beforeAll(async () => {
  await npm("pack", "--pack-destination", home);
  const [tarball = ""] = readdirSync(home);
  // Without one, npm looks for a project in the folders above.
  writeFileSync(join(home, "package.json"), "{}");
  // What the registry answered before is not asked again.
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await npm("install", `./${tarball}`, ...flags);
  writeFileSync(join(home, "vacancy.pdf"), inventedVacancy().bytes);
  mkdirSync(join(home, "cvs"));
  for (const { fileName, bytes } of inventedCvs(3)) writeFileSync(join(home, "cvs", fileName), bytes);
}, INSTALL_MS);
afterAll(() => {
  server?.kill("SIGKILL");
  rmSync(home, { recursive: true, force: true });
});

test("the package has what it says, and nothing that Node could not run where packages lie", () => {
  const folder = join(home, "node_modules", "evenhand");
  expect(readdirSync(folder).toSorted()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json"]);
  const files = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.tsx?$|\.test\./.test(file))).toEqual([]);
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(JSON.parse(readFileSync(join(folder, "dist/package/package.json"), "utf8"))).toMatchObject({ version });
});

test("installed elsewhere, `npx evenhand screen` screens a folder of CVs", async () => {
  const args = ["screen", "--job", "vacancy.pdf", "--cvs", "cvs", "--top", "1", "--json", "results.json"];
  const { code, out, err } = await run("npx", "--no-install", "evenhand", ...args);
  expect(code === 0 ? "" : err).toBe("");
  expect(out).toContain("Backend Engineer: 3 of 3 CVs read, 1 shortlisted (*)");
  expect(JSON.parse(readFileSync(join(home, "results.json"), "utf8"))).toHaveLength(3);
});

test("an unknown command is refused with the way to the list of commands", async () => {
  const { code, err } = await run("npx", "--no-install", "evenhand", "scren");
  expect(code).toBe(1);
  expect(err).toContain('There is no command "scren"; evenhand --help lists them.');
});

test("installed elsewhere, `npx evenhand` serves pages, screenings and reports, and ends with npx", async () => {
  const port = String(await findFreePort());
  server = start("npx", ["--no-install", "evenhand"], home, { PORT: port, LOG_LEVEL: "warn" });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (part: Buffer) => (said += part.toString()));
  await until(() => expect(said).toContain(`Evenhand is ready: http://localhost:${port}`));
  const send = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  expect((await send("/api/ready")).status).toBe(200);
  const [title] = /<title>[^<]*/.exec(await (await send("/")).text()) ?? [];
  expect(title).toContain("Evenhand");
  const client = await TestClient.signUp(send);
  const upload = await screened(client, inventedVacancy(), inventedCvs(1));
  const [candidate] = await client.candidates(upload.id);
  const report = await client.send(`/api/bulk-analysis-results/${candidate?.id}/report.pdf`);
  expect(report.status).toBe(200);
  expect((await report.bytes()).subarray(0, 5)).toEqual(new Uint8Array(Buffer.from("%PDF-")));

  server.kill("SIGTERM");
  const lock = join(home, "data", "postgres", "data", "postmaster.pid");
  await until(() => expect(existsSync(lock)).toBe(false));
});
