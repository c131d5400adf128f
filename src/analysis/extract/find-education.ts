import type { Education } from "#shared/cv-analysis.ts";
import type { SectionLine } from "./group-into-sections.ts";
import { findLastYear } from "./read-date-range.ts";

const DEGREE =
  /\b(?:bachelor|master|doctor(?:ate)?|ph\.? ?d|b\.? ?sc|m\.? ?sc|b\.? ?a\b|m\.? ?a\b|b\.? ?eng|m\.? ?eng|b\.?tech|m\.?tech|mba|bba|b\.? ?com|ll\.?b|ll\.?m|b\.? ?ed|pgce|pgdip|hnd|hnc|btec|nvq|gcses?|a[- ]levels?|diploma|associate|foundation degree|degree|high school|baccalaureate|apprenticeship|certificate)/iu;
const INSTITUTION =
  /\b(?:university|college|school|institute|academy|polytechnic|conservatoire|faculty|universit[àé])\b/iu;
const LONGEST = 140;

export function findEducation(lines: SectionLine[]): Education[] {
  const studies = lines.filter((line) => line.section === "education" && !line.isHeading);
  return studies.flatMap((line, index) => {
    const degree = splitPieces(line.text).find((piece) => DEGREE.test(piece));
    if (degree === undefined || line.text.length > LONGEST) return [];
    const around = [line, studies[index + 1], studies[index - 1]].filter((near) => near !== undefined);
    const isFree = (near: SectionLine) => near === line || !DEGREE.test(near.text);
    const nearby = around.filter((near) => isFree(near));
    const institution = nearby.flatMap((near) => splitPieces(near.text)).find((piece) => INSTITUTION.test(piece));
    const year = nearby.map((near) => findLastYear(near.text)).find((found) => found !== null);
    return [
      {
        degree: withoutYears(degree),
        institution: institution === undefined ? "" : withoutYears(institution),
        year: year ?? null,
      },
    ];
  });
}

function splitPieces(text: string): string[] {
  return text.split(/ ?[|•·–—:] ?| - |, | , |\(|\)| from | at /u).map((piece) => piece.trim());
}

function withoutYears(text: string): string {
  return text
    .replaceAll(/\b(?:19|20)\d\d\b/gu, "")
    .replaceAll(/ {2,}/gu, " ")
    .trim();
}
