import type { SectionLine } from "#analysis/extract/group-into-sections.ts";
import type { Range } from "./blind-cv.ts";

/** One kind of detail that must not weigh, and where a line shows it. The order matters: what is masked first is not found again. */
export interface Mask {
  kind: string;
  find: (line: SectionLine) => Range[];
}

type Where = (line: SectionLine) => boolean;

const everywhere: Where = () => true;
const atTheTop: Where = (line) => line.section === "header" || line.section === "other";
const inEducation: Where = (line) => line.section === "education";

function mask(kind: string, pattern: RegExp, where: Where = everywhere): Mask {
  const find = (line: SectionLine) => (where(line) ? listRanges(line.text, pattern) : []);
  return { kind, find };
}

function listRanges(text: string, pattern: RegExp): Range[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Nine digits or more: "2010 - 2014" is not a telephone number. */
function findPhones(line: SectionLine): Range[] {
  if (!atTheTop(line) && !/phone|mobile|tel|cell/iu.test(line.text)) return [];
  const numbers = listRanges(line.text, /(?<![\p{L}\p{N}])\+?\(?\d[\d() .-]{7,18}\d(?![\p{L}\p{N}])/gu);
  return numbers.filter(({ start, end }) => line.text.slice(start, end).replaceAll(/\D/gu, "").length >= 9);
}

export const MASKS: Mask[] = [
  mask("email", /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu),
  mask("link", /\b(?:https?:\/\/|www\.)\S{1,200}|\b(?:linkedin|github|gitlab|twitter|facebook)\.com\S{0,120}/giu),
  { kind: "phone", find: findPhones },
  mask("birth_date", /\b(?:date of birth|d\.?o\.?b\.?|born)\b.{0,40}/giu),
  mask("age", /\bage(?:d)? ?:? ?\d{2}\b|\b\d{2}[- ]years?[- ]old\b/giu),
  mask("marital_status", /\bmarital status\b.{0,30}|\b(?:married|divorced|widowed|unmarried)\b/giu),
  mask(
    "nationality",
    /\b(?:nationality|citizenship|place of birth|ethnicity|religion)\b ?:.{0,40}|\b\p{Lu}\p{Ll}{2,14} (?:citizen|national)\b/gu,
  ),
  mask("nationality", /\b(?:NATIONALITY|Nationality|Citizenship|Place of birth|Ethnicity|Religion)\b ?:.{0,40}/gu),
  mask(
    "gender",
    /\b(?:gender|sex) ?:.{0,20}|\b(?:male|female|husband|wife|mother|father|mum|dad|maternity|paternity|sorority|fraternity)\b/giu,
  ),
  mask("pronoun", /\b(?:he|she|him|his|her|hers|himself|herself)\b(?!\/)/giu),
  mask("pronoun", /\b(?:he|she|they)\/(?:him|her|them|they)(?:\/\p{L}{2,6})?\b/giu),
  mask("honorific", /\b(?:mr|mrs|ms|miss|mx|sir|madam|dame)\b\.?(?= \p{Lu})/giu),
  mask(
    "address",
    /\b\d{1,5}[a-z]?,? (?:[\p{L}'.-]{1,20} ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|way|place|crescent|boulevard|blvd|terrace|gardens|square)\b.{0,60}/giu,
    atTheTop,
  ),
  mask(
    "address",
    /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\baddress ?:.{0,100}/gu,
    atTheTop,
  ),
  mask(
    "address",
    /\b\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?, (?:[A-Z]{2}|\p{Lu}\p{Ll}{3,20}(?: \p{Lu}\p{Ll}{3,20})?)(?=$| ?[|•·])/gu,
    atTheTop,
  ),
  mask("graduation_year", /\b(?:(?:19|20)\d\d)\b/gu, inEducation),
];
