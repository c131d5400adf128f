import { expect, test } from "vitest";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { composeReportPdf } from "./compose-report-pdf.ts";
import type { Fact, ReportPdfBlock } from "./report-pdf.ts";

const KAFKA = askedFor("kafka", { wording: "Kafka", weight: 3 });
const LICENCE = askedFor("licence", { wording: "driving licence", kind: "certificate", importance: "gate" });
const questions = ["One?", "Two?", "Three?"];
const reportPdfOf = (changes: Partial<Record<keyof Candidate, unknown>> = {}, asked: "first" | "all" = "first") =>
  composeReportPdf(stubCandidate({ interview_insights: questions, ...changes }), {
    vacancy: "Baker",
    criteria: [KAFKA, LICENCE],
    questions: asked,
  });
const headingsOf = (...made: Parameters<typeof reportPdfOf>) =>
  reportPdfOf(...made).sections.map(({ heading }) => heading);

function blocksOf(heading: string, ...made: Parameters<typeof reportPdfOf>): ReportPdfBlock[] {
  return reportPdfOf(...made).sections.find((section) => section.heading === heading)?.blocks ?? [];
}

function factsOf(heading: string, changes: Partial<Record<keyof Candidate, unknown>> = {}) {
  const facts = blocksOf(heading, changes).flatMap((block): Fact[] => (block.kind === "facts" ? block.facts : []));
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
}

function factsInHead(changes: Parameters<typeof reportPdfOf>[0]) {
  return Object.fromEntries(reportPdfOf(changes).facts.map(({ name, value }) => [name, value]));
}

test("the sections are those of the report, in its order", () => {
  const place = { title: "Baker", company: "Crumb", start: "2019-03", end: null, location: null };
  const skill = { skill: "Bread", level: "strong", evidence: "baked" };
  expect(headingsOf({ employment_history: [place], technical_skills: [skill], notes: "Call back." })).toEqual([
    "Quick Summary",
    "Executive Summary",
    "Role Fit Breakdown",
    "Experience Summary",
    "Skills Match Analysis",
    "Strengths",
    "Gaps / Concerns",
    "Suggested Interview Questions",
    "Hiring Manager Notes",
    "Final Recommendation",
  ]);
});

test("a section with nothing to say is left out", () => {
  const bare = { strengths: [], concerns: [], interview_insights: [], notes: " \n\n ", summary: null };
  expect(headingsOf(bare)).toEqual(["Quick Summary", "Role Fit Breakdown", "Final Recommendation"]);
});

test("the score is told in the words of its band", () => {
  expect(reportPdfOf()).toMatchObject({
    score: 91,
    tone: "high",
    label: "Proceed to Interview",
    confidence: "Very High confidence",
    stars: 5,
  });
  expect(factsOf("Quick Summary")).toMatchObject({
    "Match Score": "91 of 100 (Excellent)",
    "Risk Assessment": "Low Risk: Exceptional match - proceed immediately",
  });
  expect(reportPdfOf({ score: 70 })).toMatchObject({ tone: "mid", label: "Consider for Interview" });
  expect(reportPdfOf({ score: 69 })).toMatchObject({ tone: "low", label: "Not Recommended" });
  expect(reportPdfOf({ is_shortlisted: false })).toMatchObject({ label: "Proceed to Interview" });
});

test("two questions stand on it, or all", () => {
  expect(blocksOf("Suggested Interview Questions")).toEqual([{ kind: "questions", questions: ["One?", "Two?"] }]);
  expect(blocksOf("Suggested Interview Questions", {}, "all")).toEqual([{ kind: "questions", questions }]);
});

test("the sum of the criteria stands in the head, and lacking what is required decides", () => {
  const findings = [foundFor("kafka", "strong", 1), foundFor("licence", "missing", 0)];
  expect(reportPdfOf({ findings, score: 59 })).toMatchObject({
    label: "Not Suitable",
    stars: 3,
    sum: "75.0 of 100 points. Deal-breaker not shown: driving licence. The score is at most 59.",
    segments: [
      { points: 75, of: 75, level: "strong" },
      { points: 0, of: 25, level: "missing" },
    ],
  });
  const earlier = reportPdfOf({ findings: [foundFor("kafka", "strong")] });
  expect(earlier.segments).toEqual([]);
  expect(earlier.sum).toContain("Judged by an earlier engine");
});

test("the breakdown of the role fit is Pro's, and follows from the findings alone", () => {
  expect(headingsOf({ locked: true })).not.toContain("Role Fit Breakdown");
  const weak = { skill: "Bread", level: "missing", evidence: "" };
  const findings = [foundFor("kafka", "strong", 1), foundFor("licence", "partial", 0.5)];
  expect(factsOf("Role Fit Breakdown", { technical_skills: [weak], findings })).toEqual({
    Skills: "75.0 of 75.0 points (1 strong)",
    Certificates: "12.5 of 25.0 points (1 partial)",
    "Technical fit": "0% (Limited)",
    "Experience level": "Not stated",
    "Problem solving": "Not shown",
  });
});

test("where no technical skill is asked for, nothing is said of problem solving, as on the page", () => {
  const findings = [foundFor("kafka", "strong", 1), foundFor("licence", "partial", 0.5)];
  expect(factsOf("Role Fit Breakdown", { technical_skills: [], findings })).not.toHaveProperty("Problem solving");
});

test("each criterion stands once, with its points, its words and their page", () => {
  const quotes = [{ text: "• Moved payments to Kafka.", page: 3, start: 0, end: 1, boxes: [] }];
  const findings = [{ ...foundFor("kafka", "strong", 1), quotes }, foundFor("licence", "missing", 0)];
  const technical_skills = [{ skill: "Kafka", level: "strong", evidence: "Moved payments to Kafka" }];
  expect(blocksOf("Skills Match Analysis", { findings, technical_skills })).toEqual([
    {
      kind: "skills",
      title: null,
      skills: [
        {
          skill: "Kafka",
          note: "Must have",
          level: "strong",
          points: "75.0 of 75.0",
          quote: "Moved payments to Kafka",
          page: 3,
        },
        {
          skill: "driving licence",
          note: "Deal-breaker",
          level: "missing",
          points: "0.0 of 25.0",
          quote: null,
          page: null,
        },
      ],
    },
  ]);
});

test("where nothing was judged by criteria, the rated skills stand with their words", () => {
  const technical_skills = [
    { skill: "Bread", level: "strong", evidence: "Baked 400 loaves a day" },
    { skill: "Cake", level: "missing", evidence: "Not found in the CV" },
  ];
  const none = { note: null, points: null, page: null };
  expect(blocksOf("Skills Match Analysis", { technical_skills })).toEqual([
    {
      kind: "skills",
      title: "Technical",
      skills: [
        { ...none, skill: "Bread", level: "strong", quote: "Baked 400 loaves a day" },
        { ...none, skill: "Cake", level: "missing", quote: null },
      ],
    },
  ]);
});

test("the head says the current role and since when", () => {
  const role = { current_job_title: "Baker", current_employer: "Crumb", current_start_date: "2019-03" };
  expect(reportPdfOf(role).role).toBe("Baker, Crumb, since Mar 2019");
  expect(reportPdfOf({ ...role, current_end_date: "2020-01" }).role).toBe("Baker, Crumb");
  expect(reportPdfOf().role).toBeNull();
});

test("the next steps are those of the report page, and a candidate who was not screened has none", () => {
  expect(blocksOf("Quick Summary", { concerns: ["No Kafka"], needs_review: true })).toContainEqual({
    kind: "points",
    title: "Recommended Next Steps",
    points: [
      "Look at the CV yourself: it needs review",
      "Schedule an interview immediately",
      "Clarify: No Kafka",
      "Prepare the suggested interview questions",
    ],
  });
  expect(blocksOf("Quick Summary", { engine_version: null, score: 75 })).toEqual([]);
});

test("a candidate who was not screened has no score, no band and no recommendation", () => {
  const manual = { engine_version: null, score: 75, status: "pending" };
  expect(reportPdfOf(manual)).toMatchObject({ score: null, tone: "unknown", label: "Not screened", stars: 0 });
  expect(factsOf("Final Recommendation", manual)).toEqual({ "Shortlist Status": "Approved", Ranking: "Rank 1" });
});

test("a CV that could not be read says why", () => {
  const failed = { engine_version: null, score: null, status: "error", error_message: "The file is empty." };
  expect(reportPdfOf(failed).label).toBe("The file is empty.");
});

test("it ends with the sentence that a person decides, and names the engine", () => {
  const { closing, origin } = reportPdfOf({ engine_version: "local-3" });
  expect(closing).toContain("A person decides.");
  expect(origin).toBe("Screened on 5 January 2026 by engine local-3");
});

test("it names who judged, what the local engine alone gives, and why a model did not", () => {
  expect(factsInHead({ engine_version: "openai/a-model prompt-2 local-3", other_score: 64 })).toMatchObject({
    "Judged by": "Language model (openai/a-model)",
    "Local engine alone": "64 of 100",
  });
  expect(factsInHead({ engine_version: "local-3", engine_note: "model_refused" })).toMatchObject({
    "Judged by": "Local engine (local-3). Judged without the language model: it refused to answer.",
  });
  expect(factsInHead({ engine_version: null })).not.toHaveProperty("Judged by");
});
