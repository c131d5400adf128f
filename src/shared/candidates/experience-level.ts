import * as z from "zod/mini";
import type { Employment } from "#shared/screening/cv-analysis.ts";
import { yearsOfWork } from "./years-of-work.ts";

export const ExperienceLevel = z.enum(["entry", "mid", "senior", "lead"]);
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;

/** By the years of the dated history; from the score only where a CV gives no dates. */
export function experienceLevel(history: readonly Employment[], score: number, asOf: string): ExperienceLevel {
  const years = yearsOfWork(history, asOf);
  if (years === undefined) return levelFromScore(score);
  if (years < 3) return "entry";
  if (years < 6) return "mid";
  return years <= 10 ? "senior" : "lead";
}

function levelFromScore(score: number): ExperienceLevel {
  if (score >= 80) return "senior";
  return score >= 60 ? "mid" : "entry";
}
