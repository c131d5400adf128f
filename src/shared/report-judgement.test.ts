import { expect, test } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { isWellExperienced, nextSteps, reportBand, starsOf } from "./report-judgement.ts";

test.each([
  [100, "Very High", "Low Risk", "Exceptional match - proceed immediately"],
  [85, "Very High", "Low Risk", "Exceptional match - proceed immediately"],
  [84, "High", "Medium Risk", "Good candidate - worth interviewing"],
  [70, "High", "Medium Risk", "Good candidate - worth interviewing"],
  [69, "Moderate", "High Risk", "Limited fit - consider alternatives"],
  [0, "Moderate", "High Risk", "Limited fit - consider alternatives"],
])("a score of %i is told as %s, %s", (score, confidence, risk, verdict) => {
  expect(reportBand(score)).toEqual({ confidence, risk, verdict });
});

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [80, 4],
  [81, 5],
  [100, 5],
])("a score of %i has %i stars", (score, stars) => {
  expect(starsOf(score)).toBe(stars);
});

test("at most four steps are suggested, and at most two concerns are in them", () => {
  const concerns = ["No Kafka", "No Go", "No Rust"];
  expect(nextSteps({ score: 91, concerns, needs_review: false })).toEqual([
    "Arrange an interview: schedule immediately",
    "Interview panel: senior stakeholder",
    "Ask about: No Kafka",
    "Ask about: No Go",
  ]);
  expect(nextSteps({ score: 91, concerns, needs_review: true })).toHaveLength(4);
});

test("nobody below 70 is sent to an interview or turned down", () => {
  expect(nextSteps({ score: 65, concerns: [], needs_review: false })).toEqual([
    "Compare with other candidates before you decide",
  ]);
});

test("whoever was not screened is sent nowhere", () => {
  const steps = nextSteps({ score: null, concerns: ["Requires further screening"], needs_review: false });
  expect(steps).toEqual(["Screen the CV, or read it yourself, before you decide"]);
});

test("experience is strong with a current role at an employer and two places in the history", () => {
  const place = { title: "Baker", company: "Crumb", start: "2019", end: null, location: null };
  const baker = stubCandidate({
    current_job_title: "Baker",
    current_employer: "Crumb",
    employment_history: [place, place],
  });
  expect(isWellExperienced(baker)).toBe(true);
  expect(isWellExperienced({ ...baker, employment_history: [place] })).toBe(false);
  expect(isWellExperienced({ ...baker, current_employer: null })).toBe(false);
});
