import { expect, test } from "vitest";
import { displayStatus, type StatedCandidate } from "./display-status.ts";

const screened: StatedCandidate = { status: "completed", score: 47, is_shortlisted: false, job_id: "a-vacancy" };

test.each<[Partial<StatedCandidate>, string]>([
  [{ status: "error", score: null }, "Error"],
  [{ status: "locked", score: null }, "Locked"],
  [{ status: "analyzing", score: null }, "Analyzing"],
  [{ status: "analyzing", score: 60 }, "Interviewed"],
  [{ status: "pending", score: 75 }, "Not screened"],
])("somebody who is %j is shown as %s", (changes, shown) => {
  expect(displayStatus({ ...screened, ...changes })).toBe(shown);
});

test("shortlisted is the flag, whatever the score", () => {
  expect(displayStatus({ ...screened, score: 92 })).toBe("New");
  expect(displayStatus({ ...screened, is_shortlisted: true })).toBe("Shortlisted");
});

test("a person may shortlist somebody who was entered by hand", () => {
  expect(displayStatus({ ...screened, status: "pending", score: 75, is_shortlisted: true })).toBe("Shortlisted");
});

test("without a vacancy there is no ranking, and a score of 80 is shortlisted", () => {
  expect(displayStatus({ ...screened, job_id: null, score: 80 })).toBe("Shortlisted");
  expect(displayStatus({ ...screened, job_id: null, score: 79 })).toBe("New");
});
