import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { OpeningPage, RankedCv } from "#shared/vacancies/opening-page.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { importCvs, screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let world: World;
let robin: TestClient;
let id: string;
beforeEach(async () => {
  world = await openWorld();
  robin = await world.proClient();
  await world.work();
});
afterEach(() => world.close());

const page = async () => OpeningPage.parse(await robin.json("GET", `/api/jobs/${id}`));

/** Places follow the scores without a gap, and the shortlist is the first of them. */
async function ranking(cvs: number) {
  const rows = z.array(RankedCv).parse(await robin.json("GET", `/api/jobs/${id}/ranking`));
  expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: cvs }, (_, at) => at + 1));
  const scores = rows.map(({ score }) => score ?? -1);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(rows.map(({ is_shortlisted }) => is_shortlisted)).toEqual(rows.map((_, at) => at < 2));
  return rows;
}

/** A night passes: everything that has happened happened a day earlier. */
async function sleepOverNight() {
  for (const table of ["jobs", "bulk_file_uploads", "bulk_analysis_results"])
    await world.sql(`update ${table} set created_at = created_at - interval '1 day'`);
  await world.sql("update bulk_analysis_results set completed_at = completed_at - interval '1 day'");
  await world.sql("update jobs set seen_at = seen_at - interval '1 day'");
}

async function decide(candidate: RankedCv | undefined, decision: string) {
  await robin.json("POST", "/api/decisions", { candidateIds: [candidate?.id], decision });
}

/** The first criterion goes. */
async function changeBoard() {
  const { upload_id } = await page();
  const { version, criteria } = await robin.json("GET", `/api/bulk-file-uploads/${upload_id}/criteria`);
  const rows = criteria
    .slice(1)
    .map(({ key, wording, importance, weight }: Record<string, unknown>) => ({ key, wording, importance, weight }));
  await robin.json("PUT", `/api/bulk-file-uploads/${upload_id}/criteria`, { version, rows });
}

const decisionsOf = (rows: RankedCv[]) =>
  Object.fromEntries(rows.filter(({ decision }) => decision !== null).map(({ id: one, decision }) => [one, decision]));

test("a vacancy over three days: four deliveries, a changed board, decisions kept, ranks right at every step", async () => {
  const cvs = inventedCvs(9);
  const { id: uploadId } = await screened(robin, inventedVacancy(), cvs.slice(0, 3));
  [{ id }] = await robin.json("GET", "/api/jobs?view=summary");
  await robin.json("PATCH", `/api/bulk-file-uploads/${uploadId}`, { shortlist_count: 2 });
  const first = await ranking(3);
  await decide(first[0], "advance");
  await decide(first[2], "decline");
  await robin.json("POST", `/api/jobs/${id}/seen`);

  await sleepOverNight();
  await importCvs(robin, cvs.slice(3, 5), id);
  await importCvs(robin, cvs.slice(4, 7), id);
  const second = await ranking(7);
  expect((await page()).counts).toMatchObject({ cvs: 7, fresh: 4, decisions: { advance: 1, decline: 1 } });
  expect((await page()).deliveries.map(({ known }) => known)).toEqual([1, 0, 0]);
  await decide(
    second.find(({ decision }) => decision === null),
    "hold",
  );
  const decided = decisionsOf(await ranking(7));
  expect(new Set(Object.values(decided))).toEqual(new Set(["advance", "decline", "hold"]));

  await changeBoard();
  const changed = await ranking(7);
  expect(changed.map(({ score }) => score)).not.toEqual(second.map(({ score }) => score));
  expect(decisionsOf(changed)).toEqual(decided);

  await sleepOverNight();
  await importCvs(robin, cvs.slice(7), id);
  const last = await ranking(9);
  expect(decisionsOf(last)).toEqual(decided);
  const scoreOf = new Map(changed.map((row) => [row.id, row.score]));
  const old = last.filter((row) => scoreOf.has(row.id));
  expect(old.map(({ score }) => score)).toEqual(old.map((row) => scoreOf.get(row.id)));
  const { deliveries, history } = await page();
  expect(deliveries).toHaveLength(4);
  expect(history.filter(({ action }) => action === "screening_started")).toHaveLength(4);
  expect(history.filter(({ action }) => action === "criteria_changed")).toHaveLength(1);
  const [{ units }] = await world.sql("select count(*)::int as units from usage_ledger");
  expect(units).toBe(9);
});
