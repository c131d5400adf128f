import { expect, test } from "vitest";
import { nextSteps } from "./next-steps.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";

const concerns = ["No Kafka", "No Docker", "No AWS"];

test("the first two concerns are among the next steps, and there are at most four", () => {
  expect(nextSteps({ verdict: giveVerdict(90), concerns, needsReview: true })).toEqual([
    "Look at the CV yourself: it needs review",
    "Schedule an interview immediately",
    "Clarify: No Kafka",
    "Clarify: No Docker",
  ]);
});

test.each([
  [85, ["Schedule an interview immediately", "Prepare the suggested interview questions"]],
  [84, ["Schedule an interview within 1-2 weeks", "Prepare the suggested interview questions"]],
  [70, ["Schedule an interview within 1-2 weeks", "Prepare the suggested interview questions"]],
  [69, ["Compare with the other candidates first"]],
])("a score of %i without concerns leads on to %j", (score, steps) =>
  expect(nextSteps({ verdict: giveVerdict(score), concerns: [], needsReview: false })).toEqual(steps),
);
