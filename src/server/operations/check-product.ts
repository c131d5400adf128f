import { existsSync } from "node:fs";
import { asSystem, type Db, openDatabase } from "#db/client.ts";
import { listPending } from "#db/migrate.ts";
import { findAuditFaults, findDecisionFaults, readProductStatus } from "#db/operations/operation-queries.ts";
import type { ProductStatus } from "#shared/operations/operations.ts";
import type { Config } from "#server/config/config.ts";
import { describeError } from "./log.ts";
import { openScanner } from "#server/start/open-scanner.ts";
import { openStorage } from "#server/start/open-storage.ts";
import { findDatabase } from "./reach-database.ts";

export interface Check {
  name: string;
  isWell: boolean;
  says: string;
}

const okCheck = (name: string, says: string): Check => ({ name, isWell: true, says });
const failedCheck = (name: string, says: string): Check => ({ name, isWell: false, says });
/** It is swept every second and written down every minute. */
const SWEEP_IS_LATE_SECONDS = 300;

/** The health report of `npm run status`. Read-only; starts nothing. */
export async function checkProduct(config: Config): Promise<Check[]> {
  const url = findDatabase(config);
  const ofDatabase =
    url === undefined ? [failedCheck("database", "the embedded database does not run")] : await checkDatabase(url);
  return [...ofDatabase, await checkStorage(config), await checkScanner(config), checkModel(config)];
}

async function checkDatabase(url: string): Promise<Check[]> {
  const pending = await attempt("database", () => listPending(url));
  if ("isWell" in pending) return [pending];
  const reachable = okCheck("database", "reachable");
  if (pending.length > 0) return [reachable, failedCheck("migrations", `not yet applied: ${pending.join(", ")}`)];
  const db = openDatabase({ url, maxConnections: 1, onError: () => undefined });
  try {
    return [reachable, okCheck("migrations", "current"), ...(await checkWork(db))];
  } finally {
    await db.$client.end();
  }
}

async function checkWork(db: Db): Promise<Check[]> {
  const status = await asSystem(db, readProductStatus);
  const faults = await asSystem(db, findAuditFaults);
  const decisions = await asSystem(db, findDecisionFaults);
  return [
    ...describeWork(status),
    describeSeals(
      "audit log",
      faults.map(({ audit_id, fault }) => `entry ${audit_id} ${fault}`),
    ),
    describeSeals(
      "decisions",
      decisions.map(({ decision_id, fault }) => `${decision_id} ${fault}`),
    ),
  ];
}

function describeSeals(name: string, broken: string[]): Check {
  return broken.length === 0 ? okCheck(name, "unbroken") : failedCheck(name, `broken: ${broken.join(", ")}`);
}

function describeWork({ processes, queue, oldest_waiting_seconds: oldest, ...status }: ProductStatus): Check[] {
  const tasksIn = (state: string) =>
    queue.filter((depth) => depth.state === state).reduce((sum, { tasks }) => sum + tasks, 0);
  const parked = tasksIn("parked");
  const alive = `${processes.worker} at work, ${processes.web} serving`;
  const waits = oldest === null ? "" : `; the oldest has waited ${describeAge(oldest)}`;
  const { waiting, failed } = status.mails;
  return [
    processes.worker > 0 ? okCheck("processes", alive) : failedCheck("processes", alive),
    okCheck("queue", `${tasksIn("queued")} waiting, ${tasksIn("running")} under way${waits}`),
    parked === 0
      ? okCheck("parked", "none")
      : failedCheck("parked", `${parked}: mend the cause, then retry them at /operator`),
    okCheck("mails", `${waiting} waiting, ${failed} given up`),
    okCheck("customers", `${status.customers_to_close} of erased accounts to be forgotten by the payment provider`),
    describeChores(status.chores),
  ];
}

function describeChores(chores: ProductStatus["chores"]): Check {
  const ages = chores.map(({ name, done_at }) => ({ name, age: (Date.now() - Date.parse(done_at)) / 1000 }));
  const says = ages.map(({ name, age }) => `${name} ${describeAge(age)} ago`).join(", ");
  const sweep = ages.find(({ name }) => name === "sweep");
  const isWell = sweep !== undefined && sweep.age < SWEEP_IS_LATE_SECONDS;
  return { name: "housekeeping", isWell, says: says === "" ? "never done" : says };
}

async function checkStorage(config: Config): Promise<Check> {
  if (config.s3 === undefined && !existsSync(config.dataFolder))
    return failedCheck("storage", "there is no data folder yet");
  const storage = await openStorage(config);
  const trouble = await attempt("storage", () => storage.checkWritable());
  return trouble ?? okCheck("storage", "writable");
}

async function checkScanner(config: Config): Promise<Check> {
  const scanner = openScanner(config);
  if (scanner === undefined) return okCheck("virus scanner", "none: files are taken unscanned");
  const trouble = await attempt("virus scanner", () => scanner.ping());
  return trouble ?? okCheck("virus scanner", "answers");
}

function checkModel({ model }: Config): Check {
  return okCheck(
    "model",
    model === undefined ? "none: the local engine judges alone" : `${model.provider} ${model.model}`,
  );
}

async function attempt<T>(name: string, work: () => Promise<T>): Promise<T | Check> {
  try {
    return await work();
  } catch (error) {
    const { message, code } = describeError(error);
    return failedCheck(name, `${typeof code === "string" ? `${code} ` : ""}${message}`.trim());
  }
}

function describeAge(seconds: number) {
  if (seconds < 120) return `${Math.max(0, Math.round(seconds))} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
