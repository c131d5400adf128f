import { listFields, listWholeFields } from "#analysis/lexicon/degree-subjects.ts";
import { oneOf, standingAlone } from "#analysis/pattern.ts";

/** What else a master is of. */
const NO_MASTERS = `card, data, plan, plans, planning, schedul\\p{L}*, electrician, plumber, mariner, craft\\p{L}*, chef, agreement\\p{L}*, service\\p{L}*, file\\p{L}*, list\\p{L}*, key,
  technician, trainer, teacher, black belt, budget\\p{L}*, builder`;
/** "MS" of a program. */
const OFFICE = `Office, Excel, Word, Project, Access, Windows, Power\\p{L}*, Outlook, Visio, Sharepoint, Share\\p{L}*, Dynamics, Teams, Publisher, Visual, Server, Exchange`;
/**
 * From school to doctorate; a higher one answers for a lower one. Letters that are also words or places count as written here alone,
 * those of `plain` not even in a line of capitals, where "BE" may be a verb.
 */
const LEVELS: { level: number; names: string; letters?: string; plain?: string }[] = [
  {
    level: 5,
    names: String.raw`ph\.? ?d, doctora\p{L}*, d\.?phil, juris doctor, ed\.?d, m\.d, j\.d, pharm\.? ?d`,
    plain: String.raw`JD(?! Edwards)`,
  },
  {
    level: 4,
    names: String.raw`(?<!scrum |web |task |station )master(?:s?(?:['’]s)?|of)(?!['’]?s? (?:${oneOf(NO_MASTERS)})), m\.? ?sc, m\.s, m\.a, m\.? ?b\.? ?a, m\.? ?tech, m\.? ?eng,
      m\.? ?com, m\.ed, m\.? ?phil, m\.? ?c\.? ?a, mcs, mcm, m\.?h\.?a, m\.?p\.?h, m\.?p\.?a, m\.?s\.?w, m\.?s\.?n, m\.?f\.?a, m\.? ?arch, mbbs, ll\.? ?m, post ?-?graduate,
      pgdb?m?, pg dip\p{L}*`,
    letters: String.raw`M\.E, M\.? ?Ed`,
    plain: String.raw`M[SA](?=\s*(?::|in\b|,? degree)), (?<!,\s)M[SA](?= \p{Lu}\p{Ll}{2})(?! (?:${oneOf(OFFICE)})), ME(?= ?\()`,
  },
  {
    level: 3,
    names: String.raw`bachelors?(?:['’]s|of)?, baccalaureate, undergraduate degree, b\.? ?sc, b\.s\.?(?: ?b\.? ?a)?, b\.a, b\.? ?eng, b\.? ?tech, b\.? ?com, b\.ed, b\.? ?b\.? ?[am],
      b\.? ?c\.? ?a, b\.?f\.?a, b\.?s\.?n, b\.?s\.?w, b\.? ?arch, b\.? ?pharm, b\.? ?des, ll\.? ?b`,
    letters: String.raw`B\.E, B\. ?S(?! \d), B\.? ?Ed`,
    plain: String.raw`BE, B ?S(?! \d), ^B\.? ?A, B\.? ?A(?=\s*(?:[:/,(]|in\b|or\b|degree|$)), (?<!,\s)BA(?= \p{Lu}\p{Ll}{2})`,
  },
  {
    level: 2,
    names: String.raw`associates?(?:['’]s)?(?= (?:of|in|or|degree|level)\b| ?:), hn[dc], foundation degree, vocational, trade school, level [67], years of college,
      third[- ]level`,
    letters: String.raw`A\.A(?:\.S)?, A\.S`,
    plain: String.raw`A\.? ?A\.?(?: ?S)?(?=\s*(?::|in\b|,? degree)), A ?A?S(?= ?:)`,
  },
  {
    level: 1,
    names: String.raw`high school, g\.?e\.?d, secondary school, leaving cert\p{L}*, h\.?s\.?c, s\.?s\.?c, a-levels?, gcses?, 1[02]th`,
  },
];
const PATTERNS = LEVELS.map(({ level, names, letters = "(?!)", plain = "(?!)" }) => ({
  level,
  names: standingAlone(names, "iu"),
  letters: standingAlone(letters, "u"),
  plain: standingAlone(plain, "u"),
}));
const SCHOOL = /\b(?:high|secondary|senior|middle)\b/iu;
const DIPLOMA = /\bdiploma\b/iu;
const DIPLOMA_LEVEL = 2;
const SCHOOL_LEVEL = 1;
/** "Degree in nursing", "commerce graduate": no level is named, so it is the usual one. "Graduated with honours" is no degree. */
const SOME_DEGREE = /\b(?:degree|graduate(?! school))\b/iu;
const USUAL_LEVEL = 3;
const UNFINISHED = new RegExp(
  String.raw`\b${oneOf(`in progress, expected, pursuing, seeking, currently (?:enrolled|studying|finishing), incomplete, some college,
  working (?:towards?|on), semester hours`)}\b|^\P{L}*coursework\b`,
  "iu",
);
const SCHOOL_LEAVING =
  /\bhigh school(?= (?:diploma|education|graduate|or\b))|\bleaving cert|\bged\b|\ba-levels?\b|\bgcses?\b/iu;
/** Read alone: "science" and "related" do not name what to study. */
const GENERAL = new Set(
  `degree degrees bachelor bachelors master masters field related similar equivalent higher any level required preferred minimum relevant subject subjects discipline
experience other another allied branch diploma associate associates qualification qualified university college must honours hons least with from plus recognised recognized
school certificate leaving science arts applied graduate undergraduate postgraduate and the or in of for who have has your our holders mandatory abroad major four three
years year completed complete finished education educated academic full time first good ideally desirable essential accredited like technical about high secondary
engineering engineer management administration technology studies certification award main taught some sort considered community city state states united closely third doctorate research tech btech mtech`.split(
    /\s+/u,
  ),
);
const RELATED = /\b(?:related|similar\p{L}*|equivalent|relevant|allied|comparable|like|another|other|adjacent)\b/iu;
const ANY_SUBJECT =
  /\bany (?:field|subject|discipline|major)\b|\bof (?:some|any) (?:sort|kind)\b|\bother subjects? (?:are |is )?(?:considered|welcome)\b|\bmba or (?:an?other |other |any )?(?:master|postgraduate)/iu;
/** "Bachelor's degree, engineering preferred", "undergraduate degree; MBA a plus": what is asked for stands before it. */
const PREFERENCE = /[;,][^;,]*\b(?:a plus|preferred|desirable|an advantage|helpful)\b.*$/iu;
/** "Educated to degree level" asks for no study of education. */
const EDUCATION_AS_LEVEL =
  /\b(?:high school|level|university|college|secondary|higher|further|formal)[ -]education\b|\beducation (?:level|to)\b/giu;

export interface AskedDegree {
  level: number;
  subjects: Set<string>;
  /** The fields of study of its subjects, and those that are asked for as a whole. */
  fields: Set<string>;
  wholeFields: Set<string>;
  isAnySubject: boolean;
  /** Nothing else is asked for: "a bachelor's degree". */
  isBare: boolean;
}

/** The lowest of the degrees that the wording accepts, and its subjects; undefined where it asks for none. */
export function readAskedDegree(wording: string): AskedDegree | undefined {
  const levels = listLevels(wording).filter((level) => level > SCHOOL_LEVEL || SCHOOL_LEAVING.test(wording));
  if (levels.length === 0) return undefined;
  const level = Math.min(...levels);
  const plain = wording.replace(PREFERENCE, "").replaceAll(EDUCATION_AS_LEVEL, " ");
  const [subjects, fields, wholeFields] = [new Set(listSubjects(plain)), listFields(plain), listWholeFields(plain)];
  const namesNone = subjects.size === 0 && fields.size === 0;
  const isAnySubject = namesNone || level === SCHOOL_LEVEL || ANY_SUBJECT.test(wording);
  const related = RELATED.test(wording) ? fields : [];
  return {
    level,
    subjects,
    fields,
    wholeFields: new Set([...wholeFields, ...related]),
    isAnySubject,
    isBare: namesNone && !/\bexperience\b/iu.test(wording),
  };
}

export interface HeldDegree {
  level: number;
  subjects: Set<string>;
  fields: Set<string>;
  isFinished: boolean;
}

/** `following` is the next line of the studies: the subject often stands there. */
export function readHeldDegree(line: string, following: string): HeldDegree | undefined {
  // What a bullet became in some PDFs: "fiB.S : Engineering".
  const text = line.replaceAll(/\bfi(?=\p{Lu})/gu, "");
  const levels = listLevels(text);
  if (levels.length === 0) return undefined;
  const named = listFields(text).size > 0 || listLevels(following).length > 0 ? text : `${text} ${following}`;
  return {
    level: Math.max(...levels),
    subjects: new Set(listSubjects(named)),
    fields: listFields(named),
    isFinished: !UNFINISHED.test(text),
  };
}

/** How far the degrees answer: by level alone, and with a subject that was asked for. An unfinished one answers half. */
export function compareDegrees(asked: AskedDegree, held: HeldDegree[]): { level: number; subject: number } {
  const high = held.filter(({ level }) => level >= asked.level);
  const answers = (degree: HeldDegree) => (degree.isFinished ? 1 : 0.5);
  return {
    level: Math.max(0, ...high.map(answers)),
    subject: Math.max(0, ...high.map((degree) => answers(degree) * compareSubjects(asked, degree))),
  };
}

/** Another subject of the same field answers half, unless related ones are welcome. */
const SAME_FIELD = 0.5;

function compareSubjects(asked: AskedDegree, { subjects, fields }: HeldDegree): number {
  if (asked.isAnySubject || sharesOne(asked.subjects, subjects) || sharesOne(asked.wholeFields, fields)) return 1;
  return sharesOne(asked.fields, fields) ? SAME_FIELD : 0;
}

function sharesOne(left: Set<string>, right: Set<string>): boolean {
  return [...left].some((word) => right.has(word));
}

function listLevels(text: string): number[] {
  const hasSmall = /\p{Ll}/u.test(text);
  const named = PATTERNS.flatMap(({ level, names, letters, plain }) =>
    names.test(text) || letters.test(text) || (hasSmall && plain.test(text)) ? [level] : [],
  );
  if (DIPLOMA.test(text)) named.push(SCHOOL.test(text) ? SCHOOL_LEVEL : DIPLOMA_LEVEL);
  return named.length === 0 && SOME_DEGREE.test(text) ? [USUAL_LEVEL] : named;
}

/** Cut to their beginnings: "accounting" and "accountancy" are one subject. */
function listSubjects(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !GENERAL.has(word)).map((word) => word.slice(0, 6));
}
