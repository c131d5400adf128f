/** `tools` is a list of names in one line; `metadata` is what a notice board adds, and speaks for one line. */
export const VACANCY_PARTS = ["intro", "must", "nice", "duty", "tools", "boilerplate", "metadata"] as const;
export type VacancyPart = (typeof VACANCY_PARTS)[number];

export const BULLET = /^(?:[•·*▪◦‣○●–—-] ?|o |\(?\d{1,2}[.)] |\(?[a-z]\) )(?=\S)/u;

const HEADING_WORDS = new Set(
  `the a an you your you'll you're yours we we're we'll we'd us our what what's who why will be do are is have has had need needs needed looking for to and or of in on with as about key core main from this if
role job position post person ideal candidate candidates applicant specification profile overview summary description purpose requirement requirements required qualification qualifications qualified essential desirable desired
preferred skill skills skillset experience knowledge attributes abilities ability capabilities competencies competences criteria minimum basic technical personal professional must musts nice bonus points plus good great advantage advantages additional education educational
training responsibility responsibilities duties functions accountabilities tasks day day-to-day typical doing offer offering offers benefits perks package salary pay company organisation organization how apply application process equal opportunities opportunity employer
diversity inclusion values culture join team work working here location hours contract contact privacy notice closing date bring it's it like get more other information client it'd certifications certificates licences licenses should expect expected expectations
must-have must-haves nice-to-have nice-to-haves haves not mindset success successful following include includes including can general full physical demands conditions environment languages language formal related job-related wants want`.split(
    /\s+/u,
  ),
);

const METADATA =
  /^(?:date posted|posted(?: date| on)?|likes|job (?:type|id|ref(?:erence)?|details|category|level)|employment type|contract type|compensation|salary(?: range)?|pay|location(?: options|s)?|experience level|seniority(?: level)?|role|industry|company (?:size|type)|department|reports? to|reporting to|category|level|schedule|positions|start date|closing date|working hours|hours|reference|ref|vacancy type|duration|working pattern|grade|shift)$/iu;

/** The first pattern that fits a heading names the part it opens. */
const PARTS: [VacancyPart, RegExp][] = [
  ["nice", /desirable|desired|nice|bonus|preferred|advantage|good to have|\bplus\b|excited/iu],
  [
    "boilerplate",
    /benefit|\boffer|perks|package|salary|about us|who we are|company|\bapply|application|equal|diversity|values|culture|why |location|hours|contact|privacy|closing|our client|what you get|you'll get|more information|physical demands|process|team like|working conditions/iu,
  ],
  ["duty", /responsib|duties|functions|accountab|tasks/iu],
  [
    "must",
    /require|qualif|essential|skill|experience|must|need|bring|looking for|who you are|about you|person|profile|candidate|criteria|knowledge|attributes|you have|education|certificat|licen[cs]es|mindset|abilit|competenc|expect/iu,
  ],
  ["duty", /day|doing|will do|you'll do|role|position|purpose|you will|you'll/iu],
  ["intro", /job|overview|summary|description|about|post/iu],
];

const TOOLS =
  /^(?:technologies|tech(?:nology|nical)? stack|tools|tools and technologies|technologies used|our stack)$/iu;
/** "Accountant qualifications", "Nursing duties": the last word tells what follows. */
const ENDS_AS_HEADING =
  /^(?:duties ?[&/]? ?responsibilities|(?:[\p{L}'’/-]+ ){1,3}(?:responsibilities|qualifications|requirements|duties|benefits))$/iu;
const OPENS_LIST: [VacancyPart, RegExp][] = [
  ["nice", /excited if|nice to have|bonus|desirable|preferred|would be (?:a|an) (?:plus|advantage)/iu],
  ["boilerplate", /benefits|\boffers?\b|perks|to apply/iu],
  [
    "must",
    /requires|required|requirements|following experience|must have|you(?:'ll|’ll| will)? (?:have|need|bring)\b|looking for|qualifications|skills/iu,
  ],
  ["duty", /responsib|duties|you(?:'ll|’ll| will)\b|tasks|involves?\b|include/iu],
];
const LONGEST_HEADING = 70;
const LONGEST_OPENING = 110;

export function findPart(text: string): VacancyPart | undefined {
  if (BULLET.test(text) || /[.!]$/u.test(text)) return undefined;
  const plain = text.replace(/[:?\s]+$/u, "").replaceAll("’", "'");
  if (METADATA.test(plain) && text.endsWith(":")) return "metadata";
  if (TOOLS.test(plain)) return "tools";
  return findPlainHeading(plain) ?? findOpening(text);
}

function findPlainHeading(plain: string): VacancyPart | undefined {
  const words = plain.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  if (words.length === 0 || words.length > 9 || plain.length > LONGEST_HEADING) return undefined;
  const isHeading = words.every((word) => HEADING_WORDS.has(word)) || ENDS_AS_HEADING.test(plain);
  return isHeading ? PARTS.find(([, pattern]) => pattern.test(plain))?.[0] : undefined;
}

/** "This role requires the following:" */
function findOpening(text: string): VacancyPart | undefined {
  if (!text.endsWith(":") || text.length > LONGEST_OPENING) return undefined;
  return OPENS_LIST.find(([, pattern]) => pattern.test(text))?.[0];
}
