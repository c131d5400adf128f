import { beforeEach, expect, test } from "vitest";
import type { UserId } from "#shared/ids.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { audit } from "./audit-queries.ts";
import { asOwner, asSystem } from "#db/client.ts";
import { findAuditFaults } from "./operation-queries.ts";

let robin: UserId;
openWorldPer("test");
beforeEach(async () => {
  robin = (await world.client()).userId;
});

const faults = () => asSystem(world.deps.db, findAuditFaults);
const write = (action: Parameters<typeof audit>[2]) =>
  asOwner(world.deps.db, robin, (tx) => audit(tx, robin, action, robin));
const entryAt = async (place: number): Promise<string> => {
  const [entry] = await world.sql("select id from audit_log order by id offset $1 limit 1", [place]);
  return entry?.id;
};

test("entries that were written side by side form one unbroken chain", async () => {
  await Promise.all(Array.from({ length: 40 }, () => write("sign_in")));
  const [chain] = await world.sql("select count(*)::int as entries, max(position)::int as last from audit_chain");
  const [log] = await world.sql("select count(*)::int as entries from audit_log");
  expect(chain).toEqual({ entries: log?.entries, last: log?.entries });
  expect(await faults()).toEqual([]);
});

test("an entry that was rolled back leaves no gap in the chain", async () => {
  const broken = asOwner(world.deps.db, robin, async (tx) => {
    await audit(tx, robin, "account_exported");
    throw new Error("The work failed.");
  });
  await expect(broken).rejects.toThrow("The work failed.");
  await write("sign_out");
  expect(await faults()).toEqual([]);
});

test.each([
  ["changed", "update audit_log set action = 'sign_in' where id = $1"],
  ["changed", "update audit_log set user_id = gen_random_uuid() where id = $1"],
  ["changed", "update audit_log set created_at = created_at - interval '1 microsecond' where id = $1"],
  ["removed", "delete from audit_log where id = $1"],
])("an entry that a database administrator tampers with is found: %s by %s", async (fault, tampering) => {
  for (const action of ["upload_created", "candidates_deleted", "sign_out"] as const) await write(action);
  const id = await entryAt(2);
  await world.sql(tampering, [id]);
  expect(await faults()).toEqual([{ audit_id: id, fault }]);
});

test("an entry that was taken out with its seal leaves a gap, and one that was slipped in has no seal", async () => {
  for (const action of ["upload_created", "candidates_deleted", "sign_out"] as const) await write(action);
  const [id, next] = [await entryAt(1), await entryAt(2)];
  await world.sql("with gone as (delete from audit_chain where audit_id = $1) delete from audit_log where id = $1", [
    id,
  ]);
  expect(await faults()).toEqual([{ audit_id: next, fault: "unlinked" }]);
  await world.sql("alter table audit_log disable trigger audit_log_sealed");
  const [slipped] = await world.sql("insert into audit_log (action) values ('sign_in') returning id");
  expect(await faults()).toContainEqual({ audit_id: slipped?.id, fault: "unsealed" });
});

test("the product may neither read, change, remove nor seal entries itself", async () => {
  for (const tampering of [
    "select action from audit_log",
    "update audit_log set action = 'sign_in'",
    "delete from audit_log",
    "truncate audit_log",
    "select seal from audit_chain",
    "insert into audit_chain values (1000, 1000, '')",
    "delete from audit_chain",
    "alter table audit_log disable trigger all",
  ])
    for (const role of ["evenhand_app", "evenhand_system"])
      await expect(world.sql(`set role ${role}; ${tampering}`)).rejects.toThrow(/permission denied|must be owner/);
});
