import { isConferred } from "#analysis/lexicon/degree-words.ts";
import { findDateRange } from "#analysis/extract/read-date-range.ts";
import { listRanges, type Mask, maskOf, type PlacedLine, type Range, readHints } from "./mask.ts";

const DATE =
  /(?<![\p{L}\p{N}])(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}[.,]? ?)?(?:\d{1,2}[/.-]){0,2}(?:19|20)\d\d(?: ?[-–—/] ?\d\d)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])['’]\d\d(?![\p{L}\p{N}])/giu;
const STUDY =
  /(?<![\p{L}\p{N}])(?:graduat\p{L}{0,4}|class of|bachelor|master(?:['’]?s| of)|doctorate|diploma|degree|gcses?|[oa][- ]levels?|high school|secondary school|baccalaureate|matric(?:ulation)?|university|college|alumn\p{L}{1,2})(?![\p{L}\p{N}])/iu;
const DEGREE =
  /(?<![\p{L}\p{N}])(?:Ph\.? ?D|B\.? ?Sc|BSC|M\.? ?Sc|MSC|B\.?A|M\.?A|B\.?S|M\.?S|B\.?E|B\.? ?Eng|M\.? ?Eng|B\.? ?Tech|M\.? ?Tech|MBA|BBA|B\.? ?Com|M\.? ?Com|BCA|MCA|LL\.?B|LL\.?M|B\.? ?Ed|PGCE|HND|HNC|BTEC|NVQ|S\.?S\.?C|H\.?S\.?C|CBSE)(?![\p{L}\p{N}])/u;

export function mentionsStudy(text: string): boolean {
  return STUDY.test(text) || DEGREE.test(text);
}

/** When someone studied says how old they are. Years of work stay: how long it was is what the vacancy asks for. */
function findGraduationYears({ text, section, isHead }: PlacedLine): Range[] {
  const isWork = section === "experience" && isHead && !isConferred(text) && findDateRange(text) !== undefined;
  return !isWork && mentionsStudy(text) ? listRanges(text, DATE) : [];
}

const HINTS = `graduate graduated graduates graduating graduation class bachelor bachelors master masters doctorate diploma degree gcse gcses level
levels school baccalaureate matric matriculation university college alumni alumna alumnus ph phd b m bsc msc ba ma bs ms be beng meng btech mtech mba bba bcom
mcom bca mca llb llm ll bed pgce hnd hnc btec nvq ssc hsc s h cbse`;

export const GRADUATION_MASKS: Mask[] = [
  maskOf("graduation_year", "", DATE, (line) => line.section === "education"),
  { kind: "graduation_year", hints: readHints(HINTS), find: findGraduationYears },
];
