import { expect, test } from "vitest";
import type { Level } from "./evidence.ts";
import type { Importance } from "#shared/vacancies/vacancy.ts";
import { giveVerdict } from "./verdict.ts";

const line = (importance: Importance, level: Level, key = "a") => ({ key, importance, level });

test.each([
  [100, "Proceed to Interview", "Excellent", "Low Risk", "Very High", "Exceptional match - proceed immediately"],
  [85, "Proceed to Interview", "Excellent", "Low Risk", "Very High", "Exceptional match - proceed immediately"],
  [84, "Consider for Interview", "Good Match", "Medium Risk", "High", "Good candidate - worth interviewing"],
  [70, "Consider for Interview", "Good Match", "Medium Risk", "High", "Good candidate - worth interviewing"],
  [69, "Not Recommended", "Fair Match", "High Risk", "Moderate", "Limited fit - consider alternatives"],
  [40, "Not Recommended", "Fair Match", "High Risk", "Low", "Limited fit - consider alternatives"],
  [39, "Not Suitable", null, "High Risk", "Very Low", "Limited fit - consider alternatives"],
  [0, "Not Suitable", null, "High Risk", "Very Low", "Limited fit - consider alternatives"],
])("%i reads %s, %s, %s, %s confidence, %s", (score, recommendation, label, risk, confidence, sentence) =>
  expect(giveVerdict(score)).toMatchObject({ recommendation, label, risk, confidence, sentence }),
);

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [80, 4],
  [81, 5],
  [100, 5],
])("a score of %i has %i stars", (score, stars) => expect(giveVerdict(score).stars).toBe(stars));

test("a candidate who lacks what is required is not suitable, and the report says to ask about it", () => {
  expect(giveVerdict(59, [line("gate", "missing"), line("must", "strong", "b")])).toMatchObject({
    recommendation: "Not Suitable",
    timeline: null,
    panel: null,
    firstStep: "Ask for what is required and not shown before anything else",
  });
  expect(giveVerdict(59, [line("gate", "partial")]).recommendation).toBe("Not Recommended");
});

test("a score that an earlier engine did not cap cannot be told as exceptional", () => {
  expect(giveVerdict(86, [line("must", "partial")])).toMatchObject({ recommendation: "Consider for Interview" });
  expect(giveVerdict(95, [line("gate", "missing")])).toMatchObject({ recommendation: "Not Suitable", stars: 3 });
});

test("where no interview is suggested there is neither a time nor a panel for one", () => {
  expect(giveVerdict(70)).toMatchObject({ timeline: "Within 1-2 weeks", panel: "Standard" });
  expect(giveVerdict(69)).toMatchObject({ timeline: null, panel: null });
});
