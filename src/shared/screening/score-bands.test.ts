import { expect, test } from "vitest";
import {
  confidenceBand,
  interviewPanel,
  interviewTimeline,
  scoreBand,
  shortlistLabel,
  shortlistStatus,
  describeStanding,
} from "./score-bands.ts";

test.each([
  [100, "Exceptional", "Very High", "Schedule immediately", "Senior stakeholder", "Excellent"],
  [90, "Exceptional", "Very High", "Schedule immediately", "Senior stakeholder", "Excellent"],
  [89, "Strong", "Very High", "Schedule immediately", "Senior stakeholder", "Excellent"],
  [85, "Strong", "Very High", "Schedule immediately", "Senior stakeholder", "Excellent"],
  [84, "Strong", "High", "Within 1-2 weeks", "Senior stakeholder", "Excellent"],
  [80, "Strong", "High", "Within 1-2 weeks", "Senior stakeholder", "Excellent"],
  [79, "Strong", "High", "Within 1-2 weeks", "Standard", "Good Match"],
  [75, "Strong", "High", "Within 1-2 weeks", "Standard", "Good Match"],
  [74, "Moderate", "High", "Within 1-2 weeks", "Standard", "Good Match"],
  [70, "Moderate", "High", "Within 1-2 weeks", "Standard", "Good Match"],
  [69, "Moderate", "Moderate", null, "Standard", "Fair Match"],
  [60, "Moderate", "Moderate", null, "Standard", "Fair Match"],
  [59, "Partial", "Low", null, null, "Fair Match"],
  [40, "Partial", "Low", null, null, "Fair Match"],
  [39, "Weak", "Very Low", null, null, "Fair Match"],
  [0, "Weak", "Very Low", null, null, "Fair Match"],
])("%i has its band, confidence, timeline, panel and label", (score, band, confidence, timeline, panel, label) => {
  expect(scoreBand(score)).toBe(band);
  expect(confidenceBand(score)).toBe(confidence);
  expect(interviewTimeline(score)).toBe(timeline);
  expect(interviewPanel(score)).toBe(panel);
  expect(shortlistLabel(score)).toBe(label);
});

test("a candidate who is not on the shortlist has a rank, and nothing is said of the person", () => {
  expect([true, false].map(shortlistStatus)).toEqual(["Approved", "Not Shortlisted"]);
  expect(describeStanding({ rank: 12, of: 60, shortlist: 10 })).toBe("Rank 12 of 60, shortlist of 10");
});
