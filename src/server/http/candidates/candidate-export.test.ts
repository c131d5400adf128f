import { beforeEach, expect, test } from "vitest";
import { givePlan, keepCandidates } from "#tests/support/listed-candidates.ts";
import { fillCandidates } from "#tests/support/many-candidates.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

const HEADER = "\uFEFFName,Score,Status,Job Title,Technical Skills,Soft Skills,Decision,Reason";
const ABSENT = "00000000-0000-4000-8000-000000000000";

openWorldPer("file");
signUpRobinPer("test");
beforeEach(async () => {
  await givePlan(world, robin.userId, "paid");
});

const ask = (body: unknown, client = robin) =>
  client.send("/api/bulk-analysis-results/export", { method: "POST", body: JSON.stringify(body) });

async function linesOf(body: unknown) {
  const bytes = await (await ask(body)).arrayBuffer();
  // Not `text()`, which takes the mark at the beginning away.
  return Buffer.from(bytes).toString("utf8").trimEnd().split("\r\n");
}

const namesOf = async (body: unknown) => (await linesOf(body)).slice(1).map((line) => line.split(",")[0]);

test("what is exported opens in a spreadsheet, and runs nothing there", async () => {
  const ids = await keepCandidates(world, robin.userId, [
    { name: '=HYPERLINK("http://x")', score: 88, job: "Cook, head" },
    { name: null, score: null, status: "error" },
  ]);
  await world.sql("update bulk_analysis_results set technical_skills = $2, soft_skills = $3 where id = $1", [
    ids[0],
    JSON.stringify(["strong", "partial", "missing"].map((level) => ({ skill: `${level} skill`, level, evidence: "" }))),
    JSON.stringify([{ skill: "Patience", level: "strong", evidence: "" }]),
  ]);
  expect(await linesOf({ filter: {} })).toEqual([
    HEADER,
    "cv (name not found),,Error,Unassigned,,,,",
    `"'=HYPERLINK(""http://x"")",88,New,"Cook, head",strong skill; partial skill,Patience,,`,
  ]);
  const { headers } = await ask({ filter: {} });
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="candidates-\d{4}-\d\d-\d\d\.csv"$/);
});

test("a choice or a filter decides who is in it", async () => {
  const ids = await keepCandidates(world, robin.userId, [
    { name: "Ada", score: 90, text: "ada\npython", job: "Cook" },
    { name: "Ben", score: 40, text: "ben\npython" },
    { name: "Cyd", score: 95, text: "cyd" },
  ]);
  expect(await namesOf({ ids: [ids[2], ids[0]] })).toEqual(["Cyd", "Ada"]);
  expect(await namesOf({ filter: { q: "python" } })).toEqual(["Ben", "Ada"]);
  expect(await namesOf({ filter: { q: "python", score_min: 80 } })).toEqual(["Ada"]);
  expect(await namesOf({ filter: { job_id: "none" } })).toEqual(["Cyd", "Ben"]);
  expect(await namesOf({ filter: {}, order: "name.asc" })).toEqual(["Ada", "Ben", "Cyd"]);
  expect(await namesOf({ filter: {}, order: "score.desc" })).toEqual(["Cyd", "Ada", "Ben"]);
  expect(await namesOf({ filter: { q: "python" }, order: "score.desc" })).toEqual(["Ada", "Ben"]);
  expect(await namesOf({ filter: { q: "python", job_id: "none" } })).toEqual(["Ben"]);
});

test("a list of many pages is whole, each row once", async () => {
  await fillCandidates(world.sql, robin.userId, 1201);
  const rows = (await linesOf({ filter: {} })).slice(1);
  expect(rows).toHaveLength(1201);
  for (const order of ["score.desc", "name.asc"])
    expect(new Set(await linesOf({ filter: {}, order })).size).toBe(new Set(rows).size + 1);
  expect(await linesOf({ filter: { q: "team" } })).toHaveLength(1202);
});

test("a search is exported as the list shows it, the best first, and whole", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "Hale", text: "hale" },
    { name: "Other", text: "other\n\n\n\n\nworked with hale" },
    { name: "In the CV", cv: "Hale & Sons" },
  ]);
  expect(await namesOf({ filter: { q: "hale" } })).toEqual(["Hale", "Other", "In the CV"]);
});

test("somebody else's candidate is left out like one that does not exist", async () => {
  const stranger = await world.client();
  const ids = await keepCandidates(world, stranger.userId, [{ name: "Theirs" }]);
  expect(await linesOf({ ids })).toEqual([HEADER]);
  expect(await linesOf({ ids: [ABSENT] })).toEqual([HEADER]);
});

test("without Pro, and without saying what, nothing is exported", async () => {
  expect((await ask({})).status).toBe(400);
  expect((await ask({ ids: [] })).status).toBe(400);
  await givePlan(world, robin.userId, "free");
  const refused = await ask({ filter: {} });
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, "pro_required"]);
});
