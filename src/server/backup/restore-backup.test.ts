import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { query, urlOf } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { readConfig } from "#server/config/config.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

let folder: string;
const owner = `owner_${randomBytes(4).toString("hex")}`;
const server = inject("databaseUrl");

openWorldPer("test");
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "evenhand-restore-"));
  await query(server, `create role ${owner} login createrole password 'owner'`);
  await query(
    server,
    `grant evenhand_app, evenhand_audit, evenhand_search, evenhand_system to ${owner} with admin option`,
  );
  await query(server, `create database ${owner} owner ${owner}`);
});
afterEach(async () => {
  await query(server, `drop database ${owner} with (force)`);
  await query(server, `drop role ${owner}`);
  rmSync(folder, { recursive: true, force: true });
});

function configOf(url: string) {
  const key = randomBytes(32).toString("base64url");
  const keys = { EVENHAND_ENCRYPTION_KEY: key, EVENHAND_TOKEN_KEY: key };
  return readConfig({ ...keys, DATABASE_URL: url, EVENHAND_DATA: join(folder, "data") }, []);
}

function ownersUrl() {
  const url = new URL(urlOf(server, owner));
  [url.username, url.password] = [owner, "owner"];
  return url.href;
}

test("a backup comes back into a database whose owner is no superuser, under the same policies", async () => {
  const robin = await world.client();
  await robin.upload(inventedVacancy(), inventedCvs(2));
  const { gone, rows } = await makeBackup(configOf(world.url), join(folder, "backup"));
  // The files of this world lie elsewhere.
  expect([gone.length, rows["users"], rows["stored_files"]]).toEqual([3, 1, 3]);
  await restoreBackup(configOf(ownersUrl()), join(folder, "backup"));
  const restored = urlOf(server, owner);
  const users = "select id, email, password_hash, created_at from users";
  expect(await query(restored, users)).toEqual(await query(world.url, users));
  const policies =
    "select relname, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1";
  expect(await query(restored, policies)).toEqual(await query(world.url, policies));
  const references =
    "select conname, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1";
  expect(await query(restored, references)).toEqual(await query(world.url, references));
  expect(await query(restored, "select from sessions")).toEqual([]);
  const [next] = await query(
    restored,
    "insert into audit_log (action) values ('sign_in') returning id > (select coalesce(max(id), 0) from audit_log) as is_new",
  );
  expect(next).toEqual({ is_new: true });
  expect(await query(restored, "select * from find_audit_faults()")).toEqual([]);
  await expect(restoreBackup(configOf(ownersUrl()), join(folder, "backup"))).rejects.toThrow("The database is in use");
});

test("a backup by somebody from whom rows are hidden stops instead of leaving them out", async () => {
  await makeBackup(configOf(world.url), join(folder, "backup"));
  await restoreBackup(configOf(ownersUrl()), join(folder, "backup"));
  await expect(makeBackup(configOf(ownersUrl()), join(folder, "half"))).rejects.toMatchObject({ code: "42501" });
});
