import { callCandidateInFull } from "./call-candidate.ts";
import { UNASSIGNED } from "./candidate-row.ts";
import type { Candidate } from "./candidate.ts";
import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import { DECISION_WORDS } from "./decision.ts";
import { displayStatus } from "./display-status.ts";
import type { CsvCell } from "#shared/write-csv.ts";

const SPECIFIED = ["Name", "Score", "Status", "Job Title", "Technical Skills", "Soft Skills"];
export const CSV_HEADER = [...SPECIFIED, "Decision", "Reason"];

export function toCsvRow(candidate: Candidate, jobTitle: string | null): CsvCell[] {
  const { score, technical_skills, soft_skills } = candidate;
  const skills = [technical_skills, soft_skills].map((rated) => joinSkills(heldSkills(rated)));
  return [
    callCandidateInFull(candidate),
    score,
    displayStatus(candidate),
    jobTitle ?? UNASSIGNED,
    ...skills,
    ...decisionCells(candidate),
  ];
}

/** Empty where nothing is decided. */
export function decisionCells({
  decision,
  decision_reason,
}: Pick<Candidate, "decision" | "decision_reason">): string[] {
  return decision === null ? ["", ""] : [DECISION_WORDS[decision], decision_reason];
}

/** What was asked for and not found is no skill of theirs. */
function heldSkills(rated: readonly RatedSkill[]): string[] {
  return rated.filter(({ level }) => level !== "missing").map(({ skill }) => skill);
}

export function joinSkills(names: readonly string[]): string {
  return names.join("; ");
}
