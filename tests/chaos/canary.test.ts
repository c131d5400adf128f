import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "#tests/support/database-template.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { Product } from "#tests/support/product.ts";
import { readWholeDatabase } from "#tests/support/whole-database.ts";
import {
  askAgain,
  goInAndOut,
  knockFromOutside,
  loseDatabase,
  releaseCanaries,
  screenAndDecide,
} from "./canary-journey.ts";

// Everything that people do and everything that goes wrong, with words that stand nowhere else; then those words are looked for.

const canaries = releaseCanaries();
const keys = { apiKey: `kanariekey${randomBytes(8).toString("hex")}`, metricsToken: randomBytes(16).toString("hex") };
let product: Product;
let model: Awaited<ReturnType<typeof startModelServer>>;

beforeAll(async () => {
  model = await startModelServer();
  product = await Product.start({
    env: {
      LOG_LEVEL: "debug",
      EVENHAND_READERS: "1",
      METRICS_TOKEN: keys.metricsToken,
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "a-model",
      AI_BASE_URL: model.settings().baseUrl ?? "",
      AI_API_KEY: keys.apiKey,
      AI_TIMEOUT_SECONDS: "3",
    },
  });
});
afterAll(async () => {
  await Product.closeAll();
  await model.close();
});

const readMetrics = async (token: string) =>
  product.send("/metrics", { headers: { authorization: `Bearer ${token}` } });
const askStatus = (...args: string[]) =>
  spawnSync(process.execPath, ["src/server/operations/status.ts", ...args], {
    env: { ...process.env, EVENHAND_DATA: product.dataFolder },
    encoding: "utf8",
  });

test("no log, metric or status holds a word that belongs to a person, nor a secret", async () => {
  // The model's machine breaks, shows a page, and repeats the CV instead of judging it.
  model.script.push({ kind: "fails", status: 500 }, { kind: "page" }, { kind: "resets" });
  model.otherwise = { kind: "says", write: ({ lines }) => JSON.stringify(lines).slice(1) };
  const site = askAgain(product);
  const { robin, secrets } = await goInAndOut(site, canaries);
  const { apiKeySecret } = await screenAndDecide(robin, canaries);
  await knockFromOutside(site, canaries);
  const kept = (await readWholeDatabase({ sql: (text, values) => query(product.databaseUrl(), text, values) }))
    .map(({ text }) => text)
    .join("\n");
  const outbox = join(product.dataFolder, "outbox");
  const posted = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), "utf8"));
  await product.crashDatabase();
  await loseDatabase(site, robin, canaries);
  const metrics = await (await readMetrics(keys.metricsToken)).text();
  const status = askStatus();
  await robin.send("/api/users/me", { method: "DELETE" });

  const { encryption, token, database } = JSON.parse(readFileSync(join(product.dataFolder, "secrets.json"), "utf8"));
  const ownKeys = { encryption: [encryption].flat()[0], tokenKey: [token].flat()[0], database };
  const told = [
    product.said,
    metrics,
    status.stdout,
    status.stderr,
    readFileSync(join(product.dataFolder, "postgres", "postgres.log"), "utf8"),
  ].join("\n");
  const found = Object.entries({ ...canaries, ...secrets, apiKeySecret, ...keys, ...ownKeys }).filter(([, word]) =>
    told.toLowerCase().includes(word.toLowerCase()),
  );
  expect(found).toEqual([]);

  // The words were there to be found: in the database, in the mails, and before the model.
  const personal = [
    "email",
    "fullName",
    "candidate",
    "candidateEmail",
    "phone",
    "cvText",
    "fileName",
    "notes",
  ] as const;
  expect(personal.filter((kind) => !kept.includes(canaries[kind]))).toEqual([]);
  expect(posted.join("\n").replaceAll("=\r\n", "").replaceAll("=\n", "")).toContain(secrets.resetToken.slice(0, 20));
  expect(model.received.map(({ body }) => body).join()).toContain(canaries.cvText);
  expect(model.received[0]?.headers.authorization).toContain(keys.apiKey);
  expect(Object.values(secrets).every((secret) => secret.length > 20)).toBe(true);
  // And much was told: requests, the trouble with the model, the lost database.
  for (const line of ["Answered.", "gave no usable answer", "A database connection broke", "A task ended."])
    expect(product.said).toContain(line);
  for (const line of product.said.split("\n").filter((one) => one.startsWith("{"))) JSON.parse(line);
});

test("the metrics count what was done, for a client that has the token", async () => {
  const metrics = await (await readMetrics(keys.metricsToken)).text();
  for (const line of [
    /^evenhand_database_up 1$/m,
    /^evenhand_cvs_screened_total [3-9]$/m,
    /^evenhand_cvs_failed_total\{reason="\w+"\} [1-9]$/m,
    /^evenhand_model_calls_total\{reply="(failed|answered)"\} [1-9]\d*$/m,
    /^evenhand_model_given_up_total\{reason="model_\w+"\} [1-9]$/m,
    /^evenhand_model_tokens_total\{direction="input"\} [1-9]\d*$/m,
    /^evenhand_http_request_duration_seconds_count\{route="\/api\/bulk-analysis-results\/:id",status="4xx"\} [1-9]/m,
    /^evenhand_processes\{serves="work"\} \d+$/m,
    /^evenhand_readers\{lane="quick",state="free"\} \d$/m,
    /^evenhand_mails\{state="waiting"\} \d+$/m,
    /^evenhand_chore_age_seconds\{chore="sweep"\} \d/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^evenhand_database_connections\{state="used"\} \d+$/m,
    /^evenhand_live_watchers 0$/m,
  ])
    expect(metrics).toMatch(line);
  const refused = await readMetrics("wrong");
  expect([refused.status, await refused.text()]).toEqual([404, expect.not.stringContaining("evenhand_database_up")]);
});

test("the status says that all is well, and what is not", async () => {
  const well = askStatus("--json");
  expect(JSON.parse(well.stdout)).toMatchObject({ isWell: true });
  expect(well.status).toBe(0);
  await query(
    product.databaseUrl(),
    "update audit_log set action = 'sign_in' where id = (select min(id) from audit_log)",
  );
  const ill = askStatus();
  expect(ill.stdout).toMatch(/^Evenhand needs attention\.[^]*!! {2}audit log {5}broken: entry \d+ changed/);
  expect(ill.status).toBe(1);
  await product.signal("SIGTERM");
  const stopped = askStatus();
  expect(stopped.stdout).toMatch(/!! {2}database {6}the embedded database does not run/);
  expect(stopped.status).toBe(1);
});
