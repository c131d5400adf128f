import { expect, test } from "vitest";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { keepCriteria } from "#tests/support/keep-criteria.ts";
import { givePlan, keepCandidates } from "#tests/support/listed-candidates.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
signUpRobinPer("test");

async function download(query: Record<string, string> = {}) {
  const answer = await robin.send(`/api/bulk-analysis-results/reports?${new URLSearchParams(query)}`);
  const text = await answer.text();
  const names = [...text.matchAll(/CANDIDATE REPORT: (.*)/g)].map(([, name]) => name);
  return { status: answer.status, count: answer.headers.get("x-report-count"), text, names };
}

test("the reports of everybody the filter finds are one text, the newest first", async () => {
  await keepCandidates(world, robin.userId, [
    { name: "Ada", job: "Cook", isShortlisted: true },
    { name: "Ben", score: 40 },
    { name: "Cyd", isShortlisted: true },
  ]);
  const all = await download();
  expect(all).toMatchObject({ count: "3", names: ["Cyd", "Ben", "Ada"] });
  expect(all.text).toContain("Cook");
  expect(all.text).not.toContain("Unassigned");
  expect(await download({ is_shortlisted: "true" })).toMatchObject({ count: "2", names: ["Cyd", "Ada"] });
});

test("each report has the points of its own vacancy", async () => {
  const ids = await keepCandidates(world, robin.userId, [{ name: "Ada" }, { name: "Ben" }]);
  for (const [at, id] of ids.entries()) {
    const key = `skill ${at}`;
    const findings = JSON.stringify([foundFor(key, "partial", (at + 1) / 4)]);
    await world.sql("update bulk_analysis_results set findings = $2 where id = $1", [id, findings]);
    await keepCriteria(world, robin.userId, id, [askedFor(key)]);
  }
  const { text } = await download();
  const told = text.match(/- skill \d.*/g);
  expect(told).toEqual([
    "- skill 1 (partial, must have, 50.0 of 100.0 points)",
    "- skill 0 (partial, must have, 25.0 of 100.0 points)",
  ]);
});

test("more reports than fit in one page are all there, each once", async () => {
  const many = Array.from({ length: 230 }, (_, place) => ({ name: `Person ${place}` }));
  await keepCandidates(world, robin.userId, many);
  const { count, names } = await download();
  expect(count).toBe("230");
  expect(new Set(names).size).toBe(230);
});

test("a report holds no question that only Pro shows", async () => {
  const [id] = await keepCandidates(world, robin.userId, [{}]);
  const questions = JSON.stringify(["Why this trade?"]);
  await world.sql("update bulk_analysis_results set interview_insights = $2 where id = $1", [id, questions]);
  expect((await download()).text).not.toContain("Why this trade?");
  await givePlan(world, robin.userId, "paid");
  expect((await download()).text).toContain("Why this trade?");
});

test("nobody reads the reports of others", async () => {
  const sam = await world.client();
  await keepCandidates(world, sam.userId, [{ name: "Theirs" }]);
  expect(await download()).toMatchObject({ count: "0", names: [] });
});

test("a name is looked for in the names of candidates and files, whatever its case, and nowhere else", async () => {
  const kept = [
    { name: "Ada Hale", text: "ada hale\ncv of ada.pdf" },
    { name: "Ben", text: "ben\nada\ncv.pdf" },
  ];
  const [, ben] = await keepCandidates(world, robin.userId, kept);
  const names = async (named: string) => {
    const rows = await robin.json("GET", `/api/bulk-analysis-results?${new URLSearchParams({ view: "row", named })}`);
    return rows.map(({ name }: { name: string }) => name);
  };
  expect(await names(" aDa H")).toEqual(["Ada Hale"]);
  expect(await names("ada")).toEqual(["Ada Hale"]);
  await world.sql("update bulk_analysis_results set file_name = 'Adam_100%.pdf', search_text = $2 where id = $1", [
    ben,
    "ben\nadam_100%.pdf",
  ]);
  expect(await names("ADA")).toEqual(["Ben", "Ada Hale"]);
  expect(await names("100%")).toEqual(["Ben"]);
  expect(await names("nobody")).toEqual([]);
  expect(await download({ named: "adam_" })).toMatchObject({ count: "1", names: ["Ben"] });
});
