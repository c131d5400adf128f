import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CandidateStats } from "#shared/candidates/candidate-filter.ts";
import { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { givePlan, keepCandidates } from "#tests/support/listed-candidates.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("test");

async function rows(query: Record<string, string> = {}, client = robin) {
  const answer = await client.json(
    "GET",
    `/api/bulk-analysis-results?${new URLSearchParams({ view: "row", ...query })}`,
  );
  return z.array(CandidateRow).parse(answer);
}

const names = async (query: Record<string, string> = {}) => (await rows(query)).map(({ name }) => name);
const stats = async (query: Record<string, string> = {}) =>
  CandidateStats.parse(await robin.json("GET", `/api/bulk-analysis-results/stats?${new URLSearchParams(query)}`));

/** Nine at three different moments, with three scores and three names, so that every order has ties. */
async function keepNine() {
  const nine = Array.from({ length: 9 }, (_, place) => ({
    name: ["Ada", "ben", "Cyd"][place % 3] ?? "",
    score: [90, 75, 40][Math.floor(place / 3)] ?? 0,
    createdAt: `2026-01-0${1 + (place % 3)}T00:00:00.000001Z`,
  }));
  return keepCandidates(world, robin.userId, nine);
}

test("the newest come first, with what a row of the dashboard shows", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "Ada" },
    { name: null, score: null, status: "error", job: "Cook" },
  ]);
  const [first, second] = await rows();
  expect(first).toMatchObject({ isNamed: false, jobTitle: "Cook", matchScore: 0, status: "error" });
  expect(second).toMatchObject({ name: "Ada", jobTitle: "Unassigned", jobId: null, matchScore: 75 });
});

test.each(["created_at.desc", "score.desc", "name.asc"])(
  "%s: pages put together are the whole, each row once",
  async (order) => {
    const ids = await keepNine();
    const whole = (await rows({ order })).map(({ id }) => id);
    expect(new Set(whole)).toEqual(new Set(ids));
    const paged: string[] = [];
    for (let page = await rows({ order, limit: "2" }); page.length > 0;) {
      paged.push(...page.map(({ id }) => id));
      page = await rows({ order, limit: "2", cursor: paged.at(-1) ?? "" });
    }
    expect(paged).toEqual(whole);
  },
);

test("the best come first, and names are sorted whatever their case", async () => {
  await keepNine();
  expect((await rows({ order: "score.desc" })).map(({ matchScore }) => matchScore)).toEqual([
    90, 90, 90, 75, 75, 75, 40, 40, 40,
  ]);
  expect(await names({ order: "name.asc" })).toEqual(["Ada", "Ada", "Ada", "ben", "ben", "ben", "Cyd", "Cyd", "Cyd"]);
});

test("equal scores stand in the order of their ranking, in whole candidates as in rows", async () => {
  const ids = await keepCandidates(world, robin.userId, [{}, {}, {}]);
  for (const [place, id] of ids.toReversed().entries())
    await world.sql("update bulk_analysis_results set ranking_place = $2, position = -$2::int where id = $1", [
      id,
      place,
    ]);
  const whole: { id: string }[] = await robin.json("GET", "/api/bulk-analysis-results?order=score.desc");
  expect(whole.map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await rows({ order: "score.desc" })).map(({ id }) => id)).toEqual(ids.toReversed());
});

test("where the last row I received was deleted, or is not mine, I have to begin anew", async () => {
  const sam = await world.client();
  const [theirs = ""] = await keepCandidates(world, sam.userId, [{}]);
  for (const cursor of [theirs, crypto.randomUUID()]) {
    const answer = await robin.send(`/api/bulk-analysis-results?view=row&cursor=${cursor}`);
    expect(answer.status).toBe(404);
  }
});

test("nobody sees rows, hits or counts of somebody else", async () => {
  const sam = await world.client();
  await keepCandidates(world, sam.userId, [{ text: "sam\n\npython" }]);
  expect(await rows()).toEqual([]);
  expect(await rows({ q: "python" })).toEqual([]);
  expect(await stats({ q: "python" })).toMatchObject({ total: 0, average: null, jobs: [] });
  expect(await rows({ q: "python" }, sam)).toHaveLength(1);
});

test("bands, statuses and openings choose among the rows, and everybody may", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "A", score: 85, job: "Cook" },
    { name: "B", score: 84, job: "Baker" },
    { name: "C", score: 69, job: "Cook" },
    { name: "D", score: null, status: "error" },
  ]);
  expect(await names({ band: "excellent" })).toEqual(["A"]);
  expect(await names({ band: "good" })).toEqual(["B"]);
  expect(await names({ band: "fair", status: "completed" })).toEqual(["C"]);
  expect(await names({ status: "error" })).toEqual(["D"]);
  const [, , , first] = await rows();
  expect(await names({ job_id: first?.jobId ?? "" })).toEqual(["C", "A"]);
});

test("the figures count all of it, or what the filters leave", async () => {
  await keepCandidates(world, robin.userId, [
    { score: 90, job: "Cook", isShortlisted: true },
    { score: 70, job: "Cook" },
    { score: 41, job: "Baker" },
    { score: null, status: "error" },
    { score: 75, status: "pending" },
  ]);
  const all = await stats();
  expect(all).toMatchObject({ total: 5, strong: 2, high: 1, shortlisted: 1, average: 67 });
  // A CV that could not be read and an entry by hand were measured by nobody.
  expect(all.bands).toEqual({ excellent: 1, good: 1, fair: 1 });
  expect(all.statuses).toEqual({ pending: 1, analyzing: 0, completed: 3, error: 1, locked: 0 });
  expect(all.jobs.map(({ title, count }) => [title, count])).toEqual([
    ["Baker", 1],
    ["Cook", 2],
    ["Unassigned", 2],
  ]);
  expect(await stats({ band: "good" })).toMatchObject({ total: 1, average: 70 });
});

test("the histogram counts every score once, five points to a bucket, and nobody without one", async () => {
  await keepCandidates(world, robin.userId, [
    ...[0, 4, 5, 69, 70, 95, 99, 100].map((score) => ({ score })),
    { score: null, status: "error" },
  ]);
  const { histogram } = await stats();
  const filled = histogram.flatMap((count, bucket) => (count > 0 ? [[bucket * 5, count]] : []));
  expect(filled).toEqual([
    [0, 2],
    [5, 1],
    [65, 1],
    [70, 1],
    [95, 3],
  ]);
});

test("those who belong to no opening can be asked for, also among the hits of a search", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "Ada", job: "Cook", text: "ada\nbaker" },
    { name: "Ben", text: "ben\nbaker" },
    { name: "Cyd", text: "cyd" },
  ]);
  expect(await names({ job_id: "none" })).toEqual(["Cyd", "Ben"]);
  expect(await names({ job_id: "none", q: "baker" })).toEqual(["Ben"]);
  expect(await stats({ job_id: "none", q: "baker" })).toMatchObject({ total: 1 });
});

const ADVANCED = {
  score_min: "80",
  score_max: "20",
  tech_min: "60",
  tech_max: "40",
  soft_min: "60",
  soft_max: "40",
  level: "senior",
  flags: "major",
};

test.each(Object.entries(ADVANCED))(
  "%s is refused without Pro, on the list and on the figures",
  async (name, value) => {
    for (const path of ["?view=row&", "/stats?"]) {
      const answer = await robin.send(`/api/bulk-analysis-results${path}${name}=${value}`);
      expect([answer.status, (await answer.json()).error.code]).toEqual([403, "pro_required"]);
    }
  },
);

test.each(["paid", "trialing"] as const)(
  "somebody who is %s may use the advanced filters, and sees the flags",
  async (plan) => {
    await givePlan(world, robin.userId, plan);
    await keepCandidates(world, robin.userId, [
      { name: "Grave", score: 30, tech: 30, soft: 30, level: "entry", flags: "major", text: "python" },
      { name: "Fine", score: 95, tech: 90, soft: 90, level: "senior", text: "python" },
    ]);
    for (const [name, value] of Object.entries({ ...ADVANCED, score_max: "40" })) {
      const found = [name.endsWith("_max") || name === "flags" ? "Grave" : "Fine"];
      expect(await names({ [name]: value })).toEqual(found);
      expect(await names({ [name]: value, q: "python" })).toEqual(found);
      expect((await stats({ [name]: value, q: "python" })).total).toBe(1);
    }
    expect((await rows()).map(({ redFlags, locked }) => [redFlags, locked])).toEqual([
      ["none", false],
      ["major", false],
    ]);
  },
);

test("without Pro a row tells no flag, and says that something is locked", async () => {
  await keepCandidates(world, robin.userId, [{ flags: "major" }]);
  expect(await rows()).toMatchObject([{ redFlags: null, locked: true }]);
});

const lines = (name: string, rest = "") => [name, "", "", "", "", rest, "", "", "cv.pdf"].join("\n").toLowerCase();

test("a search puts a name before a mention, and pages through its hits", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "Hale", text: lines("Hale") },
    { name: "Other", text: lines("Other", "worked with hale") },
    { name: "Nobody", text: lines("Nobody") },
    { name: "Part", text: lines("Part", "a whaler of long standing") },
  ]);
  expect(await names({ q: " HALE " })).toEqual(["Hale", "Other", "Part"]);
  const [first, second] = await rows({ q: "hale", limit: "2" });
  expect(await names({ q: "hale", cursor: second?.id ?? "" })).toEqual(["Part"]);
  expect(await names({ q: "hale", order: "name.asc", cursor: first?.id ?? "" })).toEqual(["Other", "Part"]);
  expect((await stats({ q: "hale" })).total).toBe(3);
});

test("quoted words have to stand together, and signs that mean something to the database mean nothing here", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "A", text: lines("A", "led a team") },
    { name: "B", text: lines("B", "a team she led") },
    { name: "C", text: lines("C", "100% of_it \\o/ o'neil") },
  ]);
  expect(await names({ q: '"led a"' })).toEqual(["A"]);
  for (const q of ["100%", "of_it", "\\o/", "o'neil"]) expect(await names({ q })).toEqual(["C"]);
  for (const q of ["%%", "__", "le_", "');--"]) expect(await names({ q })).toEqual([]);
  expect(await names({ q: "a" })).toHaveLength(3);
});

test("words of the CV are found, after those who have them in their profile, and the row says where they stand", async () => {
  const cv = `Zoë Hale\nCurriculum vitae\n${"Some years of other work. ".repeat(10)}\nMoved the Kafka clusters of\ntwo banks to Node.js and C++`;
  await keepCandidates(world, robin.userId, [
    { name: "In the profile", text: lines("In", "knows kafka") },
    { name: "In the CV", cv },
    { name: "Nowhere", cv: "Baker, node, js" },
  ]);
  expect(await names({ q: "kafka" })).toEqual(["In the profile", "In the CV"]);
  expect((await stats({ q: "kafka" })).total).toBe(2);
  expect((await rows({ q: "kafka", order: "created_at.desc" })).map(({ name, excerpt }) => [name, excerpt])).toEqual([
    ["In the CV", "… Moved the Kafka clusters of two banks to Node.js and C++"],
    ["In the profile", null],
  ]);
  for (const q of ["KAF", "node.js", "c++", '"two banks"', '"clusters of two"', "zoe", "ZOË"])
    expect(await names({ q, order: "name.asc" })).toContain("In the CV");
  for (const q of ["afka", '"two clusters"', '"banks two"', "c#", '"kafka" "baker"'])
    expect(await names({ q })).not.toContain("In the CV");
});

test("terms between commas have to be there, all of them, in the profile or in the CV", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "All", cv: "ACCA. Ran the month-end close of a brewery.\nLeeds" },
    { name: "Elsewhere", cv: "ACCA. Ran the month-end close of a brewery.\nYork" },
    { name: "Apart", cv: "ACCA, Leeds. The end of a month was close." },
    { name: "In the profile", text: lines("In", "acca, month-end close in leeds") },
  ]);
  expect(await names({ q: "ACCA, month-end close, Leeds", order: "name.asc" })).toEqual(["All", "In the profile"]);
  expect(await names({ q: "acca, leeds,", order: "name.asc" })).toEqual(["All", "Apart", "In the profile"]);
  expect(await names({ q: "acca, brewery, Bradford" })).toEqual([]);
});

test("with a time, terms have to stand in posts of that time, and the row shows one of them", async () => {
  const now = new Date().getFullYear();
  const close = "Accountant (ACCA) in Leeds, ran the month-end close";
  await keepCandidates(world, robin.userId, [
    { name: "Lately", posts: [{ until: now - 1, text: close }] },
    {
      name: "In two posts",
      posts: [
        { until: now, text: close },
        { until: now - 5, text: "Leeds, ACCA" },
      ],
    },
    { name: "Long ago", posts: [{ until: now - 6, text: close }], cv: close, text: lines("Long", close.toLowerCase()) },
    {
      name: "Partly",
      posts: [
        { until: now - 6, text: close },
        { until: now, text: "Leeds, ACCA, month-end" },
        { until: now, text: "close" },
      ],
    },
    { name: "Undated", cv: close, text: lines("Undated", close.toLowerCase()) },
  ]);
  const found = (q: string) => names({ q, order: "name.asc" });
  expect(await found("ACCA, month-end close, Leeds, last five years")).toEqual(["In two posts", "Lately"]);
  expect(await found("month-end clos in the past 6 years")).toEqual(["In two posts", "Lately", "Long ago", "Partly"]);
  expect(await found(`month-end close, since ${now}`)).toEqual(["In two posts"]);
  expect(await found(`month-end close, since ${now + 2}`)).toEqual([]);
  expect(await found('"last five years"')).toEqual([]);
  // Only what has a time is looked for in posts.
  expect(await found("accountant, ACCA since 1980")).toEqual(["Long ago"]);
  expect(await names({ q: "month-end close, last five years" })).toEqual(["In two posts", "Lately"]);
  expect((await stats({ q: "month-end close, last five years" })).total).toBe(2);
  const [first] = await rows({ q: "close, last five years", order: "name.asc" });
  expect(first?.excerpt).toContain("month-end close");
});

test("accents make no difference in names, profiles and CVs, whichever of them has one", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "Zoë Łęcka", text: "zoe lecka" },
    { name: "Plain", cv: "Worked in Møre og Romsdal, Straße 5" },
  ]);
  for (const q of ["zoe", "Zoë", "lecka", "ŁĘCKA"]) expect(await names({ q })).toEqual(["Zoë Łęcka"]);
  for (const q of ["more romsdal", "Møre", "strasse", "STRASSE"]) expect(await names({ q })).toEqual(["Plain"]);
  expect(await names({ named: "zoe l" })).toEqual(["Zoë Łęcka"]);
});

test("nobody finds what stands in the CV of somebody else", async () => {
  const sam = await world.client();
  await keepCandidates(world, sam.userId, [{ cv: "Kafka", posts: [{ until: 2020, text: "Kafka" }] }]);
  for (const q of ["kafka", "kafka since 2019"]) expect(await rows({ q })).toEqual([]);
  expect(await stats({ q: "kafka" })).toMatchObject({ total: 0 });
});

test.each([
  "?order=shortlist_rank",
  "?fields=score",
  "?status=completed",
  "?band=good",
  "?view=row&fields=score",
  "?view=row&search=kafka",
  "?view=row&order=shortlist_rank",
  "/stats?search=kafka",
])("what a list of candidates does not know is refused instead of ignored: %s", async (query) => {
  const answer = await robin.send(`/api/bulk-analysis-results${query}`);
  expect(answer.status).toBe(400);
  const { error } = await answer.json();
  expect(error.code).toBe("invalid_request");
  expect(error.message).toMatch(/^[A-Z].* .*[.!]$/);
});
