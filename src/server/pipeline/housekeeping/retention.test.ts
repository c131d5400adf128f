import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { applyRetention } from "./retention.ts";

openWorldPer("test");
signUpRobinPer("test");

const count = async (table: string) => (await world.sql(`select count(*)::int as rows from ${table}`))[0].rows;
const age = (table: string, id: string, interval: string) =>
  world.sql(`update ${table} set created_at = now() - $2::interval where id = $1`, [id, interval]);
const storedFiles = () =>
  readdirSync(world.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.parentPath);

async function makeTrial(interval: string) {
  const [{ id }] = await world.sql(
    "insert into users (is_anonymous, trial_secret_hash, created_at) values (true, gen_random_uuid(), now() - $1::interval) returning id",
    [interval],
  );
  await world.sql("insert into bulk_file_uploads (user_id) values ($1)", [id]);
  return id;
}

test("an upload goes after twelve months with its files, its CVs and its task; a younger one stays", async () => {
  const [old, young] = [
    await robin.upload(inventedVacancy(), inventedCvs(2)),
    await robin.upload(inventedVacancy(), inventedCvs(1)),
  ];
  for (const { id } of [old, young]) await robin.start(id);
  await age("bulk_file_uploads", old.id, "12 months 1 second");
  await age("bulk_file_uploads", young.id, "11 months 27 days 23 hours");
  await applyRetention(world.deps);
  expect(await world.sql("select id from bulk_file_uploads")).toEqual([{ id: young.id }]);
  expect(await world.sql("select distinct bulk_upload_id as id from bulk_analysis_results")).toEqual([
    { id: young.id },
  ]);
  expect(await Promise.all(["tasks", "pgboss.job", "stored_files"].map(count))).toEqual([1, 1, 2]);
  expect(storedFiles()).toHaveLength(2);
  expect(storedFiles().every((folder) => folder.includes(young.id))).toBe(true);
  expect(await world.sql("select user_id, subject_id from audit_log where action = 'retention'")).toEqual([
    { user_id: robin.userId, subject_id: old.id },
  ]);
});

test("a trial that nobody claimed goes after a day with all that is its own", async () => {
  const [old, young] = [await makeTrial("24 hours 1 second"), await makeTrial("23 hours 59 minutes")];
  await age("users", robin.userId, "2 years");
  await applyRetention(world.deps);
  const left = await world.sql("select id from users order by is_anonymous");
  expect(left).toEqual([{ id: robin.userId }, { id: young }]);
  expect(await world.sql("select user_id from bulk_file_uploads")).toEqual([{ user_id: young }]);
  expect(await world.sql("select user_id from audit_log where action = 'retention'")).toEqual([{ user_id: old }]);
});

test.each([
  ["bulk_analysis_results", "(user_id, file_name, cv_file_path, created_at) values ($1, 'cv.pdf', 'cv.pdf', $2)"],
  ["candidate_analyses", "(user_id, name, file_name, score, summary, created_at) values ($1, 'A', 'b', 1, 'c', $2)"],
  ["file_uploads", "(user_id, created_at) values ($1, $2)"],
  ["waitlist_signups", "(email, data_consent, created_at) select $1::uuid || $2::text, true, $2::timestamptz"],
])("a row of %s is kept for twelve months and not longer", async (table, values) => {
  for (const interval of ["12 months 1 second", "12 months -1 hours"]) {
    const [{ at }] = await world.sql("select now() - $1::interval as at", [interval]);
    await world.sql(`insert into ${table} ${values}`, [robin.userId, at]);
  }
  await applyRetention(world.deps);
  expect(await world.sql(`select created_at > now() - interval '12 months' as is_young from ${table}`)).toEqual([
    { is_young: true },
  ]);
});

test("links, limits and sessions go some time after they ended", async () => {
  await world.sql("delete from one_time_tokens");
  await world.sql("delete from rate_limits");
  await world.sql(
    `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values
     ('over', $1, 'recovery', now() - interval '25 hours'), ('just over', $1, 'recovery', now() - interval '23 hours')`,
    [robin.userId],
  );
  await world.sql(
    `insert into rate_limits (bucket, key_hash, hits, ends_at) values
     ('sign_in', 'over', 1, now() - interval '1 second'), ('sign_in', 'running', 1, now() + interval '1 minute')`,
  );
  await world.sql(
    `insert into sessions (user_id, device, expires_at, revoked_at) values
     ($1, 'ended', now() + interval '1 day', now() - interval '31 days'),
     ($1, 'ended lately', now() + interval '1 day', now() - interval '29 days'),
     ($1, 'ran out', now() - interval '31 days', null), ($1, 'ran out lately', now() - interval '29 days', null)`,
    [robin.userId],
  );
  await world.sql(
    `with hook as (insert into webhooks (id, user_id, url, sealed_secret, events)
       values (gen_random_uuid(), $1, 'https://hooks.example.org', 'x', '{screening.finished}') returning id)
     insert into webhook_deliveries (webhook_id, user_id, event, payload, next_attempt_at, created_at)
       select hook.id, $1, event, '', null, now() - age from hook,
       (values ('old', interval '31 days'), ('young', interval '29 days')) as made (event, age)`,
    [robin.userId],
  );
  await world.sql(
    `insert into api_keys (user_id, name, secret_hash, hint, scopes, expires_at, revoked_at) values
     ($1, 'revoked', 'a', '', '{read}', now() + interval '1 day', now() - interval '31 days'),
     ($1, 'expired', 'b', '', '{read}', now() - interval '31 days', null),
     ($1, 'expired lately', 'c', '', '{read}', now() - interval '29 days', null)`,
    [robin.userId],
  );
  await world.sql(
    `insert into exports (token_hash, user_id, candidate_ids, expires_at) values
     ('over', $1, '{}', now() - interval '1 second'), ('open', $1, '{}', now() + interval '1 minute')`,
    [robin.userId],
  );
  await applyRetention(world.deps);
  expect(await world.sql("select event from webhook_deliveries")).toEqual([{ event: "young" }]);
  expect(await world.sql("select name from api_keys")).toEqual([{ name: "expired lately" }]);
  expect(await world.sql("select token_hash from exports")).toEqual([{ token_hash: "open" }]);
  expect(await world.sql("select token_hash from one_time_tokens")).toEqual([{ token_hash: "just over" }]);
  expect(await world.sql("select key_hash from rate_limits")).toEqual([{ key_hash: "running" }]);
  const devices = await world.sql("select device from sessions where device ~ '^(ended|ran)' order by 1");
  expect(devices.map(({ device }) => device)).toEqual(["ended lately", "ran out lately"]);
  expect((await robin.send("/api/users/me")).status).toBe(200);
});

test("more than a portion goes in one turn, also when several processes take turns at once", async () => {
  await world.sql(
    "insert into bulk_file_uploads (user_id, created_at) select $1, now() - interval '2 years' from generate_series(1, 120)",
    [robin.userId],
  );
  await world.sql(
    `insert into rate_limits (bucket, key_hash, hits, ends_at)
     select 'sign_in', number, 1, now() - interval '1 hour' from generate_series(1, 2500) number`,
  );
  await Promise.all([1, 2, 3].map(() => applyRetention(world.deps)));
  expect(await Promise.all(["bulk_file_uploads", "rate_limits where ends_at < now()"].map(count))).toEqual([0, 0]);
  expect(await world.sql("select count(*)::int as audited from audit_log where action = 'retention'")).toEqual([
    { audited: 120 },
  ]);
});
