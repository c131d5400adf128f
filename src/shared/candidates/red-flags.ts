import * as z from "zod/mini";
import type { CandidateStatus } from "./candidate.ts";

/** A row of the dashboard is one. */
export interface FlaggedCandidate {
  status: CandidateStatus;
  errorMessage: string | null;
  matchScore: number;
  techMatch: number;
  softSkillsMatch: number;
  /** How many the vacancy asks for. */
  technicalSkillCount: number;
  softSkillCount: number;
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

const isBetween = (value: number, from: number, below: number) => value >= from && value < below;

/** A share of one or two skills says little of a person. */
const LEAST_SKILLS = 3;
const LEAST_SOFT_SKILLS = 2;

const CRITICAL: Rule[] = [
  {
    severity: 10,
    text: "The CV could not be processed",
    applies: ({ status, errorMessage }) => status === "error" || Boolean(errorMessage),
  },
  { severity: 9, text: "Match score under 40", applies: ({ matchScore }) => matchScore < 40 },
  {
    severity: 8,
    text: "Technical match under 20%",
    applies: ({ techMatch, technicalSkillCount }) => technicalSkillCount >= LEAST_SKILLS && techMatch < 20,
  },
];

const MINOR: Rule[] = [
  { severity: 4, text: "Match score between 40 and 69", applies: ({ matchScore }) => isBetween(matchScore, 40, 70) },
  {
    severity: 4,
    text: "Technical match between 20% and 49%",
    applies: ({ techMatch, technicalSkillCount }) =>
      technicalSkillCount >= LEAST_SKILLS && isBetween(techMatch, 20, 50),
  },
  {
    severity: 3,
    text: "Soft-skills match under 40%",
    applies: ({ softSkillsMatch, softSkillCount }) => softSkillCount >= LEAST_SOFT_SKILLS && softSkillsMatch < 40,
  },
];

const NOT_JUDGED = new Set<CandidateStatus>(["pending", "analyzing", "locked"]);

/**
 * A hint for the reader of the list: something that a recruiter would ask about. How a CV calls its person, and how many skills an
 * advertisement names, is nothing of the kind, and soft skills that a CV does not state are no more than a minor one. It is made from the score and never enters it, nor a rank. Whose CV has not been judged
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
