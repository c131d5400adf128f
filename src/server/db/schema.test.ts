import { globSync } from "node:fs";
import { getTableColumns, getTableName, isTable } from "drizzle-orm";
import { expect, test } from "vitest";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");

test("every column the queries name exists with the same type and nullability", async () => {
  const rows = await world.sql(
    "select table_name, column_name, is_nullable, format_type(atttypid, -1) as type from information_schema.columns join pg_attribute on attrelid = format('%I', table_name)::regclass and attname = column_name where table_schema = 'public'",
  );
  const made = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row]));
  const tables = await listTables();
  const differing = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).filter((column) => {
      const row = made.get(`${getTableName(table)}.${column.name}`);
      const isAlwaysFilledHere = getTableName(table) === "users" && ["email", "password_hash"].includes(column.name);
      return (
        row?.type !== column.getSQLType() || ((row.is_nullable === "NO") !== column.notNull && !isAlwaysFilledHere)
      );
    }),
  );
  expect(tables.length).toBeGreaterThan(35);
  expect(differing.map((column) => column.name)).toEqual([]);
});

test("row-level security is forced on every table but the list of migrations", async () => {
  const open = await world.sql(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)",
  );
  expect(open.map((row) => row.relname)).toEqual(["schema_migrations"]);
});

test("every table that names a user has a policy that checks reads and writes by owner", async () => {
  const unchecked = await world.sql(`
    select table_name from information_schema.columns c
    where table_schema = 'public' and column_name = 'user_id' and not exists (
      select from pg_policies p where p.tablename = c.table_name and roles = '{evenhand_app}'
      and qual like '%current_owner()%' and with_check like '%current_owner()%')`);
  expect(unchecked).toEqual([]);
});

test("the product's roles own nothing and bypass nothing", async () => {
  const roles = await world.sql(
    "select rolname, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname like 'evenhand\\_%' order by 1",
  );
  expect(roles).toEqual(
    ["evenhand_app", "evenhand_audit", "evenhand_search", "evenhand_system"].map((rolname) => ({
      rolname,
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
    })),
  );
  const owned = await world.sql(
    "select relname from pg_class where relowner in (select oid from pg_roles where rolname like 'evenhand\\_%')",
  );
  expect(owned).toEqual([]);
});

test("the audit log can be written and never changed or read by the product", async () => {
  const rights = await world.sql(
    "select grantee, string_agg(privilege_type, ',' order by privilege_type) as may from information_schema.role_table_grants where table_name = 'audit_log' and grantee like 'evenhand\\_%' group by 1 order by 1",
  );
  expect(rights).toEqual([
    { grantee: "evenhand_app", may: "INSERT" },
    // The seals need what they seal; nobody is this role but two functions.
    { grantee: "evenhand_audit", may: "SELECT" },
    { grantee: "evenhand_system", may: "INSERT" },
  ]);
});

test("seven functions look past row-level security, and nobody but the product may call them", async () => {
  const privileged = await world.sql(
    "select proname, pg_get_userbyid(proowner) as owner, proconfig, proacl::text[] as may from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1",
  );
  expect(privileged).toEqual([
    {
      proname: "find_audit_faults",
      owner: "evenhand_audit",
      proconfig: ["search_path=public, pg_temp"],
      may: ["evenhand_audit=X/evenhand_audit", "evenhand_system=X/evenhand_audit"],
    },
    {
      proname: "find_candidates",
      owner: "evenhand_search",
      proconfig: ["search_path=public, pg_temp", "enable_seqscan=off"],
      may: ["evenhand_search=X/evenhand_search", "evenhand_app=X/evenhand_search"],
    },
    {
      proname: "find_decision_faults",
      owner: "evenhand_audit",
      proconfig: ["search_path=public, pg_temp"],
      may: ["evenhand_audit=X/evenhand_audit", "evenhand_system=X/evenhand_audit"],
    },
    {
      proname: "list_decision_seals",
      owner: "evenhand_audit",
      proconfig: ["search_path=public, pg_temp"],
      may: ["evenhand_audit=X/evenhand_audit", "evenhand_app=X/evenhand_audit"],
    },
    {
      proname: "list_own_audit",
      owner: "evenhand_audit",
      proconfig: ["search_path=public, pg_temp"],
      may: ["evenhand_audit=X/evenhand_audit", "evenhand_app=X/evenhand_audit"],
    },
    {
      proname: "read_log_head",
      owner: "evenhand_audit",
      proconfig: ["search_path=public, pg_temp"],
      may: ["evenhand_audit=X/evenhand_audit", "evenhand_app=X/evenhand_audit"],
    },
    {
      proname: "seal_audit_entry",
      owner: "evenhand_audit",
      proconfig: ["search_path=public, pg_temp"],
      may: ["evenhand_audit=X/evenhand_audit"],
    },
  ]);
});

test("the role that searches reads what lists go by, and nothing else of anybody", async () => {
  const readable = await world.sql(
    "select distinct table_name, privilege_type from information_schema.column_privileges where grantee = 'evenhand_search' order by 1",
  );
  expect(readable).toEqual([
    { table_name: "bulk_analysis_results", privilege_type: "SELECT" },
    { table_name: "cv_texts", privilege_type: "SELECT" },
  ]);
  const ofCvs = await world.sql(
    "select column_name from information_schema.column_privileges where grantee = 'evenhand_search' and table_name = 'cv_texts' order by 1",
  );
  expect(ofCvs.map(({ column_name }) => column_name)).toEqual([
    "blind_words",
    "candidate_id",
    "post_words",
    "search_words",
    "user_id",
  ]);
});

test("decisions can be added and read by the product, and never changed or removed", async () => {
  const rights = await world.sql(
    "select grantee, string_agg(privilege_type, ',' order by privilege_type) as may from information_schema.role_table_grants where table_name = 'candidate_decisions' and grantee like 'evenhand\\_%' group by 1 order by 1",
  );
  expect(rights).toEqual([
    { grantee: "evenhand_app", may: "INSERT,SELECT" },
    { grantee: "evenhand_audit", may: "SELECT" },
  ]);
});

async function listTables() {
  const files = globSync("*/*-schema.ts", { cwd: import.meta.dirname });
  const schemas = await Promise.all(files.map((file): Promise<object> => import(`${import.meta.dirname}/${file}`)));
  return schemas.flatMap((schema) => Object.values(schema)).filter((value) => isTable(value));
}
