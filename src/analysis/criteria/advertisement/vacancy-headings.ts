import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import { oneOf } from "#analysis/pattern.ts";
import { HEADING_FAMILIES } from "./heading-families.ts";
import { MARKED } from "./mark-headings.ts";

/** `tools` is a list of names in one line; `metadata` is what a notice board adds, and speaks for one line. */
export const VACANCY_PARTS = ["intro", "must", "nice", "duty", "tools", "boilerplate", "metadata"] as const;
export type VacancyPart = (typeof VACANCY_PARTS)[number];

export const BULLET = /^(?:[•·*▪◦‣○●■✓✔➢►→>»–—-] ?|o |\(?\d{1,2}[.)] |\(?(?:[a-z]|[ivx]{2,4})\) )(?=\S)/u;

/** A heading that is made of nothing else needs no other sign: "Experience" is one, "Experience with Python" is not. */
const HEADING_WORDS = new Set(
  `the a an you your you'll you're yours you'd you've we we're we'll we'd us our what what's who why will be do are is have has had need needs needed looking for to and or of in on with as about key core main from this if would could should also even
role job position post person ideal candidate candidates applicant applicants specification profile overview summary description purpose requirement requirements required qualification qualifications qualified essential essentials desirable desirables desired
preferred skill skills skillset experience knowledge attributes abilities ability capabilities competencies competences criteria criterion minimum basic technical personal professional must musts nice bonus points plus good great advantage advantages additional education educational
training responsibility responsibilities duties functions accountabilities tasks day day-to-day typical doing offer offering offers benefits perks package salary pay company organisation organization how apply application process equal opportunities opportunity employer
diversity inclusion equality values culture join team work working here location hours contract contact privacy notice closing date bring it's it like get more other information client it'd certifications certificates licences licenses licence license certification should expect expected expectations
must-have must-haves nice-to-have nice-to-haves haves not mindset success successful following include includes including can general full physical demands conditions environment languages language formal related job-related wants want
mandatory extras extra terms sound welcome ask asks takes right they them their person's so that does looks selection examples definition eligibility credentials background backgrounds practical stand out set apart help remuneration compensation reward rewards vision mission story part fine small print summary snapshot wish list
pluses bonuses considered rather than asset assets big real huge involved things some these perhaps matrix without
software systems tickets ideally helps useful helpful handy added beneficial optional secondary primary skill-set`.split(
    /\s+/u,
  ),
);

const METADATA_LABEL = oneOf(
  "date posted, posted(?: date| on| by)?, likes, job (?:type|id|ref(?:erence)?|details|category|level|class|code)",
  "employment type, contract type, compensation, ctc, salary(?: range)?, pay, rate, location(?: options|s)?, base",
  "experience level, seniority(?: level)?, role, industry, company(?: (?:size|type))?, client, department, reports? to",
  "reporting to, category, level, schedule, positions, start date, joining(?: time| date)?, closing date, deadline",
  "working hours, hours, reference, ref, requisition, vacancy type, duration, working pattern, grade, shift, notes?",
  String.raw`openings, vacancies, (?:no\.?|number) of (?:posts|positions|openings|vacancies)`,
  "(?:work|shift|job|office) (?:timings?|hours|location|mode), timings?, industry type, functional area, budget, package",
  "band, tenure, term, start, status, employer, agency, posted, posting, job, team size, nos, project, property",
  "interview(?: mode)?, leave, payroll, np, notice(?: period)?, gender, age, budgeted ctc, work timing",
);
const METADATA = new RegExp(`^${METADATA_LABEL}$`, "iu");

const TOOLS =
  /^(?:technologies|tech(?:nology|nical)? stack|tools|tools and technologies|technologies used|our stack)$/iu;
/** "Accountant qualifications", "Nursing duties": the last word tells what follows. */
const ENDS_AS_HEADING =
  /^(?:duties ?[&/]? ?responsibilities|(?:[\p{L}'’/-]+ ){1,3}(?:responsibilities|qualifications|requirements|duties|benefits|criteria|essentials))$/iu;
/** "What the work looks like", "Who should apply", "It would be grand if you also had": headings talk like this, requirements do not. */
const TALKS_LIKE_HEADING = /^(?:what|who|why|how|about|where|is this|are you|could this|it would|we['’]d|we would)\b/iu;
const OPENS_LIST: [VacancyPart, RegExp][] = [
  [
    "nice",
    /excited if|nice to have|bonus|desirable|preferred|would be (?:a|an) (?:plus|advantage)|also welcome|a plus|ideally|would (?:help|love)|good to have/iu,
  ],
  ["boilerplate", /benefits|\boffers?\b|perks|to apply|in return/iu],
  [
    "must",
    /requires?\b|required|requirements|following experience|must have|mandatory|essential|be able to (?:show|demonstrate)|you(?:'ll|’ll| will| should| must)? (?:also )?(?:have|need|bring|be able)\b|looking for|qualifications|skills|candidates?\b.{0,30}\b(?:have|has|be)\b|to be considered|should have|we expect/iu,
  ],
  ["duty", /responsib|duties|you(?:'ll|’ll| will)\b|tasks|involves?\b|include/iu],
];
/** "Requirements (please read them all)" is a heading; "Experience (3 years)" asks for something. */
const ASIDE = / ?\((?![^()]{0,150}\b(?:years?|yrs|months?)\b)[^()]{12,150}\):?$/iu;
/** "3. Desirable": the number of a section, where nothing but the words of a heading stands behind it. */
const NUMBERED = /^\d{1,2}[.)] (?<heading>\p{Lu}[^.;,]*?):?$/u;
const LONGEST_HEADING = 70;
const MOST_HEADING_WORDS = 9;
const LONGEST_OPENING = 110;

/** `isAsked`: whether something has been asked for above it. */
export function findPart(text: string, isAsked = true): VacancyPart | undefined {
  if (text.startsWith(MARKED)) return familyOf(text.slice(MARKED.length), isAsked) ?? "intro";
  const numbered = NUMBERED.exec(text)?.groups?.heading;
  if (numbered !== undefined && isHeadingOnly(numbered)) return familyOf(numbered, isAsked);
  if (BULLET.test(text) || /[.!,;]$/u.test(text)) return undefined;
  const plain = text
    .replace(ASIDE, "")
    .replace(/[:?\s–-]+$/u, "")
    .replaceAll("’", "'");
  if (METADATA.test(plain) && text.endsWith(":")) return "metadata";
  if (TOOLS.test(plain)) return "tools";
  return findHeading(plain, text, isAsked) ?? findOpening(text);
}

function findHeading(plain: string, text: string, isAsked: boolean): VacancyPart | undefined {
  const words = plain.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_HEADING_WORDS || plain.length > LONGEST_HEADING) return undefined;
  const isPlain = words.every((word) => HEADING_WORDS.has(word)) || ENDS_AS_HEADING.test(plain);
  return isPlain || isSetApart(plain, text) ? familyOf(plain, isAsked) : undefined;
}

/** A question, a line in capitals and one that talks like a heading need not be made of known words. */
function isSetApart(plain: string, text: string): boolean {
  if (/\d/u.test(plain) || looksLikeTitle(plain)) return false;
  return text.endsWith("?") || TALKS_LIKE_HEADING.test(plain) || isCapitals(plain);
}

/** Made of nothing but the words of headings, whatever it announces. */
export function isHeadingOnly(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  return words.length > 0 && words.every((word) => HEADING_WORDS.has(word));
}

export function isMetadataLabel(text: string): boolean {
  return METADATA.test(text.split(":")[0]?.trim() ?? "") && text.includes(":");
}

export function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

export function familyOf(heading: string, isAsked = true): VacancyPart | undefined {
  const family = HEADING_FAMILIES.find(({ pattern }) => pattern.test(heading));
  return isAsked ? family?.part : (family?.first ?? family?.part);
}

/** "This role requires the following:" */
function findOpening(text: string): VacancyPart | undefined {
  if (!text.endsWith(":") || text.length > LONGEST_OPENING) return undefined;
  return OPENS_LIST.find(([, pattern]) => pattern.test(text))?.[0];
}
