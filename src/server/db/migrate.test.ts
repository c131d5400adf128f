import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { query, urlOf } from "#tests/support/database-template.ts";
import { listMigrations, migrate } from "./migrate.ts";

test("processes that start together migrate once between them", async () => {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = urlOf(server, name);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const applied = await query(url, "select name from schema_migrations order by name");
  expect(applied.map((row) => row.name)).toEqual(readdirSync(join(import.meta.dirname, "migrations")).toSorted());
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

test("what was screened before criteria could be changed keeps its criteria, in their order", async () => {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = urlOf(server, name);
  for (const file of ["0001-the-schema.sql", "0002-who-may-see-what.sql", "0003-scans-and-hidden-text.sql"])
    await query(url, readFileSync(join(import.meta.dirname, "migrations", file), "utf8"));
  const asked = { wording: "Welding", kind: "skill", importance: "must", weight: 2, required_years: null };
  const vacancy = {
    title: "Welder",
    criteria: [
      { ...asked, id: "c1", terms: ["weld"] },
      { ...asked, id: "c2", terms: ["weld"] },
    ],
  };
  const quotes = [{ text: "I weld", page: 1, start: 0, end: 6, boxes: [] }];
  await query(url, "insert into users (email, password_hash) values ('a@example.org', '')");
  await query(url, "insert into bulk_file_uploads (user_id, vacancy) select id, $1 from users", [vacancy]);
  await query(
    url,
    "insert into bulk_analysis_results (user_id, file_name, cv_file_path, findings) select id, '', '', $1 from users",
    [JSON.stringify([{ criterion_id: "c1", level: "strong", quotes }])],
  );
  await query(url, readFileSync(join(import.meta.dirname, "migrations", "0004-the-judgement.sql"), "utf8"));
  expect(await query(url, "select key, wording, weight, terms from criteria order by position")).toEqual(
    ["c1", "c2"].map((key) => ({ key, wording: "Welding", weight: 2, terms: ["weld"] })),
  );
  expect(await query(url, "select vacancy from bulk_file_uploads")).toEqual([
    { vacancy: { title: "Welder", set_aside: [], lines: [] } },
  ]);
  expect(await query(url, "select findings, role_fit from bulk_analysis_results")).toEqual([
    { findings: [{ criterion_id: "c1", level: "strong", likeness: 0, mentions: 1, quotes }], role_fit: null },
  ]);
  await query(server, `drop database ${name}`);
});

test("what was screened before there were lists can be listed, found and counted", async () => {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = urlOf(server, name);
  const folder = join(import.meta.dirname, "migrations");
  const earlier = readdirSync(folder)
    .toSorted((left, right) => left.localeCompare(right))
    .slice(0, 6);
  for (const file of earlier) await query(url, readFileSync(join(folder, file), "utf8"));
  await query(url, "insert into users (email, password_hash) values ('a@example.org', '')");
  await query(
    url,
    `insert into bulk_file_uploads (user_id, vacancy) select id, vacancy::jsonb from users,
     unnest(array['{"title": "Welder"}', '{"title": "welder "}', '{"title": ""}', null]) vacancy`,
  );
  const skills = [
    { skill: "MIG", level: "strong", evidence: "" },
    { skill: "TIG", level: "partial", evidence: "" },
  ];
  await query(
    url,
    `insert into bulk_analysis_results (user_id, bulk_upload_id, file_name, cv_file_path, candidate_name, status, score, evidence_confidence,
       summary, strengths, technical_skills, employment_history)
     select user_id, id, 'CV.pdf', '', 'Mona Reyes', 'completed', 80, 0.5, $1, '["Steady"]', $2, $3
     from bulk_file_uploads where vacancy->>'title' = 'Welder'`,
    ["Welds ships.", JSON.stringify(skills), JSON.stringify([{ title: "Welder", company: "Yard" }])],
  );
  await query(url, readFileSync(join(folder, "0007-candidates.sql"), "utf8"));
  expect(await query(url, "select title from jobs order by title")).toEqual([
    { title: "Position" },
    { title: "Welder" },
  ]);
  expect(await query(url, "select count(job_id)::int as linked from bulk_file_uploads")).toEqual([{ linked: 3 }]);
  expect(await query(url, "select confidence from applications")).toEqual([{ confidence: 0.5 }]);
  const [row] = await query(
    url,
    "select tech_match, soft_match, experience_level, flag_level, match_score, sort_name, search_text from bulk_analysis_results",
  );
  expect(row).toEqual({
    tech_match: 80,
    soft_match: 55,
    experience_level: "senior",
    flag_level: "minor",
    match_score: 80,
    sort_name: "mona reyes",
    search_text: "mona reyes\nwelder\nmig, tig\n\nsteady\nwelds ships.\nwelder, yard\n\ncv.pdf",
  });
  await query(server, `drop database ${name}`);
});

test("who was screened before is found by the CV and the notes, no longer by our summary, also when it runs twice", async () => {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  const url = urlOf(server, name);
  await migrate(url);
  await query(url, "insert into users (email, password_hash) values ('a@example.org', '')");
  const skills = [
    { skill: "Welding role", level: "strong", evidence: "MIG  at Yård" },
    { skill: "Plasma", level: "missing", evidence: "Not found in the CV" },
  ];
  for (const status of ["completed", "pending"])
    await query(
      url,
      `insert into bulk_analysis_results (user_id, file_name, cv_file_path, status, technical_skills, notes, search_text)
       select id, 'CV.pdf', '', $1, $2, E'Met at\nthe fair', $3 from users`,
      [status, JSON.stringify(skills), "mona\nwelder\nwelding role\n\nsteady\nfully shown.\nyard\n\ncv.pdf"],
    );
  const again = readFileSync(join(import.meta.dirname, "migrations", "0036-search-in-what-is-said.sql"), "utf8");
  for (let runs = 0; runs < 2; runs++) await query(url, again);
  expect(await query(url, "select search_text from bulk_analysis_results order by status")).toEqual([
    { search_text: "mona\nwelder\nmig at yard\n\n\n\nyard\n\ncv.pdf\nmet at the fair" },
    { search_text: "mona\nwelder\nwelding role\n\nsteady\nfully shown.\nyard\n\ncv.pdf\nmet at the fair" },
  ]);
  await query(server, `drop database ${name}`);
});

/** What queries and constraints see: columns with their types, constraints, indexes, policies, triggers and functions. */
const OBJECTS = [
  "select table_name, column_name, data_type, is_nullable, column_default, generation_expression from information_schema.columns where table_schema = 'public'",
  "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace",
  "select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'",
  "select tablename, policyname, roles::text, cmd, qual, with_check from pg_policies where schemaname = 'public'",
  "select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal",
  "select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'",
];

async function emptyDatabase() {
  const server = inject("databaseUrl");
  const name = `evenhand_fresh_${randomBytes(4).toString("hex")}`;
  await query(server, `create database ${name}`);
  return urlOf(server, name);
}

async function describeSchema(url: string) {
  const lists = await Promise.all(OBJECTS.map((statement) => query(url, statement)));
  return lists.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());
}

// 0024 to 0027 were written after 0028 and 0029 had been released.
test("a database of the release before 0024 becomes what a new one is", async () => {
  const [old, fresh] = [await emptyDatabase(), await emptyDatabase()];
  const released = (await listMigrations()).filter((name) => name < "0024" || /^002[89]/.test(name));
  await migrate(old, released);
  await migrate(old);
  await migrate(fresh);
  expect(await describeSchema(old)).toEqual(await describeSchema(fresh));
});
