import { findDegree, isBareDegree, isInstitution } from "#analysis/lexicon/degree-words.ts";
import type { SectionLine } from "./group-into-sections.ts";
import { isHeadText } from "./head-lines.ts";
import type { MarkCuts } from "./mark-cuts.ts";
import { isPlace, isStateCode, regionLength } from "#analysis/lexicon/place-words.ts";
import { blankDates, findLastYear } from "./read-date-range.ts";
import { isSubject, subjectLength } from "#analysis/lexicon/subject-words.ts";

export interface StudyLine {
  line: SectionLine;
  degrees: string[];
  institution: string | undefined;
  /** Stands before the school and could be what was studied there. */
  subject: string | undefined;
  /** A name that is neither a degree nor a known kind of school. */
  other: string | undefined;
  year: string | null;
  hasText: boolean;
}

const SEPARATOR = /\s?[\t|•·●▪;]\s?|\s?(?:ï¼|â€“|â€”|–|—)\s?|\s-\s|\s-$|,\s|\s,|,$|\s?:\s|:$|\sfrom\s|\sat\s/u;
const NOISE =
  /^(?:gpa|cgpa|grade|major|minor|expected|graduated?|graduation|class of|honou?rs|hons|dean|magna|cum laude|summa|first class|2:1|2:2|thesis|advisor|coursework|relevant|percentage|aggregate|with|score|in progress|present|current|date)\b/iu;

const CERTIFIED = /\b(?:certified|certification|licen[sc]e)\b/iu;

const MOST_NAME_WORDS = 9;

export function readStudyLine(line: SectionLine, markCuts: MarkCuts): StudyLine {
  const text = blankDates(markCuts(line)).replace(/^[\s•·●▪◦‣*➢-]{1,4}/u, "");
  const pieces = text
    .split(SEPARATOR)
    .map((raw) => trim(raw))
    .filter((piece) => /\p{L}{2}/u.test(piece));
  const split = pieces.flatMap((piece, index) => splitPiece(piece, pieces[index + 1]));
  const isProse = !isHeadText(text.replaceAll("\t", " ").slice(0, 90).trim()) && text.length > 60;
  const degrees =
    isProse && !/^\P{L}*(?:\p{Lu}\.?){2}|^\P{L}*(?:Bachelor|Master|Associate|Doctor|Diploma|High)/u.test(text)
      ? []
      : listDegrees(split);
  const schools = split.filter((piece) => isInstitution(piece) && !degrees.some((degree) => degree.includes(piece)));
  const others = split.filter((piece) => !degrees.some((degree) => degree.includes(piece)) && isName(piece));
  const [school] =
    isProse && degrees.length === 0 ? schools.filter((piece) => piece === split[0] && isName(piece)) : schools;
  return {
    line,
    degrees,
    institution: school,
    subject: split
      .slice(0, school === undefined ? undefined : split.indexOf(school))
      .find((piece) => others.includes(piece) && !isInstitution(piece)),
    other: others.find((piece) => !isInstitution(piece) && !isSubject(piece)),
    year: findLastYear(line.text),
    hasText: split.length > 0,
  };
}

/** A bare degree takes the subject that follows it: "Bachelor of Arts : Fine Art". */
function listDegrees(pieces: string[]): string[] {
  return pieces.flatMap((piece, index) => {
    if (findDegree(piece) === undefined || isSchoolOnly(piece) || !/^[\p{Lu}\p{N}]/u.test(piece)) return [];
    if (CERTIFIED.test(piece) || pieces.some((other) => other !== piece && other.startsWith(`${piece} `))) return [];
    // "Amherst, MA": a state. "Hollow Oak Associates": a firm.
    const hasOther = pieces.some((other) => other !== piece && findDegree(other) !== undefined);
    if ((isStateCode(piece) && hasOther) || (/^associates?$/iu.test(piece) && index > 0)) return [];
    return [withSubject(piece.replace(/^graduated (?:as|with) (?:an? )?/iu, ""), pieces[index + 1])];
  });
}

function withSubject(degree: string, next: string | undefined): string {
  if (next === undefined || !isBareDegree(degree)) return degree;
  const isWhat = isName(next) && !isInstitution(next) && findDegree(next) === undefined;
  return isWhat ? `${degree}, ${next}` : degree;
}

function isSchoolOnly(piece: string): boolean {
  const degree = findDegree(piece);
  return isInstitution(piece) && degree !== undefined && degree.from > 0 && !/\b(?:degree|diploma)\b/iu.test(piece);
}

function isName(piece: string): boolean {
  return /^\p{Lu}/u.test(piece) && !isPlace(piece) && !NOISE.test(piece) && piece.split(" ").length <= MOST_NAME_WORDS;
}

/** Degree, town, subject and school often follow each other without a mark. */
function splitPiece(piece: string, next: string | undefined): string[] {
  const region = regionLength(piece);
  const isPartOfName = STATE_SCHOOL.test(piece.slice(region));
  if (region > 0 && region < piece.length && !isPartOfName) {
    const rest = piece.slice(region).trim();
    if (isInstitution(rest) || findDegree(rest)?.from === 0) return splitPiece(rest, next);
  }
  const isBeforeRegion = next !== undefined && regionLength(next) > 0 && !isPlace(next);
  const withoutTown = isBeforeRegion ? piece.replace(/ \p{Lu}\p{L}+$/u, "") : piece;
  if (!isInstitution(withoutTown)) return [withoutTown];
  const degree = findDegree(withoutTown);
  return degree === undefined ? splitSubject(withoutTown) : splitDegreeFromSchool(withoutTown, degree);
}

const STATE_SCHOOL = /^ (?:State|(?:University|Institute|College|Tech|Academy|School)(?! of\b))\b/iu;

/** The subject is often said again behind the school. */
function splitSubject(piece: string): string[] {
  const length = subjectLength(piece);
  const school = cutProse(piece.slice(length).trim());
  if (length === 0) return [school];
  const subject = piece.slice(0, length);
  return [subject, school.endsWith(` ${subject}`) ? school.slice(0, -subject.length - 1) : school];
}

/** A school that runs on into a sentence ends at the first small word that names have no use for. */
function cutProse(school: string): string {
  const words = school.split(" ");
  if (words.length <= MOST_NAME_WORDS) return school;
  const end = words.findIndex(
    (word) => /^(?:\p{Ll}|\d)/u.test(word) && !/^(?:of|and|the|at|in|for|de|la|du|y)$/u.test(word),
  );
  return words.slice(0, end > 0 ? end : MOST_NAME_WORDS).join(" ");
}

function splitDegreeFromSchool(piece: string, degree: { from: number; to: number }): string[] {
  const named = /\s(?=(?:University|Institute|College|School|Academy|Faculty) of\b)/u.exec(piece.slice(degree.to));
  if (named !== null) {
    const at = degree.to + named.index;
    return [piece.slice(0, at).trim(), piece.slice(at).trim()];
  }
  if (degree.from > 0) return [piece.slice(0, degree.from).trim(), piece.slice(degree.from).trim()];
  const rest = piece.slice(degree.to).trim();
  const parts = splitSubject(rest.replace(/^(?:in|of)\s/iu, ""));
  if (parts.length > 1 && isInstitution(parts[1] ?? ""))
    return [
      `${piece.slice(0, piece.length - rest.length)}${rest.slice(0, rest.indexOf(parts[1] ?? ""))}`.trim(),
      parts[1] ?? "",
    ];
  return /^\p{Lu}/u.test(rest) && rest.split(" ").length <= 4 ? [piece.slice(0, degree.to).trim(), rest] : [piece];
}

function trim(text: string): string {
  const plain = text.replaceAll(/^[\s,:;.*–—-]{1,6}|[\s,:;*–—(-]{1,6}$/gu, "").replaceAll(/\s{2,}/gu, " ");
  const hasOpen = plain.includes("(");
  return hasOpen && !plain.includes(")") ? `${plain})` : hasOpen ? plain : plain.replaceAll(")", "").trim();
}
