import type { CriterionKind, Importance } from "#shared/vacancy.ts";
import { findKnownSkills } from "./find-known-skills.ts";
import { findTerms } from "./find-terms.ts";
import { findSoftSkillTerms } from "./soft-skills.ts";
import type { VacancyItem } from "./split-vacancy.ts";

const NICE =
  /\b(?:desirable|nice to have|(?:is|are|would be|be) (?:a|an) (?:big |definite |strong |real |clear |huge )?(?:plus|bonus|advantage|asset)|a plus|bonus|advantageous|advantage|preferred|preferably|ideally|optional|beneficial|not (?:essential|required)|would be (?:great|good|nice|helpful|useful))\b/iu;
const MUST =
  /\b(?:must|essential|required|mandatory|necessary|need to (?:have|be|hold)|you(?:'ll|’ll| will)? need|minimum|at least)\b/iu;
const GATE =
  /\b(?:security clearance|(?:driving|driver['’]?s?) licen[cs]e|licen[cs]ed?|registration|registered|legally|chartered|qualified teacher status|pin number)\b/iu;
/** "DBs" are databases and "aca" is no word: these papers are known by their capitals. */
const GATE_ACRONYM = /\b(?:DBS|NMC|GMC|HCPC|GPhC|QTS|SIA|CSCS|SC clearance|HGV|LGV|PSV)\b/u;
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
const OPENING_CHARACTERS = 40;

/** The advertisement itself says that it can do without. */
export function isOptional({ text, part }: VacancyItem): boolean {
  return part === "nice" || part === "duty" || NICE.test(text);
}

/** Wording beats the heading it stands under; a duty is something to be shown, not a condition. */
export function judgeImportance({ text, part, isCore = false }: VacancyItem): Importance {
  if (part === "duty") return isCore ? "must" : "nice";
  if (NICE.test(text) || part === "nice") return "nice";
  const isAsked = part === "must" || part === "tools" || MUST.test(text);
  if (isAsked && (GATE.test(text) || GATE_ACRONYM.test(text))) return "gate";
  return isAsked ? "must" : "nice";
}

export function judgeKind({ text, part }: VacancyItem): CriterionKind {
  if (part === "duty") return "duty";
  if (part === "tools") return "skill";
  const opening = text.slice(0, OPENING_CHARACTERS);
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
