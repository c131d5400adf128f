import * as z from "zod/mini";
import type { CandidateStatus } from "./candidate.ts";

/** A row of the dashboard is one. */
export interface FlaggedCandidate {
  name: string | null;
  jobTitle: string | null;
  status: CandidateStatus;
  errorMessage: string | null;
  matchScore: number;
  techMatch: number;
  softSkillsMatch: number;
  technicalSkillCount: number;
  softSkillCount: number;
  /** Its beginning is enough. */
  summary: string | null;
}

export interface FlagReason {
  tone: "red" | "orange";
  severity: number;
  text: string;
}

export const FlagLevel = z.enum(["none", "minor", "major"]);
export type FlagLevel = z.infer<typeof FlagLevel>;

export interface RedFlags {
  level: FlagLevel;
  /** The gravest first. */
  reasons: FlagReason[];
}

interface Rule {
  severity: number;
  text: string;
  applies: (candidate: FlaggedCandidate) => boolean;
}

const GENERIC_NAME = /^(unknown|unnamed|candidate|applicant|resume|résumé|cv|curriculum vitae|name|test|n\/?a)\b/i;
const UNSPECIFIED_TITLE = /^(unassigned|unspecified|unknown|position|n\/?a)?$/i;
const SHORT_SUMMARY = 50;
const isBetween = (value: number, from: number, below: number) => value >= from && value < below;

const CRITICAL: Rule[] = [
  {
    severity: 10,
    text: "The CV could not be processed",
    applies: ({ status, errorMessage }) => status === "error" || Boolean(errorMessage),
  },
  { severity: 9, text: "Match score under 40", applies: ({ matchScore }) => matchScore < 40 },
  { severity: 8, text: "No technical skills found", applies: ({ technicalSkillCount }) => technicalSkillCount === 0 },
  { severity: 8, text: "Technical match under 20%", applies: ({ techMatch }) => techMatch < 20 },
  { severity: 7, text: "Name missing or generic", applies: ({ name }) => !name?.trim() || GENERIC_NAME.test(name) },
  { severity: 6, text: "Soft-skills match under 15%", applies: ({ softSkillsMatch }) => softSkillsMatch < 15 },
];

const MINOR: Rule[] = [
  { severity: 4, text: "Match score between 40 and 69", applies: ({ matchScore }) => isBetween(matchScore, 40, 70) },
  {
    severity: 4,
    text: "Technical match between 20% and 49%",
    applies: ({ techMatch }) => isBetween(techMatch, 20, 50),
  },
  {
    severity: 3,
    text: "Fewer than 3 technical skills",
    applies: ({ technicalSkillCount }) => isBetween(technicalSkillCount, 1, 3),
  },
  {
    severity: 3,
    text: "Soft-skills match between 15% and 39%",
    applies: ({ softSkillsMatch }) => isBetween(softSkillsMatch, 15, 40),
  },
  { severity: 2, text: "Very short summary", applies: ({ summary }) => (summary ?? "").length < SHORT_SUMMARY },
  { severity: 2, text: "Fewer than 2 soft skills", applies: ({ softSkillCount }) => softSkillCount < 2 },
  {
    severity: 2,
    text: "Job title not specified",
    applies: ({ jobTitle }) => UNSPECIFIED_TITLE.test((jobTitle ?? "").trim()),
  },
];

const NOT_JUDGED = new Set<CandidateStatus>(["pending", "analyzing", "locked"]);

/**
 * A hint for whoever reads the list. It is made from the score and never enters it, nor a rank. Whose CV has not been judged
 * has none: a score that is not there yet is not a low one.
 */
export function findRedFlags(candidate: FlaggedCandidate): RedFlags {
  if (NOT_JUDGED.has(candidate.status)) return { level: "none", reasons: [] };
  const red = reasonsOf(CRITICAL, candidate, "red");
  const orange = reasonsOf(MINOR, candidate, "orange");
  const level = red.length > 0 ? "major" : orange.length > 0 ? "minor" : "none";
  return { level, reasons: [...red, ...orange] };
}

function reasonsOf(rules: Rule[], candidate: FlaggedCandidate, tone: FlagReason["tone"]): FlagReason[] {
  return rules.filter(({ applies }) => applies(candidate)).map(({ severity, text }) => ({ tone, severity, text }));
}
