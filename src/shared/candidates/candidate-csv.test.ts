import { expect, test } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { CSV_HEADER, toCsvRow } from "./candidate-csv.ts";

const rated = (skill: string) => ({ skill, level: "strong", evidence: "" });

test("a line names the candidate, the score, the status, the job and the skills with semicolons between", () => {
  const candidate = stubCandidate({
    technical_skills: [rated("Kafka"), rated("Go")],
    soft_skills: [rated("Mentoring")],
  });
  expect(CSV_HEADER).toEqual([
    "Name",
    "Score",
    "Status",
    "Job Title",
    "Technical Skills",
    "Soft Skills",
    "Decision",
    "Reason",
  ]);
  expect(toCsvRow(candidate, "Baker")).toEqual([
    "Amara Okafor",
    91,
    "Shortlisted",
    "Baker",
    "Kafka; Go",
    "Mentoring",
    "",
    "",
  ]);
});

test("a decision stands with its reason at the end", () => {
  const row = toCsvRow(stubCandidate({ decision: "hold", decision_reason: "A requirement is unclear" }), "Baker");
  expect(row.slice(-2)).toEqual(["On hold", "A requirement is unclear"]);
});

test("somebody without a name is called by the file, and no job has the words of the dashboard", () => {
  const row = toCsvRow(
    stubCandidate({ candidate_name: null, score: null, status: "pending", is_shortlisted: false }),
    null,
  );
  expect(row).toEqual(["amara (name not found)", null, "Not screened", "Unassigned", "", "", "", ""]);
});
