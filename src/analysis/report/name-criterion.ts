import { findKnownSkills, isKnownSkill } from "#analysis/criteria/find-known-skills.ts";
import { EXACT_WRITING } from "#analysis/criteria/skill-lexicon.ts";
import { findSoftSkillNames } from "#analysis/criteria/soft-skills.ts";
import { remember } from "#analysis/remember.ts";
import type { Criterion } from "#shared/vacancy.ts";
import { asGerund } from "./as-gerund.ts";
import { shortenName } from "./shorten.ts";

type Named = Pick<Criterion, "wording" | "required_years" | "kind">;

const LONGEST_NAME = 60;
/** A longer wish is told by the skills in it. */
const LONGEST_SKILL_WISH = 45;
const ROLE = /^Work as (?<title>.+)$/u;
const PRAISE =
  "(?:proven|strong|excellent|good|very|solid|demonstrable|demonstrated|hands-on|previous|prior|extensive|working|sound|relevant|practical|professional|deep|in-depth|basic|advanced|thorough|some|significant|great|clear|commercial|recent)";
const PRAISED = new RegExp(`^(?:${PRAISE} )+`, "iu");
const ADDRESS =
  /^(?:(?:as an? [^,]{3,60},? )?you(?:['’]ll| will) (?:also )?(?:be (?:responsible for |involved in )?)?(?!have|hold|possess|bring)|you (?=(?:understand|use|know|speak|enjoy|thrive|work|love|think)\b)|(?:you(?:['’]ll| will| must| should| need to)? (?:also )?(?:have|be|hold|possess|bring)(?: previously)?|you(?:['’]re| are| have)|(?:the )?(?:ideal |successful )?candidates? (?:will|must|should) (?:have|be|hold|possess)|must (?:have|be able to|be|hold|possess)|(?:we (?:are looking for|expect you to (?:be|have)|require|need)))\s+)/iu;
const LEAD_IN = new RegExp(
  `^(?:an? )?(?:${PRAISE},? (?:and )?)*(?:(?:experience|expertise|background|skills?)(?: (?:and|or) (?:\\p{L}+ )?(?:familiarity|knowledge|understanding|experience|skills|expertise))?(?: of| in| with| using| working (?:with|in|on)| within| as)?|experienced (?:in|with)|knowledge (?:of|in)|understanding (?:of|in)|exposure to|track record (?:of|in)|familiarity with|familiar with|proficien(?:cy|t) (?:in|with)|expert(?:ise)? in|competent in) (?:using |the use of )?`,
  "iu",
);
const TRAILER =
  /,? (?:(?:is|are|would be|as) (?:an? )?(?:\p{L}+ )?(?:plus|bonus|advantage|asset|essential|required|desirable|preferred|beneficial|advantageous|must)|(?:preferred|required|desirable|essential|a plus|a must))$/iu;
const NAMED_EXPERIENCE = new RegExp(`^(?:${PRAISE} )*(?<subject>.+) (?:experience|skills|knowledge)$`, "iu");
const OR_SIMILAR =
  /,? \(?(?:or|and\/or) (?:in )?(?:an? |any )?(?:related|equivalent|similar|similarly|comparable)\b.*$/iu;
const COMMON_NOUN = /(?:ing|ment|tion|ics|ance|ism|ity|ology|ery|ship)$/u;
const MAKERS = /^(?:Adobe|Amazon|Apple|Cisco|Google|Microsoft|Power|Unreal)$/u;
/** One is a qualified accountant, and holds the status of one. */
const PAPER_HOLDER = /^an? (?:fully )?(?:qualified|registered|certified|licensed|chartered|accredited) /iu;
const PAPER = /^(?!the |any |\d)(?:[\p{L}'’-]+ ){0,3}(?:degree|diploma|licen[cs]e|certificate)\b/iu;
const QUANTITY = /^(?:at least|(?:a )?minimum(?: of)?|more than|over) /iu;

/** The requirement as a short noun phrase for a sentence: "Strong experience with Docker" becomes "Docker". */
export const nameCriterion = remember((criterion: Named): string => {
  if (isRole(criterion)) return `work ${nameRole(criterion)}`;
  const soft = criterion.kind === "soft_skill" ? findSoftSkillNames(criterion.wording) : [];
  if (soft.length > 0) return joinNames(soft.slice(0, 3));
  const name = namePlain(criterion);
  return name.startsWith("“") ? name : shortenName(name, LONGEST_NAME);
});

function namePlain({ wording, required_years: years, kind }: Named): string {
  const plain = wording
    .replace(/[\s.;:,]+$/u, "")
    .replace(TRAILER, "")
    .replace(OR_SIMILAR, "");
  const asked = plain.replace(ADDRESS, "");
  if (kind === "certificate" || kind === "education") return namePaper(startLower(asked));
  if (years !== null) return nameYears(asked, years);
  if (kind === "duty") return asGerund(asked) ?? `“${shortenName(startLower(asked), LONGEST_NAME)}”`;
  const bare = asked
    .replace(/^an? /iu, "")
    .replace(LEAD_IN, "")
    .replace(NAMED_EXPERIENCE, "$<subject>")
    .replace(PRAISED, "");
  const name = /\p{L}{2}/u.test(bare) ? bare : plain;
  const told = kind === "skill" || kind === "experience" ? nameBySkills(name) : undefined;
  return told ?? (plain.startsWith("You ") ? asGerund(name) : undefined) ?? startLower(name);
}

/** One holds "a driving licence"; "ACCA" needs no article. */
function namePaper(name: string): string {
  if (PAPER_HOLDER.test(name)) return `status as ${name}`;
  return /^an? /u.test(name) || !PAPER.test(name) ? name : withArticle(name);
}

function nameBySkills(name: string): string | undefined {
  const skills = name.length > LONGEST_SKILL_WISH ? findKnownSkills(name).slice(0, 3) : [];
  return skills.length === 0 ? undefined : joinNames(skills.map(({ written }) => startLower(written)));
}

function nameYears(asked: string, years: number): string {
  const counted = startLower(asked.replace(QUANTITY, "").replace(/\bYears\b/u, "years"));
  if (/\b(?:years?|yrs?|months?)\b/iu.test(counted)) return counted;
  return `${years} ${years === 1 ? "year" : "years"} of ${counted}`;
}

/** "AWS", "Kafka" and "Power BI" keep their capitals; "Manage", "Marketing" and "Month end close" lose theirs. */
function startLower(name: string): string {
  const [first = "", second = ""] = name.split(/[\s-]/u);
  if (!/^\p{Lu}\p{Ll}*$/u.test(first) || EXACT_WRITING.has(first.toLowerCase())) return name;
  const isAlone = name === first;
  const isProperName = isAlone ? !COMMON_NOUN.test(first) : isProductName(first) || /^\p{Lu}/u.test(second);
  return isProperName ? name : first.toLowerCase() + name.slice(first.length);
}

function isProductName(first: string): boolean {
  return MAKERS.test(first) || (isKnownSkill(first) && !COMMON_NOUN.test(first));
}

function withArticle(title: string): string {
  if (/[^s]s$/u.test(title)) return title;
  const isVowel = /^(?:[AEIOaeio]|[FHLMNRSX](?=\p{Lu}))/u.test(title) && !/^(?:Eu|One|O[A-Z])/u.test(title);
  return `${isVowel ? "an" : "a"} ${title}`;
}

/** "as a Head Chef". */
export function nameRole({ wording }: Pick<Criterion, "wording">): string {
  return `as ${withArticle(shortenName(ROLE.exec(wording)?.groups?.title ?? wording, LONGEST_NAME))}`;
}

/** The vacancy's own "Work as part of a team" asks for no role. */
export function isRole({ wording, kind }: Pick<Criterion, "wording" | "kind">): boolean {
  return kind === "experience" && ROLE.test(wording) && !/^Work as (?:an? |an integral )?part\b/u.test(wording);
}

export function joinNames(names: string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** As the first words of a line: "a driving licence" becomes "Driving licence". */
export function asHeading(name: string): string {
  return startUpper(name.replace(/^an? /u, ""));
}

export function startUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
