import { beforeEach, expect, test } from "vitest";
import { applyRetention } from "#pipeline/housekeeping/retention.ts";
import { KnownPeople } from "#shared/vacancies/known-people.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { importCvs, screened } from "#tests/support/screened-client.ts";
import { until } from "#tests/support/until.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

let chef: string;
let engineer: string;
openWorldPer("test");
signUpRobinPer("test", "pro");
beforeEach(async () => {
  await world.work();
  await screened(robin, inventedVacancy("Head Chef"), inventedCvs(6));
  await screened(robin, inventedVacancy(), inventedCvs(2));
  [engineer, chef] = await openingIds();
});

async function openingIds(): Promise<[string, string]> {
  const [newer, older] = await robin.json("GET", "/api/jobs?view=summary");
  return [newer.id, older.id];
}

const consider = (months: number | null) => robin.json("PUT", "/api/users/me/consideration", { months });
const known = async (id = engineer) => KnownPeople.parse(await robin.json("GET", `/api/jobs/${id}/known-people`));
const look = (id = engineer) => robin.json("POST", `/api/jobs/${id}/known-people`);
const units = async () => (await world.sql("select count(*)::int as units from usage_ledger"))[0].units;

async function judged(id = engineer) {
  await look(id);
  await until(async () => expect((await known(id)).waiting).toBe(0));
  return known(id);
}

test("people of other vacancies are judged by this board, the best first, apart from the applicants and for nothing", async () => {
  await consider(12);
  const { people, judged: count } = await judged();
  expect(count).toBe(4);
  const scores = people.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(new Set(people.map(({ last_seen_for }) => last_seen_for))).toEqual(new Set(["Head Chef"]));
  expect(await units()).toBe(8);
  expect(await robin.json("GET", `/api/jobs/${engineer}/ranking`)).toHaveLength(2);
});

test("a stored CV gets the score that a screening for the vacancy would give it", async () => {
  await consider(12);
  const { people } = await judged();
  await importCvs(robin, inventedCvs(6), engineer);
  const ranking: { name: string; score: number }[] = await robin.json("GET", `/api/jobs/${engineer}/ranking`);
  const scoreOf = new Map(ranking.map(({ name, score }) => [name, score]));
  expect(people.map(({ score }) => score)).toEqual(people.map(({ name }) => scoreOf.get(name)));
});

test("one press makes somebody an applicant, with report and rank, once and for nothing", async () => {
  await consider(12);
  const [best] = (await judged()).people;
  const add = () => robin.json("POST", `/api/jobs/${engineer}/applicants`, { candidateId: best?.candidate_id });
  const [first, second] = await Promise.all([add(), add()]);
  expect(first).toEqual(second);
  expect(await add()).toEqual(first);
  const ranking = await robin.json("GET", `/api/jobs/${engineer}/ranking`);
  expect(ranking).toHaveLength(3);
  const added = await robin.json("GET", `/api/bulk-analysis-results/${first.candidate_id}`);
  expect(added).toMatchObject({
    candidate_name: best?.name,
    score: best?.score,
    status: "completed",
    job_id: engineer,
  });
  expect(added.findings.length).toBeGreaterThan(3);
  expect(added.place.of).toBe(3);
  expect((await robin.send(`/api/bulk-analysis-results/${added.id}/pages/1`)).status).toBe(200);
  expect(await units()).toBe(8);
  expect((await known()).people).toHaveLength(3);
  expect(await world.sql("select count(*)::int as open from bulk_file_uploads where status = 'uploaded'")).toEqual([
    { open: 0 },
  ]);
});

test("a CV that was added goes with the one it was copied from, twelve months after it came", async () => {
  await consider(12);
  await world.sql("update bulk_file_uploads set created_at = now() - interval '11 months' where job_id = $1", [chef]);
  await world.sql("update bulk_analysis_results set created_at = now() - interval '11 months' where job_id = $1", [
    chef,
  ]);
  const [best] = (await judged()).people;
  await robin.json("POST", `/api/jobs/${engineer}/applicants`, { candidateId: best?.candidate_id });
  expect(await robin.json("GET", `/api/jobs/${engineer}/ranking`)).toHaveLength(3);
  await world.sql("update bulk_file_uploads set created_at = created_at - interval '1 month 1 day'");
  await applyRetention(world.deps);
  expect(await robin.json("GET", `/api/jobs/${engineer}/ranking`)).toHaveLength(2);
  expect(await world.sql("select count(*)::int as rows from known_matches")).toEqual([{ rows: 0 }]);
});

test("nobody is considered before I said for how long, and nobody beyond it", async () => {
  const answer = await robin.send(`/api/jobs/${engineer}/known-people`, { method: "POST" });
  expect(await answer.json()).toMatchObject({ error: { code: "not_considered" } });
  await world.sql("update bulk_analysis_results set created_at = now() - interval '4 months' where job_id = $1", [
    chef,
  ]);
  await consider(3);
  expect(await look()).toEqual({ queued: 0 });
  await consider(6);
  expect((await judged()).people).toHaveLength(4);
  await consider(null);
  expect((await known()).people).toEqual([]);
});

test("a CV that was taken out is not considered, nor another one of the same person", async () => {
  await consider(12);
  const [first] = (await judged()).people;
  const path = `/api/bulk-analysis-results/${first?.candidate_id}`;
  await robin.json("PATCH", path, { is_kept_out: true });
  expect((await known()).people.map(({ name }) => name)).not.toContain(first?.name);
  const again = await robin.send(`/api/jobs/${engineer}/applicants`, {
    method: "POST",
    body: JSON.stringify({ candidateId: first?.candidate_id }),
  });
  expect(again.status).toBe(409);
  await robin.json("PATCH", path, { is_kept_out: false });
  expect((await known()).people).toHaveLength(4);
});

test("looking again judges only who is new, and all of them after the board has changed", async () => {
  await consider(12);
  await judged();
  expect(await look()).toEqual({ queued: 0 });
  await importCvs(robin, inventedCvs(7).slice(6), chef);
  expect(await look()).toEqual({ queued: 1 });
  await until(async () => expect((await known()).waiting).toBe(0));
  const { upload_id } = await robin.json("GET", `/api/jobs/${engineer}`);
  const { version, criteria } = await robin.json("GET", `/api/bulk-file-uploads/${upload_id}/criteria`);
  const rows = criteria.slice(1).map(({ key, wording, importance, weight }: Record<string, unknown>) => ({
    key,
    wording,
    importance,
    weight,
  }));
  await robin.json("PUT", `/api/bulk-file-uploads/${upload_id}/criteria`, { version, rows });
  expect((await known()).outdated).toBe(5);
  expect(await look()).toEqual({ queued: 5 });
});

test("who is known to another account is known to it alone", async () => {
  const sam = await world.proClient();
  await screened(sam, inventedVacancy(), inventedCvs(1, 9));
  await sam.json("PUT", "/api/users/me/consideration", { months: 12 });
  const [own] = await sam.json("GET", "/api/jobs?view=summary");
  expect(await sam.json("POST", `/api/jobs/${own.id}/known-people`)).toEqual({ queued: 0 });
});

test("a person who is erased is not known any more", async () => {
  await consider(12);
  const { people } = await judged();
  await robin.send(`/api/bulk-analysis-results/${people[0]?.candidate_id}`, { method: "DELETE" });
  expect((await known()).people).toHaveLength(3);
  expect(await world.sql("select count(*)::int as rows from known_matches")).toEqual([{ rows: 3 }]);
});
