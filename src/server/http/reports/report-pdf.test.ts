import { beforeAll, beforeEach, expect, test } from "vitest";
import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import { givePlan } from "#tests/support/listed-candidates.ts";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { keepCriteria } from "#tests/support/keep-criteria.ts";
import { keepReported, QUESTIONS } from "#tests/support/reported-candidate.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";

let reader: DocumentReader;
openWorldPer("file");
beforeAll(async () => {
  reader = await openTestReader();
});
signUpRobinPer("test");
beforeEach(async () => {
  await givePlan(world, robin.userId, "paid");
});

const download = (id: string, query = "") => robin.send(`/api/bulk-analysis-results/${id}/report.pdf${query}`);

async function textOf(answer: Response) {
  expect(answer.status).toBe(200);
  const { pages } = await readText(reader, new Uint8Array(await answer.arrayBuffer()));
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n");
}

test("a recruiter downloads the report under the candidate's name", async () => {
  const answer = await download(await keepReported(world, robin.userId, { name: "Zoë O'Neill (née Brûlé)" }));
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''Zo%C3%AB%20O%27Neill%20%28n%C3%A9e%20Br%C3%BBl%C3%A9%29%20-%20candidate%20report.pdf",
  );
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("the sections stand in their order, each quote with its page, and a person decides", async () => {
  const text = await textOf(await download(await keepReported(world, robin.userId)));
  const headings = ["Quick Summary", "Executive Summary", "Role Fit Breakdown", "Skills Match Analysis", "Strengths"];
  const rest = ["Gaps / Concerns", "Suggested Interview", "Hiring Manager Notes", "Final Recommendation"];
  const places = [...headings, ...rest].map((heading) => text.indexOf(heading));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(text).toMatch(/“Led the migration of payments to Kafka”\s*page 2/);
  expect(text).toContain("Candidate for Backend Engineer");
  expect(text).toContain("Can start in January.");
  expect(text).toContain("by engine local-3. A person decides.");
});

test("each criterion is printed with its points, and the cap in words, as on the screen", async () => {
  const findings = [foundFor("kafka", "strong", 1), foundFor("licence", "missing", 0)];
  const id = await keepReported(world, robin.userId, { score: 59, columns: { findings } });
  await keepCriteria(world, robin.userId, id, [
    askedFor("kafka", { wording: "Kafka", weight: 3 }),
    askedFor("licence", { wording: "driving licence", importance: "gate" }),
  ]);
  const text = await textOf(await download(id));
  expect(text).toMatch(/75\.0 of 100 points\. Deal-breaker not shown: driving licence\.\s+The score is at most 59\./);
  expect(text).toMatch(/Kafka Must have\s+75\.0 of 75\.0 points/);
  expect(text).toMatch(/driving licence Deal-breaker\s+0\.0 of 25\.0 points/);
  expect(text).toContain("Not Suitable");
});

test("two questions are printed, or all of them where they were opened", async () => {
  const id = await keepReported(world, robin.userId);
  const [few, all] = [await textOf(await download(id)), await textOf(await download(id, "?questions=all"))];
  expect(QUESTIONS.filter((question) => few.includes(question))).toEqual(QUESTIONS.slice(0, 2));
  expect(QUESTIONS.filter((question) => all.includes(question))).toEqual(QUESTIONS);
});

test("without Pro nothing of it is on the paper", async () => {
  await givePlan(world, robin.userId, "free");
  const text = await textOf(await download(await keepReported(world, robin.userId), "?questions=all"));
  expect(text).toContain("Amara Okafor");
  expect(text).not.toMatch(/migration go|Interview\s+Questions|Role Fit|78%|Closeness/);
});

test("a candidate who was entered by hand is not shown as screened", async () => {
  const added = await robin.json("POST", "/api/bulk-analysis-results", { name: "Mona", position: "Baker" });
  const text = await textOf(await download(added.id));
  expect(text).toContain("Not screened");
  expect(text).not.toMatch(/of 100|Risk/);
});

test("that I took a report with me is written down", async () => {
  const id = await keepReported(world, robin.userId);
  await download(id);
  const seen = await world.sql("select subject_id from audit_log where action = 'report_downloaded' and user_id = $1", [
    robin.userId,
  ]);
  expect(seen).toEqual([{ subject_id: id }]);
});
