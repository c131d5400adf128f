import { beforeEach, expect, test } from "vitest";
import { OpeningPage, RankedCv } from "#shared/vacancies/opening-page.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { importCvs, screened } from "#tests/support/screened-client.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import * as z from "zod/mini";

openWorldPer("test");
signUpRobinPer("test", "pro");
beforeEach(async () => {
  await world.work();
});

const summaries = () => robin.json("GET", "/api/jobs?view=summary");
const pageOf = async (id: string) => OpeningPage.parse(await robin.json("GET", `/api/jobs/${id}`));
const rankingOf = async (id: string, query = "") =>
  z.array(RankedCv).parse(await robin.json("GET", `/api/jobs/${id}/ranking${query}`));

async function onlyOpening() {
  const [opening] = await summaries();
  return opening.id;
}

test("a vacancy holds the CVs of every delivery in one ranking, and tells how many there are", async () => {
  const cvs = inventedCvs(7);
  await screened(robin, inventedVacancy(), cvs.slice(0, 4));
  const id = await onlyOpening();
  await importCvs(robin, cvs.slice(3));
  const page = await pageOf(id);
  expect(page.title).toBe("Backend Engineer");
  expect(page.counts).toMatchObject({ cvs: 7, read: 7, waiting: 0, failed: 0 });
  expect(page.deliveries.map(({ total_cvs, known }) => [total_cvs, known])).toEqual([
    [3, 1],
    [4, 0],
  ]);
  const ranking = await rankingOf(id);
  expect(ranking.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const scores = ranking.map(({ score }) => score ?? 0);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect(await rankingOf(id, "?offset=5&limit=10")).toEqual(ranking.slice(5));
  expect(await summaries()).toMatchObject([{ id, counts: { cvs: 7 }, best: scores[0] }]);
});

test("what was judged since I last looked is new", async () => {
  const cvs = inventedCvs(5);
  await screened(robin, inventedVacancy(), cvs.slice(0, 3));
  const id = await onlyOpening();
  expect((await pageOf(id)).counts.fresh).toBe(0);
  await robin.json("POST", `/api/jobs/${id}/seen`);
  await importCvs(robin, cvs.slice(3));
  expect((await pageOf(id)).counts.fresh).toBe(2);
  const { seen_at } = await pageOf(id);
  const fresh = (await rankingOf(id)).filter(({ judged_at }) => (judged_at ?? "") > (seen_at ?? ""));
  expect(fresh).toHaveLength(2);
  await robin.json("POST", `/api/jobs/${id}/seen`);
  expect((await pageOf(id)).counts.fresh).toBe(0);
});

test("a person known from another vacancy is told with where, when and the score", async () => {
  const cvs = inventedCvs(2);
  await screened(robin, inventedVacancy(), cvs);
  const first = await onlyOpening();
  await screened(robin, inventedVacancy("Platform Engineer"), cvs.slice(0, 1));
  const second = await onlyOpening();
  expect(second).not.toBe(first);
  const [again] = await rankingOf(second);
  const before = (await rankingOf(first)).find(({ name }) => name === again?.name);
  expect(again?.seen).toMatchObject([
    { candidate_id: before?.id, opening_id: first, title: "Backend Engineer", score: before?.score },
  ]);
  const others = (await rankingOf(first)).filter(({ id }) => id !== before?.id);
  expect(others.flatMap(({ seen }) => seen)).toEqual([]);
});

test("nobody is known from another account's vacancy", async () => {
  const sam = await world.proClient();
  await screened(sam, inventedVacancy(), inventedCvs(1));
  await screened(robin, inventedVacancy(), inventedCvs(1));
  expect((await rankingOf(await onlyOpening())).map(({ seen }) => seen)).toEqual([[]]);
});

test("a renamed vacancy keeps its name when the same job description comes again, and is found by it", async () => {
  const [vacancy, cvs] = [inventedVacancy(), inventedCvs(3)];
  await screened(robin, vacancy, cvs.slice(0, 2));
  const id = await onlyOpening();
  await robin.json("PATCH", `/api/jobs/${id}`, { title: "Engineer, Leeds" });
  await screened(robin, vacancy, cvs.slice(2));
  expect(await summaries()).toMatchObject([{ id, title: "Engineer, Leeds", counts: { cvs: 3 } }]);
  const found = await robin.json("GET", "/api/bulk-analysis-results?view=row&q=leeds");
  expect(found).toHaveLength(3);
});

test("two vacancies of one name are refused", async () => {
  await screened(robin, inventedVacancy(), inventedCvs(1));
  await screened(robin, inventedVacancy("Platform Engineer"), inventedCvs(1));
  const [newer] = await summaries();
  const answer = await robin.send(`/api/jobs/${newer.id}`, {
    method: "PATCH",
    body: JSON.stringify({ title: "backend engineer" }),
  });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ error: { code: "title_taken" } });
});

test("a closed vacancy says how many came, how long it took and how it ended, also when its CVs are gone", async () => {
  await screened(robin, inventedVacancy(), inventedCvs(3));
  const id = await onlyOpening();
  await world.sql("update jobs set created_at = now() - interval '9 days'");
  await robin.json("PATCH", `/api/jobs/${id}`, { closing: { result: "hired", note: "Starts in May." } });
  const told = { result: "hired", note: "Starts in May.", days: 9, deliveries: 1, cvs: 3, read: 3, failed: 0 };
  expect(await pageOf(id)).toMatchObject({ status: "archived", closing: told });
  await world.sql("delete from bulk_file_uploads");
  expect((await pageOf(id)).closing).toMatchObject(told);
  await robin.json("PATCH", `/api/jobs/${id}`, { status: "active" });
  expect(await pageOf(id)).toMatchObject({ status: "active", closing: null });
});

test("who did what is told, the newest first", async () => {
  const { id: uploadId } = await screened(robin, inventedVacancy(), inventedCvs(2));
  const id = await onlyOpening();
  const { criteria } = await robin.json("GET", `/api/bulk-file-uploads/${uploadId}/criteria`);
  await robin.json("PATCH", `/api/bulk-file-uploads/${uploadId}/criteria`, [{ key: criteria[0].key, weight: 9 }]);
  await robin.json("PATCH", `/api/jobs/${id}`, { title: "Engineer" });
  await robin.json("PATCH", `/api/jobs/${id}`, { status: "archived" });
  const { history } = await pageOf(id);
  expect(history.map(({ action, by }) => [action, by])).toEqual([
    ["opening_archived", "Robin Hale"],
    ["opening_renamed", "Robin Hale"],
    ["criteria_changed", "Robin Hale"],
    ["screening_started", "Robin Hale"],
  ]);
  expect(history.at(-1)?.cvs).toBe(2);
});

test("what was decided is told with who decided it and when, one line for each press", async () => {
  await screened(robin, inventedVacancy(), inventedCvs(3));
  const id = await onlyOpening();
  const [first, ...others] = await rankingOf(id);
  const decide = (ids: unknown[], decision: string) =>
    robin.json("POST", "/api/decisions", { candidateIds: ids, decision });
  await decide([first?.id], "hold");
  const { batch_id } = await decide(
    others.map((one) => one.id),
    "decline",
  );
  await robin.json("POST", `/api/decisions/${batch_id}/undo`);
  await decide([first?.id], "advance");
  const { history } = await pageOf(id);
  expect(history.map(({ action, by, cvs, candidate }) => [action, by, cvs, candidate])).toEqual([
    ["advanced", "Robin Hale", 1, first?.name],
    ["took_back", "Robin Hale", 2, null],
    ["declined", "Robin Hale", 2, null],
    ["put_on_hold", "Robin Hale", 1, first?.name],
    ["screening_started", "Robin Hale", 3, null],
  ]);
});

test("a reworded job description of the same title begins a ranking of its own, and the earlier one is named", async () => {
  const first = await screened(robin, inventedVacancy(), inventedCvs(2));
  await screened(robin, inventedVacancy(), inventedCvs(4, 2));
  const page = await pageOf(await onlyOpening());
  expect(page.earlier).toMatchObject([{ upload_id: first.id, cvs: 2 }]);
  expect(await rankingOf(page.id)).toHaveLength(4);
});
