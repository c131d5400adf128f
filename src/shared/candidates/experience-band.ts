import type { Employment } from "#shared/screening/cv-analysis.ts";
import { yearsOfWork } from "./years-of-work.ts";

/** How long somebody has worked at the day of the screening, in words. */
export function experienceBand(history: readonly Employment[], asOf: string): string {
  const years = yearsOfWork(history, asOf);
  if (years === undefined) return "Not stated";
  if (years >= 10) return "10+ Years";
  if (years >= 6) return "5+ Years";
  return years >= 3 ? "3-5 Years" : "0-2 Years";
}
