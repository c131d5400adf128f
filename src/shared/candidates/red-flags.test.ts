import { expect, test } from "vitest";
import { findRedFlags, type FlaggedCandidate } from "./red-flags.ts";

const fine: FlaggedCandidate = {
  status: "completed",
  errorMessage: null,
  matchScore: 80,
  techMatch: 70,
  softSkillsMatch: 70,
  technicalSkillCount: 3,
  softSkillCount: 2,
};

test("somebody without a flaw has no flag", () => {
  expect(findRedFlags(fine)).toEqual({ level: "none", reasons: [] });
});

test.each<[Partial<FlaggedCandidate>, number]>([
  [{ matchScore: 39 }, 9],
  [{ techMatch: 19 }, 8],
  [{ status: "error" }, 10],
  [{ errorMessage: "The file is damaged." }, 10],
])("%j is critical, with a severity of %i", (change, severity) => {
  const { level, reasons } = findRedFlags({ ...fine, ...change });
  expect({ level, reasons }).toMatchObject({ level: "major", reasons: [{ tone: "red", severity }] });
});

test.each<[Partial<FlaggedCandidate>, number]>([
  [{ matchScore: 40 }, 4],
  [{ matchScore: 69 }, 4],
  [{ techMatch: 20 }, 4],
  [{ techMatch: 49 }, 4],
  [{ softSkillsMatch: 0 }, 3],
  [{ softSkillsMatch: 39 }, 3],
])("%j is a minor concern, with a severity of %i", (change, severity) => {
  const { level, reasons } = findRedFlags({ ...fine, ...change });
  expect({ level, reasons }).toMatchObject({ level: "minor", reasons: [{ tone: "orange", severity }] });
});

test.each<Partial<FlaggedCandidate>>([{ matchScore: 70 }, { techMatch: 50 }, { softSkillsMatch: 40 }])(
  "%j is no concern",
  (change) => expect(findRedFlags({ ...fine, ...change }).level).toBe("none"),
);

test("what the advertisement does not ask for raises no flag", () => {
  const unasked = { techMatch: 0, technicalSkillCount: 2, softSkillsMatch: 0, softSkillCount: 1 };
  expect(findRedFlags({ ...fine, ...unasked }).level).toBe("none");
});

test.each(["pending", "analyzing"] as const)("a CV that is %s has not earned a flag", (status) => {
  expect(findRedFlags({ ...fine, status, matchScore: 0 }).level).toBe("none");
});
