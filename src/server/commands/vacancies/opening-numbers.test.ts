import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { OpeningNumbers } from "#shared/vacancies/opening-numbers.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { importCvs, screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let world: World;
let robin: TestClient;
beforeEach(async () => {
  world = await openWorld();
  robin = await world.proClient();
  await world.work();
});
afterEach(() => world.close());

const numbersOf = async (client = robin) =>
  z.array(OpeningNumbers).parse(await client.json("GET", "/api/jobs?view=numbers"));
const decide = (ids: (string | undefined)[], decision: string | null) =>
  robin.json("POST", "/api/decisions", { candidateIds: ids, decision });

function bandOf(score: number | null | undefined) {
  if ((score ?? 0) >= 85) return "excellent";
  return (score ?? 0) >= 70 ? "good" : "fair";
}

test("each CV is counted by the way it came, and nobody else's is", async () => {
  const cvs = inventedCvs(8);
  await screened(robin, inventedVacancy("Head Chef"), cvs.slice(5));
  await screened(robin, inventedVacancy(), cvs.slice(0, 3));
  const [engineer] = await numbersOf();
  await importCvs(robin, cvs.slice(3, 5), engineer?.id);
  await robin.json("PUT", "/api/users/me/consideration", { months: 12 });
  const people = `/api/jobs/${engineer?.id}/known-people`;
  await robin.json("POST", people);
  await until(async () => expect((await robin.json("GET", people)).waiting).toBe(0));
  const [best] = (await robin.json("GET", people)).people;
  await robin.json("POST", `/api/jobs/${engineer?.id}/applicants`, { candidateId: best.candidate_id });

  const [after, chef] = await numbersOf();
  expect(after?.sources).toEqual({
    upload: 3,
    bulk_import: 2,
    watched_folder: 0,
    known_people: 1,
    by_hand: 0,
    not_recorded: 0,
  });
  expect(after).toMatchObject({ cvs: 6, unread: 0, stages: { new: 6, advance: 0, hold: 0, decline: 0 } });
  expect(chef).toMatchObject({ title: "Head Chef", cvs: 3, sources: { upload: 3, known_people: 0 } });
  expect(await numbersOf(await world.client())).toEqual([]);

  await world.sql("update bulk_file_uploads set source = null where source = 'bulk_import'");
  expect((await numbersOf())[0]?.sources).toMatchObject({ upload: 3, bulk_import: 0, not_recorded: 2 });
});

test("stages, bands of the score and the time to the first person advanced follow the decisions", async () => {
  const { id } = await screened(robin, inventedVacancy(), inventedCvs(5));
  const people = await robin.candidates(id);
  const [first, second, third] = people.toSorted((left, right) => (right.score ?? 0) - (left.score ?? 0));
  expect((await numbersOf())[0]).toMatchObject({ first_advanced_at: null, last_decided_at: null });
  await decide([third?.id], "advance");
  await decide([third?.id], "decline");
  await decide([first?.id], "advance");
  await decide([second?.id], "hold");
  const [numbers] = await numbersOf();
  expect(numbers?.stages).toEqual({ new: 2, advance: 1, hold: 1, decline: 1 });
  const counted = { excellent: 0, good: 0, fair: 0 };
  for (const { score } of people) counted[bandOf(score)] += 1;
  const bands = Object.entries(numbers?.bands ?? {}).map(([band, stages]) => [
    band,
    Object.values(stages).reduce((sum, count) => sum + count, 0),
  ]);
  expect(Object.fromEntries(bands)).toEqual(counted);
  expect(numbers?.bands[bandOf(first?.score)].advance).toBe(1);

  // The advance that was thought better of is no shortlist.
  const [advanced] = await world.sql(
    `select to_char(decided_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS') as at from candidate_decisions
      where candidate_id = '${first?.id}'`,
  );
  expect(numbers?.first_advanced_at?.slice(0, 23)).toBe(advanced.at);
  expect(Date.parse(numbers?.first_cv_at ?? "")).toBeLessThanOrEqual(Date.parse(numbers?.first_score_at ?? ""));
  expect(Date.parse(numbers?.first_score_at ?? "")).toBeLessThan(Date.parse(numbers?.first_advanced_at ?? ""));
});
