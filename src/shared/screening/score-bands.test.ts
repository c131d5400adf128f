import { expect, test } from "vitest";
import { confidenceBand, interviewPanel, interviewTimeline, shortlistStatus, describeStanding } from "./score-bands.ts";

test.each([
  [100, "Very High", "Schedule immediately", "Senior stakeholder"],
  [85, "Very High", "Schedule immediately", "Senior stakeholder"],
  [84, "High", "Within 1-2 weeks", "Senior stakeholder"],
  [80, "High", "Within 1-2 weeks", "Senior stakeholder"],
  [79, "High", "Within 1-2 weeks", "Standard"],
  [70, "High", "Within 1-2 weeks", "Standard"],
  [69, "Moderate", null, "Standard"],
  [60, "Moderate", null, "Standard"],
  [59, "Low", null, null],
  [40, "Low", null, null],
  [39, "Very Low", null, null],
  [0, "Very Low", null, null],
])("%i has its confidence, timeline and panel", (score, confidence, timeline, panel) => {
  expect(confidenceBand(score)).toBe(confidence);
  expect(interviewTimeline(score)).toBe(timeline);
  expect(interviewPanel(score)).toBe(panel);
});

test("a candidate who is not on the shortlist has a rank, and nothing is said of the person", () => {
  expect([true, false].map(shortlistStatus)).toEqual(["Approved", "Not Shortlisted"]);
  expect(describeStanding({ rank: 12, of: 60, shortlist: 10 })).toBe("Rank 12 of 60, shortlist of 10");
});
