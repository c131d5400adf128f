import { expect, test } from "vitest";
import {
  confidenceBand,
  interviewPanel,
  interviewTimeline,
  recommendation,
  scoreBand,
  shortlistLabel,
  shortlistStatus,
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

test.each([
  [85, "Proceed to Interview"],
  [84, "Consider for Interview"],
  [70, "Consider for Interview"],
  [69, "Not Recommended"],
])("%i on the shortlist reads %s", (score, words) => {
  expect(recommendation(score, true)).toBe(words);
});

test("whoever is not on the shortlist is not suitable, whatever the score", () => {
  expect(recommendation(99, false)).toBe("Not Suitable");
  expect([true, false].map(shortlistStatus)).toEqual(["Approved", "Not Shortlisted"]);
});
