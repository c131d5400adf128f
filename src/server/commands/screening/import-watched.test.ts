import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { WatchedFolder } from "#gateways/watched-folder.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { WatchedImports } from "./import-watched.ts";

const SETTLED_MS = 600;
// A timer may fire a millisecond early, and the clock of files is a coarse one.
const settle = () => sleep(SETTLED_MS + 100);

let robin: TestClient;
let inbox: string;
let watched: WatchedImports;
const watch = (abandonedMs = 60_000) =>
  new WatchedImports(
    world.deps,
    new WatchedFolder(join(world.folder, "watched"), { settledMs: SETTLED_MS, abandonedMs }),
  );

openWorldPer("test");
beforeEach(async () => {
  robin = await world.client("robin@example.org");
  await world.work();
  inbox = join(world.folder, "watched", "Robin@example.org", "backend engineer");
  mkdirSync(inbox, { recursive: true });
  watched = watch();
  await screened(robin, inventedVacancy(), inventedCvs(2));
});

const lay = (names: string[], from = 2) => {
  for (const [at, name] of names.entries())
    writeFileSync(join(inbox, name), inventedCvs(from + names.length)[from + at]?.bytes ?? "");
};
const read = async () =>
  (await world.sql("select count(*)::int as cvs from bulk_analysis_results where status = 'completed'"))[0].cvs;
const units = async () => (await world.sql("select count(*)::int as units from usage_ledger"))[0].units;

test("CVs that are laid into the folder of a vacancy join its ranking, each once", async () => {
  lay(["a.pdf", "b.pdf"]);
  await settle();
  await watched.look();
  await until(async () => expect(await read()).toBe(4));
  await watched.look();
  expect(await units()).toBe(4);
  const [{ sources }] = await robin.json("GET", "/api/jobs?view=numbers");
  expect(sources).toMatchObject({ upload: 2, watched_folder: 2, bulk_import: 0 });
  expect(readdirSync(join(inbox, "taken")).map((name) => name.replace(/^\S+ /, ""))).toEqual(["a.pdf", "b.pdf"]);
  expect(
    await world.sql("select count(distinct coalesce(ranking_id, id))::int as rankings from bulk_file_uploads"),
  ).toEqual([{ rankings: 1 }]);
});

test("a file that is still being written is waited for", async () => {
  lay(["slow.pdf"]);
  await watched.look();
  expect(readdirSync(inbox)).toEqual(["slow.pdf"]);
  await settle();
  appendFileSync(join(inbox, "slow.pdf"), "\n%more\n");
  await watched.look();
  expect(readdirSync(inbox)).toEqual(["slow.pdf"]);
});

test("files of a process that died come again, and cost nothing twice", async () => {
  lay(["a.pdf"]);
  await settle();
  await watched.look();
  await until(async () => expect(await read()).toBe(3));
  const [taken] = readdirSync(join(inbox, "taken"));
  renameSync(join(inbox, "taken", taken ?? ""), join(inbox, ".taking", "a.pdf"));
  await settle();
  const later = watch(0);
  await later.look();
  await settle();
  await later.look();
  expect(readdirSync(join(inbox, "taken"))).toHaveLength(1);
  expect([await units(), await read()]).toEqual([3, 3]);
});

test("what is no document of its kind is put aside with the reason", async () => {
  writeFileSync(join(inbox, "empty.pdf"), "");
  await settle();
  await watched.look();
  const refused = readdirSync(join(inbox, "refused")).toSorted();
  expect(refused.map((name) => name.replace(/^\S+ /, ""))).toEqual(["empty.pdf", "empty.pdf.reason.txt"]);
  expect(readFileSync(join(inbox, "refused", refused[1] ?? ""), "utf8")).toBe("The file is empty.\n");
});

test("CVs beyond the month's screenings stay where they are, and leave nothing behind", async () => {
  await world.sql("update usage_ledger set period = (select max(resume_count_reset_date) from users)");
  await world.sql(
    "insert into usage_ledger (candidate_id, user_id, period) select gen_random_uuid(), user_id, period from usage_ledger, generate_series(1, 12)",
  );
  const before = await world.sql("select count(*) from bulk_file_uploads");
  lay(["a.pdf"]);
  await settle();
  await watched.look();
  expect(readdirSync(inbox)).toContain("a.pdf");
  expect(await world.sql("select count(*) from bulk_file_uploads")).toEqual(before);
});

test("a folder of nobody, or of no vacancy, is left alone", async () => {
  const other = join(world.folder, "watched", "nobody@example.org", "Cook");
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, "a.pdf"), inventedCvs(1)[0]?.bytes ?? "");
  await settle();
  await watched.look();
  expect(readdirSync(other)).toEqual(["a.pdf"]);
});
