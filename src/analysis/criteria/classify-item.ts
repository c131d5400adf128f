import type { CriterionKind, Importance } from "#shared/vacancy.ts";
import { findKnownSkills } from "./find-known-skills.ts";
import { findSoftSkillTerms } from "./soft-skills.ts";
import type { VacancyItem } from "./split-vacancy.ts";

const NICE =
  /\b(?:desirable|nice to have|(?:is|are|would be|be) (?:a|an) (?:big |definite |strong |real )?(?:plus|bonus|advantage|asset)|a plus|bonus|advantageous|advantage|preferred|preferably|ideally|optional|beneficial|not essential)\b/iu;
const MUST = /\b(?:must|essential|required|mandatory|necessary|need to|minimum|at least)\b/iu;
const GATE =
  /\b(?:security clearance|driving licen[cs]e|licen[cs]ed?\b|registration|registered|dbs|legally|nmc|gmc|chartered|full licen[cs]e|qualified teacher status|qts)\b/iu;
const EDUCATION =
  /\b(?:degree|bachelor|master'?s|phd|diploma|gcse|a[- ]levels?|bsc|msc|mba|educated to|university|graduate|hnd|nvq|b\.?a\.?|high school)\b/iu;
const CERTIFICATE =
  /\b(?:certified|certification|certificate|licen[cs]e|accredited|accreditation|chartered|registered|registration|acca|cima|aca|cpa|dbs|nmc|pmp|prince2|cipd|clearance)\b/iu;
const EXPERIENCE = /\b(?:experience|track record|background|history of|years)\b/iu;
const YEARS =
  /\b(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?(?:\+|plus|or more))?(?: ?(?:-|–|to) ?\d{1,2})? ?\+?(?: \(\d\))? ?(?:years?|yrs?)\b/iu;
const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Wording beats the heading it stands under; a duty is something to be shown, not a condition. */
export function judgeImportance({ text, part }: VacancyItem): Importance {
  if (NICE.test(text) || part === "nice") return "nice";
  if (GATE.test(text) && (MUST.test(text) || part === "must")) return "gate";
  return part === "must" || MUST.test(text) ? "must" : "nice";
}

export function judgeKind({ text, part }: VacancyItem): CriterionKind {
  const hasSkill = findKnownSkills(text).length > 0;
  if (CERTIFICATE.test(text)) return "certificate";
  if (EDUCATION.test(text) && !EXPERIENCE.test(text.slice(0, 40))) return "education";
  if (findSoftSkillTerms(text).length > 0 && !hasSkill) return "soft_skill";
  if (part === "duty") return "duty";
  return EXPERIENCE.test(text) ? "experience" : "skill";
}

export function findRequiredYears(text: string): number | null {
  const found = YEARS.exec(text)?.groups?.number?.toLowerCase();
  if (found === undefined) return null;
  const years = NUMBER_WORDS.includes(found) ? NUMBER_WORDS.indexOf(found) : Number(found);
  return years > 0 && years <= 20 ? years : null;
}
