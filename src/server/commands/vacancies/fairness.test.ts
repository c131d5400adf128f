import { afterAll, beforeAll, expect, test } from "vitest";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import { NameCheck, SelectionRates } from "#shared/vacancies/fairness.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { importCvs, screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let world: World;
let robin: TestClient;
let opening: string;
let uploadId: string;
beforeAll(async () => {
  world = await openWorld();
  await world.work();
  robin = await world.client();
  uploadId = (await screened(robin, inventedVacancy(), inventedCvs(12))).id;
  [{ id: opening }] = await robin.json("GET", "/api/jobs");
});
afterAll(() => world.close());

const path = () => `/api/jobs/${opening}`;
const readCheck = async () => NameCheck.parse(await robin.json("GET", `${path()}/name-check`));
const compare = async (csv: string) =>
  SelectionRates.parse(await robin.json("POST", `${path()}/selection-rates`, { csv }));

test("the vacancy's own CVs are judged under other names in the background, and the result is kept with engine and time", async () => {
  expect(await readCheck()).toEqual({ running: null, last: null, is_outdated: false });
  const before = await robin.candidates(uploadId);
  const begun = NameCheck.parse(await robin.json("POST", `${path()}/name-check`));
  expect(begun.running).toMatchObject({ cvs: 12 });
  // A second press while it runs begins nothing.
  await robin.json("POST", `${path()}/name-check`);
  await until(async () => expect((await readCheck()).running).toBeNull());
  const { last, is_outdated } = await readCheck();
  expect(last).toMatchObject({ engine_version: ENGINE_VERSION, board_version: 1, names: 10, cvs: 12, left_out: 0 });
  expect(last).toMatchObject({ pairs: 120, moved: 0, largest: 0 });
  expect(is_outdated).toBe(false);
  expect(await robin.candidates(uploadId)).toEqual(before);
  const checks = await world.sql("select portions from name_checks");
  expect(checks).toEqual([{ portions: {} }]);
  const page = await robin.json("GET", path());
  expect(page.history[0]).toMatchObject({ action: "names_checked" });
});

test("a check that knows fewer CVs than the vacancy has by now says so", async () => {
  await importCvs(robin, inventedCvs(14).slice(12), opening);
  expect((await readCheck()).is_outdated).toBe(true);
});

test("a CV that is erased while the check runs is left out of it, and the check ends", async () => {
  const [someone] = await robin.candidates(uploadId);
  await robin.json("POST", `${path()}/name-check`);
  await robin.send(`/api/bulk-analysis-results/${someone?.id}`, { method: "DELETE" });
  await until(async () => expect((await readCheck()).running).toBeNull());
  const { last } = await readCheck();
  expect(last?.cvs).toBe(14);
  expect((last?.pairs ?? 0) / 10 + (last?.left_out ?? 0)).toBe(14);
});

test("rates by groups that I supply are answered and stored nowhere", async () => {
  const rows = await world.sql(
    "select id, contact_email, is_shortlisted from bulk_analysis_results where status = 'completed' order by id",
  );
  const advanced = rows.slice(0, 4).map(({ id }) => id);
  await robin.json("POST", "/api/decisions", { candidateIds: advanced, decision: "advance" });
  const lines = rows.map(({ id, contact_email }, at) => `${at % 2 === 0 ? contact_email : id},kanariegroup${at % 2}`);
  const rates = await compare(["E-mail,Group", ...lines].join("\n"));
  expect(rates).toMatchObject({ matched: rows.length, unmatched: 0, unnamed: 0 });
  const told = rates.outcomes.find(({ outcome }) => outcome === "advanced")?.groups ?? [];
  expect(told).toHaveLength(2);
  expect(told.map(({ selected }) => selected)).toEqual([2, 2]);
  expect(told.every(({ is_small }) => is_small)).toBe(true);
  const tables = await world.sql(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { table_name } of tables) {
    const [found] = await world.sql(
      `select count(*)::int as rows from ${table_name} t where t::text like '%kanariegroup%'`,
    );
    expect([table_name, found?.rows]).toEqual([table_name, 0]);
  }
});

test("a file without a line that anybody is in says so, and one that is too long is refused", async () => {
  expect(await compare("nobody@example.org,A")).toMatchObject({ matched: 0, unmatched: 1 });
  const long = await robin.send(`${path()}/selection-rates`, {
    method: "POST",
    body: JSON.stringify({ csv: "x".repeat(300_001) }),
  });
  expect(long.status).toBe(400);
});
