import { findRedFlags } from "#shared/candidates/red-flags.ts";
import { softMatch, techMatch } from "#shared/candidates/skill-match.ts";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";

/** What the list would show beside this person. */
export function hasMajorFlag({ score, technical_skills, soft_skills }: CvAnalysis): boolean {
  const { level } = findRedFlags({
    status: "completed",
    errorMessage: null,
    matchScore: score,
    techMatch: techMatch(technical_skills),
    softSkillsMatch: softMatch(soft_skills),
    technicalSkillCount: technical_skills.length,
    softSkillCount: soft_skills.length,
  });
  return level === "major";
}

/** One line for each of the reader's decisions: on how many of these people a major flag stands. */
export function countMajor(people: { decision: string; isMajor: boolean }[]) {
  const groups = Object.entries(Object.groupBy(people, ({ decision }) => decision));
  return Object.fromEntries(
    groups.map(([decision, members = []]) => {
      const major = members.filter(({ isMajor }) => isMajor).length;
      return [decision, { people: members.length, major, share: Number((major / members.length).toFixed(3)) }];
    }),
  );
}
