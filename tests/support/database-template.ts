import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { Cluster } from "#db/embedded/cluster.ts";
import { migrate } from "#db/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

export const TEMPLATE = "evenhand_template";

/** One real PostgreSQL for the run and one migrated database in it; every test file works on a copy. */
export async function setup(project: TestProject) {
  const given = process.env["TEST_DATABASE_URL"];
  const folder = mkdtempSync(join(tmpdir(), "evenhand-database-"));
  // Nothing here outlives the run, so nothing has to reach the disk.
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };
  const cluster = new Cluster({ folder, password: "test", settings, onWarning: () => undefined });
  const url = given ?? (await cluster.start());
  // Each test opens a dozen connections, and hashing the password four thousand times is half of what one costs the client.
  if (given === undefined) await query(url, "set scram_iterations = 1; alter role current_user password 'test'");
  await query(url, `drop database if exists ${TEMPLATE}`);
  await query(url, `create database ${TEMPLATE}`);
  await migrate(urlOf(url, TEMPLATE));
  project.provide("databaseUrl", url);
  return async () => {
    if (given === undefined) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

export function urlOf(server: string, database: string) {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function query(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
