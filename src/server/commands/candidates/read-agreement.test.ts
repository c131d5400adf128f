import { afterAll, beforeAll, expect, test } from "vitest";
import { Agreement } from "#shared/candidates/agreement.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import { CriteriaList } from "#shared/vacancies/criteria.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let world: World;
let robin: TestClient;
let uploadId: string;

beforeAll(async () => {
  world = await openWorld();
  await world.work(1);
  robin = await world.client();
  ({ id: uploadId } = await screened(robin, inventedVacancy(), inventedCvs(24)));
});
afterAll(() => world.close());

const read = async () => Agreement.parse(await robin.json("GET", `/api/bulk-file-uploads/${uploadId}/agreement`));
const decide = (ids: string[], decision: Decision | null) =>
  robin.json("POST", "/api/decisions", { candidateIds: ids, decision });
const readBoard = async () =>
  CriteriaList.parse(await robin.json("GET", `/api/bulk-file-uploads/${uploadId}/criteria`));

/** In the order of the score. */
async function listPeople() {
  const people = await robin.candidates(uploadId);
  return people.toSorted((left, right) => (right.score ?? 0) - (left.score ?? 0));
}

test("with fewer than ten decisions it says how many there are, and nothing else", async () => {
  const people = await listPeople();
  await decide(
    people.slice(0, 2).map(({ id }) => id),
    "advance",
  );
  await decide(
    people.slice(-1).map(({ id }) => id),
    "decline",
  );
  expect(await read()).toMatchObject({
    title: "Backend Engineer",
    decisions: { advance: 2, hold: 0, decline: 1 },
    outcome: "few",
    surprises: [],
    proposal: null,
  });
});

test("where I decide in the order of the score it agrees on every pair, and proposes nothing", async () => {
  const people = await listPeople();
  const best = people.filter(({ score }) => (score ?? 0) > (people[12]?.score ?? 0));
  const rest = people.filter((one) => !best.includes(one));
  await decide(
    best.map(({ id }) => id),
    "advance",
  );
  await decide(
    rest.map(({ id }) => id),
    "decline",
  );
  const { count, outcome, surprises, proposal } = await read();
  expect(count).toEqual({ pairs: best.length * rest.length, agreed: best.length * rest.length, alike: 0 });
  expect({ outcome, surprises, proposal }).toEqual({ outcome: "agrees", surprises: [], proposal: null });
});

test("where I go by one criterion, whom I declined far above is told with quotes, and that it should count more", async () => {
  const { criteria, version } = await readBoard();
  const wanted = criteria.find(({ wording }) => wording.includes("Django"));
  const people = await listPeople();
  const shows = people.filter(({ findings }) =>
    findings?.some(({ criterion_id, level }) => criterion_id === wanted?.key && level === "strong"),
  );
  expect(shows.length).toBeGreaterThan(2);
  await decide(
    shows.map(({ id }) => id),
    "advance",
  );
  await decide(
    people.filter((one) => !shows.includes(one)).map(({ id }) => id),
    "decline",
  );
  const before = await read();
  expect(before.outcome).toBe("proposed");
  const [surprise] = before.surprises;
  expect(surprise?.higher.decision).toBe("decline");
  expect(surprise?.lower.decision).toBe("advance");
  expect((surprise?.higher.score ?? 0) - (surprise?.lower.score ?? 0)).toBeGreaterThanOrEqual(5);
  expect(surprise?.rows.some(({ higher }) => (higher.quote?.text ?? "").length > 3)).toBe(true);
  const row = before.proposal?.rows.find(({ key }) => key === wanted?.key);
  expect(row?.proposed).toBeGreaterThan(row?.weight ?? Infinity);
  expect(row?.preferred).toEqual({ shown: shows.length, of: shows.length });
  expect(before.proposal?.rows).toHaveLength(criteria.length);

  // Nothing has changed until somebody takes it.
  expect((await readBoard()).version).toBe(version);
  const taken = CriteriaList.parse(
    await robin.json("PUT", `/api/bulk-file-uploads/${uploadId}/criteria`, {
      version: before.version,
      rows: before.proposal?.rows.map(({ key, wording, importance, proposed, required_years }) => ({
        key,
        wording,
        importance,
        weight: proposed,
        required_years,
      })),
    }),
  );
  expect(taken.version).toBe(version + 1);
  const after = await read();
  expect(after.count).toEqual(before.proposal?.all.after);
  expect(after.count.agreed).toBeGreaterThan(before.count.agreed);
});
