import type { CriterionKind, Importance } from "#shared/vacancies/vacancy.ts";
import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { findTerms } from "./find-terms.ts";
import { judgeGate } from "./gates.ts";
import { isDemand, isWish, classifySentence } from "./asks/sentence-rules.ts";
import { findSoftSkillTerms } from "#analysis/lexicon/soft-skills.ts";
import type { VacancyItem } from "./advertisement/split-vacancy.ts";

const EDUCATION =
  /\b(?:(?<!high |some |certain |great |greater |large |reasonable )degrees?|bachelor['’]?s?|master['’]?s (?:degree|in|or)|phd|doctorate|diploma|gcses?|a[- ]levels?|educated to|university|graduates?|graduated|high school|secondary school|college)\b/iu;
const EDUCATION_ACRONYM =
  /\b(?:BSc|MSc|MBA|BEng|MEng|HND|HNC|NVQ|BTEC|LLB|(?:BS|MS|BA|MA)(?= (?:in|or|and|degree)\b|\/))\b/u;
const CERTIFICATE =
  /\b(?:certified|certifications?|certificates?|(?:driving|driver['’]?s?|full|valid|nursing|state|pilot) licen[cs]e|licen[cs]ed?|licensure|accredited|accreditation|chartered|registered|registration|clearance|prince2)\b/iu;
const CERTIFICATE_ACRONYM =
  /\b(?:ACCA|CIMA|ACA|CPA|DBS|NMC|GMC|HCPC|PMP|PRINCE2|CIPD|QTS|CFA|AAT|CISSP|CISA|NEBOSH|IOSH|CSCS|SIA|CCNA|ITIL|BLS|ACLS)\b/u;
const EXPERIENCE = /\b(?:experience|experienced|track record|background|history of|years)\b/iu;
const KNOWN_BY_NAME = /^(?:\p{L}+ ){0,2}(?:experience|knowledge|understanding|familiarity) (?:in|of|with)\b/iu;
const OR_EXPERIENCE = /\b(?:equivalent|relevant) (?:\p{L}+ )?experience\b/iu;
const OPENING_CHARACTERS = 40;

/** The advertisement itself says that it can do without. */
export function isOptional({ text, part }: VacancyItem): boolean {
  return part === "nice" || part === "duty" || (isWish(text) && !isDemand(text));
}

/** Wording beats the heading it stands under; a duty is something to be shown, not a condition. */
export function judgeImportance(item: VacancyItem): Importance {
  if (isOptional(item)) return "nice";
  const isAsked = item.part === "must" || item.part === "tools" || classifySentence(item.text) === "must";
  if (!isAsked) return "nice";
  return judgeGate(item.text, item.part === "must") ? "gate" : "must";
}

export function judgeKind({ text, part }: VacancyItem): CriterionKind {
  if (part === "duty") return "duty";
  if (part === "tools") return "skill";
  const opening = text.replace(OR_EXPERIENCE, "").slice(0, OPENING_CHARACTERS);
  if ((EDUCATION.test(text) || EDUCATION_ACRONYM.test(text)) && !EXPERIENCE.test(opening)) return "education";
  if (CERTIFICATE.test(text) || CERTIFICATE_ACRONYM.test(text)) return "certificate";
  if (isSoft(text)) return "soft_skill";
  return EXPERIENCE.test(text) ? "experience" : "skill";
}

/** "Experience of communication protocols" is about protocols: what is known by its own words is not soft. */
function isSoft(text: string): boolean {
  if (findSoftSkillTerms(text).length === 0 || findKnownSkills(text).length > 0) return false;
  return !KNOWN_BY_NAME.test(text) || findTerms(text).length === 0;
}
