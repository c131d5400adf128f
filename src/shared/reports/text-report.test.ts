import { expect, test } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { writeCompleteReport, writeReportBundle, writeTextReport } from "./text-report.ts";

const VACANCY = { title: "Backend Engineer", criteria: [] };
const UNNAMED = { title: null, criteria: [] };
const position = (title: string, start: string, end: string | null = null) => ({
  title,
  company: "Foxglove Systems",
  start,
  end,
  location: null,
});
const candidate = stubCandidate({
  technical_skills: [{ skill: "Kafka", level: "strong", evidence: "led the migration of payments to Kafka" }],
  soft_skills: [{ skill: "Mentoring", level: "missing", evidence: "" }],
  interview_insights: ["What was the hardest part of the migration?"],
  employment_history: ["2020", "2018", "2016", "2014", "2012", "2010"].map((year) =>
    position(`Engineer ${year}`, year, year === "2020" ? null : String(Number(year) + 2)),
  ),
  education: [{ degree: "BSc Physics", institution: "University of Arborough", year: "2009" }],
  certifications: [{ name: "Certified Cloud Gardener", issuer: null, year: "2021" }],
  removed: [{ kind: "graduation_year", count: 1 }],
  review_reasons: ["little_text"],
  engine_note: "budget_spent",
});
const questions = (text: string) => text.match(/^\d\. /gm);
const report = writeTextReport(candidate, VACANCY);

test("a report says what the score, its bands and its shortlist place are, and that it is a suggestion", () => {
  expect(report).toContain("CANDIDATE REPORT: Amara Okafor");
  expect(report).toMatch(/Vacancy: +Backend Engineer/);
  expect(report).toMatch(/Match score: +91 of 100 \(Excellent\)/);
  expect(report).toMatch(/Recommendation: +Proceed to Interview/);
  expect(report).toMatch(/Shortlist status: +Approved\nRanking: +Rank 1\n/);
  expect(report).toMatch(/Confidence: +Very High\nEvidence confidence: +80%/);
  expect(report).toMatch(/Timeline: +Schedule immediately\nInterview panel: +Senior stakeholder/);
  expect(report).toMatch(/Set aside before judging: +graduation year/);
  expect(report).toContain("A person decides.");
});

test("it names strengths, concerns, skills with their evidence, and what should be checked", () => {
  expect(report).toContain("KEY STRENGTHS\n-------------\n- Event-driven systems\n");
  expect(report).toContain("- No Kubernetes named");
  expect(report).toContain("- Kafka (strong): “led the migration of payments to Kafka”");
  expect(report).toContain("- Mentoring (missing)\n");
  expect(report).toMatch(/Judged\s+without\s+the\s+language\s+model:/);
  expect(report).toContain("- BSc Physics, University of Arborough, 2009");
  expect(report).toContain("- Certified Cloud Gardener, 2021");
  expect(report).toContain("- There is very little text to judge by.");
});

test("each criterion stands once with its points and its quote, and the cap is told in words", () => {
  const criteria = [
    askedFor("kafka", { wording: "Kafka", weight: 3 }),
    askedFor("licence", { wording: "driving licence", importance: "gate" }),
  ];
  const quotes = [{ text: "moved payments to Kafka", page: 1, start: 0, end: 9, boxes: [] }];
  const findings = [
    { ...foundFor("kafka", "strong", 1), quotes },
    { ...foundFor("licence", "missing", 0.1), quotes },
  ];
  const told = writeTextReport(
    stubCandidate({ findings, score: 59, technical_skills: [{ skill: "Kafka", level: "strong", evidence: "" }] }),
    { title: null, criteria },
  );
  expect(told).toContain("- Kafka (strong, must have, 75.0 of 75.0 points): “moved payments to Kafka”");
  expect(told).toMatch(
    /- driving licence \(missing, deal-breaker, 2\.5 of 25\.0 points\):\s+not\s+found;\s+nearest\s+words\s+“moved\s+payments\s+to\s+Kafka”/,
  );
  expect(told).toMatch(
    /Total: 77\.5 of 100 points\. Deal-breaker not shown: driving licence\. The score is\s+at most 59\./,
  );
  expect(told).toMatch(/Recommendation: +Not Suitable/);
  expect(told.match(/^- Kafka/gm)).toHaveLength(1);
});

test("a candidate who is not on the shortlist is judged by the score alone", () => {
  const outside = stubCandidate({ is_shortlisted: false, shortlist_rank: null });
  expect(writeTextReport(outside, UNNAMED)).toMatch(/Recommendation: +Proceed to Interview\nShortlist status: +Not/);
});

test("it says which engine judged, and the other engine's score where a model did", () => {
  expect(writeTextReport(stubCandidate({ engine_version: "local-3" }), UNNAMED)).toMatch(
    /Judged by: +Local engine \(local-3\)/,
  );
  const byModel = { engine_version: "openai/a-model prompt-2 local-3", other_score: 64 };
  const both = writeTextReport(stubCandidate(byModel), UNNAMED);
  expect(both).toMatch(/Judged by: +Language model \(openai\/a-model\)/);
  expect(both).toMatch(/Local engine alone: +64 of 100/);
});

test("of a long history five positions are listed, and the years are counted from all", () => {
  expect(report).toContain("Experience: 10+ Years\n- Engineer 2020, Foxglove Systems (2020 to present)");
  expect(report.match(/- Engineer/g)).toHaveLength(5);
  expect(report).toContain("and 1 earlier");
});

test("the complete report asks six more questions, of everybody", () => {
  expect(questions(report)).toHaveLength(1);
  expect(questions(writeCompleteReport(candidate, UNNAMED))).toHaveLength(7);
});

test("a question that the CV has already raised is not asked twice", () => {
  const twice = "Tell us about feedback that changed the way you work.";
  const complete = writeCompleteReport(stubCandidate({ interview_insights: [twice] }), UNNAMED);
  expect(complete.split(twice)).toHaveLength(2);
});

test("long words of a CV are set in lines of eighty, whatever breaks they bring", () => {
  const wordy = writeTextReport(stubCandidate({ summary: "Built\n\nbooking services ".repeat(30) }), UNNAMED);
  expect(wordy).toContain("\nBuilt booking services Built booking services");
  expect(Math.max(...wordy.split("\n").map((line) => line.length))).toBe(80);
});

test("where the CV says nothing, nothing is made up", () => {
  const bare = writeTextReport(
    stubCandidate({ candidate_name: null, summary: null, strengths: [], score: 40 }),
    UNNAMED,
  );
  expect(bare).toContain("CANDIDATE REPORT: amara (name not found)");
  expect(bare).not.toMatch(/Vacancy|SUMMARY|KEY STRENGTHS|EDUCATION/);
  expect(bare).toMatch(/Timeline: +None suggested/);
});

test("a CV that could not be read has a reason and no score", () => {
  const failed = writeTextReport(
    stubCandidate({ status: "error", score: null, error_message: "The file is damaged." }),
    UNNAMED,
  );
  expect(failed).toContain("Not scored: The file is damaged.");
  expect(failed).not.toContain("of 100");
});

test("the bundle holds every report in the given order, with a list at its top", () => {
  const bundle = writeReportBundle([candidate, stubCandidate({ candidate_name: "Bo", score: 72 })], VACANCY);
  expect(bundle).toContain("CANDIDATE SHORTLIST: Backend Engineer");
  expect(bundle).toContain("1.  Amara Okafor, 91\n2.  Bo, 72\n");
  expect(bundle.match(/CANDIDATE REPORT: \w+/g)).toEqual(["CANDIDATE REPORT: Amara", "CANDIDATE REPORT: Bo"]);
});

test("no character of a CV or a note steers the terminal that shows the report", () => {
  const hostile = stubCandidate({
    candidate_name: "Amara\u001b]0;owned\u0007 Okafor",
    summary: "Clears\u001b[2J the screen\u009b31m\u0000\b",
    strengths: ["Rings\u0007"],
  });
  const vacancy = { title: "Baker\u001b[1m", criteria: [] };
  for (const text of [writeCompleteReport(hostile, vacancy), writeReportBundle([hostile], vacancy)])
    expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});
