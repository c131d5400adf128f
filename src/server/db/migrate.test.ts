import { randomBytes } from "node:crypto";
import { expect, inject, test } from "vitest";
import { query, urlOf } from "#tests/support/database-template.ts";
import { migrate } from "./migrate.ts";

test("processes that start together migrate once between them", async () => {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = urlOf(server, name);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const applied = await query(url, "select name from schema_migrations order by name");
  expect(applied.map((row) => row.name)).toEqual([
    "0001-the-schema.sql",
    "0002-who-may-see-what.sql",
    "0003-scans-and-hidden-text.sql",
  ]);
  await query(server, `drop database ${name}`);
});

test("a migration that was changed after it ran is refused", async () => {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = urlOf(server, name);
  await migrate(url);
  await query(url, "update schema_migrations set sha256 = 'other' where name like '0001%'");
  await expect(migrate(url)).rejects.toThrow("0001-the-schema.sql was changed");
  await query(server, `drop database ${name}`);
});

test("a database from before the slow lane gets its queue, and what waited still waits", async () => {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = urlOf(server, name);
  await migrate(url);
  await query(url, "delete from pgboss.queue where name = 'scans'");
  await query(url, "insert into pgboss.job (name) values ('screening')");
  await migrate(url);
  await query(url, "insert into pgboss.job (name) values ('scans')");
  const waiting = await query(url, "select name from pgboss.job order by name");
  expect(waiting.map((row) => row.name)).toEqual(["scans", "screening"]);
  await query(server, `drop database ${name}`);
});
