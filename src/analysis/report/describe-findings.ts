import { askQuestions } from "./ask-questions.ts";
import type { WorkHistory } from "./describe-work.ts";
import { listConcerns, listStrengths } from "./list-strengths-and-concerns.ts";
import { rateSoftSkills, rateTechnicalSkills } from "./rate-skills.ts";
import type { ReportedFinding } from "./reported-finding.ts";
import { writeSummary } from "./write-summary.ts";

/** All words of a report that follow from its findings. */
export function describeFindings(history: WorkHistory, findings: ReportedFinding[]) {
  return {
    summary: writeSummary(history, findings),
    strengths: listStrengths(findings),
    concerns: listConcerns(findings),
    technical_skills: rateTechnicalSkills(findings),
    soft_skills: rateSoftSkills(findings),
    interview_insights: askQuestions(findings),
  };
}
