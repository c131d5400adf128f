import type { CandidateStatus } from "./candidate.ts";
import type { Education, Employment } from "#shared/screening/cv-analysis.ts";
import { type ExperienceLevel, experienceLevel } from "./experience-level.ts";
import { type FlagLevel, findRedFlags } from "./red-flags.ts";
import { searchText } from "./search-candidates.ts";
import { type NamedSkill, softMatch, techMatch } from "./skill-match.ts";

/** What lists filter and search by, of one candidate. */
export interface ListFigures {
  tech_match: number;
  soft_match: number;
  experience_level: ExperienceLevel;
  flag_level: FlagLevel;
  search_text: string;
}

export interface FiguredCandidate {
  candidate_name: string | null;
  file_name: string;
  status: CandidateStatus;
  error_message: string | null;
  score: number | null;
  summary: string | null;
  strengths: string[];
  technical_skills: NamedSkill[];
  soft_skills: NamedSkill[];
  employment_history: Employment[];
  education: Education[];
  current_job_title: string | null;
  current_employer: string | null;
  notes: string;
  created_at: string;
}

/** Experience is counted to the day of the upload, as the analysis does. */
export function listFigures(candidate: FiguredCandidate, jobTitle: string | null): ListFigures {
  const { technical_skills, soft_skills, employment_history, score, created_at } = candidate;
  const [tech_match, soft_match] = [techMatch(technical_skills), softMatch(soft_skills)];
  const { level } = findRedFlags({
    status: candidate.status,
    errorMessage: candidate.error_message,
    matchScore: score ?? 0,
    techMatch: tech_match,
    softSkillsMatch: soft_match,
    technicalSkillCount: technical_skills.length,
    softSkillCount: soft_skills.length,
  });
  return {
    tech_match,
    soft_match,
    experience_level: experienceLevel(employment_history, score ?? 0, created_at),
    flag_level: level,
    search_text: searchText(searchableOf(candidate, jobTitle), [candidate.file_name, candidate.notes]),
  };
}

/** What a recruiter or the CV says. Of a screened candidate, summary and strengths are our sentences and skills the advertisement's words. */
function searchableOf(candidate: FiguredCandidate, jobTitle: string | null) {
  const { current_job_title, current_employer, employment_history: history } = candidate;
  const places = history.flatMap(({ title, company }) => [title, company]);
  const isScreened = candidate.status === "completed";
  return {
    name: candidate.candidate_name ?? "",
    jobTitle: jobTitle ?? "",
    technicalSkills: candidate.technical_skills.flatMap(quoteHeld),
    softSkills: candidate.soft_skills.flatMap(quoteHeld),
    strengths: isScreened ? [] : candidate.strengths,
    summary: isScreened ? "" : (candidate.summary ?? ""),
    experience: named([current_job_title, current_employer, ...places]),
    education: candidate.education.flatMap(({ degree, institution }) => named([degree, institution])),
  };
}

/** The line of the CV that shows it. Nobody is found by what was asked for and not found in the CV. */
function quoteHeld(skill: NamedSkill): string[] {
  if (typeof skill === "string") return [skill];
  return skill.level === "missing" ? [] : [skill.evidence];
}

const named = (words: (string | null)[]) => [...new Set(words.flatMap((word) => word ?? []))];
