/** From school to doctorate; a higher one answers for a lower one. */
const LEVELS: [level: number, wordings: RegExp][] = [
  [5, /\b(?:ph\.? ?d|doctora\p{L}*|d\.?phil|juris doctor|j\.d|m\.d|ed\.?d)\b/iu],
  [
    4,
    /\b(?:masters?(?:['’]s)?|m\.? ?sc|m\.s|ms(?= in\b)|m\.a|ma(?= in\b)|m\.? ?b\.? ?a|m\.? ?tech|m\.e|m\.? ?com|mca|m\.? ?ed|mha|mph|msw|msn|ll\.?m|post ?-?graduate|pgdm?|m\.?phil)\b/iu,
  ],
  [
    3,
    /\b(?:bachelors?(?:['’]s)?|baccalaureate|b\.? ?sc?|b\.? ?a|b\.? ?e|b\.? ?eng|b\.? ?tech|b\.? ?com|bca|bba|b\.? ?ed|ll\.? ?b|bfa|bsn|bsw|degree|graduate|graduated)\b/iu,
  ],
  [
    2,
    /\b(?:associates?(?:['’]s)?(?= (?:of|in|degree)\b)|a\.? ?a\.?(?: ?s)?(?= (?:in|degree)\b)|diploma|hn[dc]|foundation degree|vocational|trade school|level [67])\b/iu,
  ],
  [
    1,
    /\b(?:high school|g\.?e\.?d|secondary school|leaving cert\p{L}*|h\.?s\.?c|s\.?s\.?c|a-levels?|gcses?|1[02]th)\b/iu,
  ],
];
const SCHOOL = /\bschool\b/iu;
const UNFINISHED =
  /\b(?:in progress|expected|pursuing|currently (?:enrolled|studying)|incomplete|coursework|some college|working towards?)\b/iu;
const ASKS_DEGREE =
  /\b(?:degree|bachelor\p{L}*|master['’]s|mba|ph\.?d|diploma|leaving cert|high school|ged|graduate|b\.?tech|b\.?e\b|a-levels?|gcses?)/iu;
const ANY_SUBJECT = /\bany (?:field|subject|discipline)\b/iu;
const GENERAL = new Set(
  `degree bachelor bachelors master masters field related similar equivalent higher any level required preferred minimum relevant subject discipline experience
other allied branch diploma associate qualification university college must honours hons least with from plus recognised recognized school certificate leaving science arts
applied graduate and the or in of for who have has your our holders mandatory abroad`.split(/\s+/u),
);

export interface AskedDegree {
  level: number;
  subjects: Set<string>;
  isAnySubject: boolean;
}

/** The lowest of the degrees that the wording accepts, and its subjects; undefined where it asks for none. */
export function readAskedDegree(wording: string): AskedDegree | undefined {
  if (!ASKS_DEGREE.test(wording)) return undefined;
  const levels = listLevels(wording);
  const subjects = new Set(listSubjects(wording));
  return { level: Math.min(3, ...levels), subjects, isAnySubject: subjects.size === 0 || ANY_SUBJECT.test(wording) };
}

export interface HeldDegree {
  level: number;
  subjects: Set<string>;
  isFinished: boolean;
}

/** `following` is the next line of the studies: the subject often stands there. */
export function readHeldDegree(text: string, following: string): HeldDegree | undefined {
  const levels = listLevels(text);
  if (levels.length === 0) return undefined;
  const isSchool = SCHOOL.test(text) && Math.max(...levels) === 2;
  const subjects = new Set(listSubjects(`${text} ${following}`));
  return { level: isSchool ? 1 : Math.max(...levels), subjects, isFinished: !UNFINISHED.test(text) };
}

/** How far the degrees answer: by level alone, and with a subject that was asked for. An unfinished one answers half. */
export function compareDegrees(asked: AskedDegree, held: HeldDegree[]): { level: number; subject: number } {
  const high = held.filter(({ level }) => level >= asked.level);
  const fitting = high.filter(({ subjects }) => asked.isAnySubject || sharesOne(asked.subjects, subjects));
  return { level: bestOf(high), subject: bestOf(fitting) };
}

function bestOf(degrees: HeldDegree[]): number {
  return Math.max(0, ...degrees.map(({ isFinished }) => (isFinished ? 1 : 0.5)));
}

function sharesOne(left: Set<string>, right: Set<string>): boolean {
  return [...left].some((word) => right.has(word));
}

function listLevels(text: string): number[] {
  return LEVELS.filter(([, wordings]) => wordings.test(text)).map(([level]) => level);
}

/** Cut to their beginnings: "accounting" and "accountancy" are one subject. */
function listSubjects(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !GENERAL.has(word)).map((word) => word.slice(0, 6));
}
