import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findCandidates } from "#db/candidates/candidate-search-queries.ts";
import { asOwner, type Db, openDatabase } from "#db/client.ts";
import { CandidateRowQuery } from "#shared/candidates/candidate-filter.ts";
import type { UserId } from "#shared/ids.ts";
import { parseQuery } from "#shared/candidates/search-candidates.ts";
import { fillCandidates } from "#tests/support/many-candidates.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { countRows, listRows } from "./list-rows.ts";
import { until } from "#tests/support/until.ts";

let owner: UserId;
let cursor: string;
let db: Db;
let plans: string[];

openWorldPer("file");
beforeAll(async () => {
  const [mine, others] = [await world.client(), await world.client()];
  owner = mine.userId;
  await fillCandidates(world.sql, owner, 4000);
  await fillCandidates(world.sql, others.userId, 8000);
  await world.sql(
    `insert into cv_texts (candidate_id, user_id, kept) select id, user_id, $1 from bulk_analysis_results`,
    [
      {
        pages: [{ number: 1, text: "Reads and writes", words: [] }],
        lines: [{ text: "Reads and writes", position: 0 }],
        positions: [{ span: { from: 24_000, to: 24_240 } }],
      },
    ],
  );
  await world.sql("vacuum analyze bulk_analysis_results, cv_texts");
  await world.sql("update users set plan = 'paid' where id = $1", [owner]);
  [{ id: cursor }] = await world.sql(
    "select id from bulk_analysis_results where user_id = $1 order by created_at limit 1 offset 500",
    [owner],
  );
  db = await openExplained();
});
beforeEach(() => {
  plans = [];
});
afterAll(async () => {
  await db.$client.end();
});

/** Every plan comes as a notice, also of what a function asks. */
async function openExplained() {
  const name = new URL(world.url).pathname.slice(1);
  await world.sql(`alter database ${name} set session_preload_libraries = 'auto_explain'`);
  for (const setting of ["log_min_duration = 0", "log_nested_statements = on", "log_level = notice"])
    await world.sql(`alter database ${name} set auto_explain.${setting}`);
  const explained = openDatabase({ url: world.url, maxConnections: 1, onError: () => undefined });
  explained.$client.on("connect", (client) => client.on("notice", ({ message = "" }) => plans.push(message)));
  return explained;
}

const list = (query: Record<string, unknown>) =>
  listRows({ ...world.deps, db }, owner, CandidateRowQuery.parse({ view: "row", ...query }));
const plansOfCandidates = () => plans.filter((plan) => plan.includes("bulk_analysis_results"));

test.each([
  [{}, "bulk_analysis_results_newest"],
  [{ order: "created_at.desc", limit: 50 }, "bulk_analysis_results_newest"],
  [{ order: "score.desc", limit: 50 }, "bulk_analysis_results_best"],
  [{ order: "name.asc", limit: 50 }, "bulk_analysis_results_names"],
  [{ q: "cobol" }, "bulk_analysis_results_search"],
  [{ q: '"knows cobol"' }, "bulk_analysis_results_search"],
  [{ q: "cobol", band: "fair", flags: "none", order: "score.desc" }, "bulk_analysis_results_search"],
])("among many, %j is answered from an index, from its first row and from deep inside", async (query, index) => {
  await list(query);
  await list({ ...query, cursor });
  expect(plansOfCandidates().join("\n")).toContain(index);
  expect(plansOfCandidates().filter((plan) => plan.includes("Seq Scan on bulk_analysis_results"))).toEqual([]);
});

test.each([
  ["created_at.desc", /Index Cond: .*ROW\(created_at, id\) </],
  ["score.desc", /Index Cond: .*ROW\(match_score, rank_order, id\) </],
  ["name.asc", /Index Cond: .*ROW\(sort_name, id\) >/],
])("a page of %s begins where the last one ended instead of counting up to it", async (order, condition) => {
  await list({ order, cursor, limit: 50 });
  expect(plansOfCandidates().join("\n")).toMatch(condition);
});

test("a word that many have is found by walking the newest", async () => {
  expect(await list({ q: "team", limit: 10 })).toHaveLength(10);
  expect(plansOfCandidates().filter((plan) => plan.includes("Seq Scan on bulk_analysis_results"))).toEqual([]);
});

test.each(["writes", "reads, writes", "writes since 2000"])(
  "a word that all CVs have is found by its index: %s",
  async (q) => {
    expect(await list({ q, limit: 10 })).toHaveLength(10);
    expect(plans.join("\n")).toContain("Bitmap Index Scan on cv_texts_search");
    expect(plans.filter((plan) => plan.includes("Seq Scan on cv_texts"))).toEqual([]);
  },
);

test("the search itself names no candidate of anybody else", async () => {
  const found = await asOwner(db, owner, (tx) => findCandidates(tx, parseQuery("cobol"), {}, 100, "fields and CVs"));
  expect(found).toHaveLength(4);
});

test("counting reads one index and no row", async () => {
  // Rows are looked at as long as a transaction elsewhere keeps the vacuum from calling them settled.
  await until(async () => {
    await world.sql("vacuum bulk_analysis_results");
    plans = [];
    expect(await countRows({ ...world.deps, db }, owner, {})).toMatchObject({ total: 4000 });
    for (const plan of plansOfCandidates())
      expect(plan).toContain("Index Only Scan using bulk_analysis_results_figures");
  });
});
