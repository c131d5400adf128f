import type { Education } from "#shared/screening/cv-analysis.ts";
import type { SectionLine } from "./group-into-sections.ts";
import { isBullet, isHeadText } from "./head-lines.ts";
import type { MarkCuts } from "./mark-cuts.ts";
import { readStudyLine, type StudyLine } from "./read-study-line.ts";
import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";

const LONGEST = 180;

/**
 * What the first line of the section names, a degree, a school or a date, begins every entry; the lines up to the next of its kind
 * belong together. Fails on CVs that change their order between entries.
 */
export function findEducation(lines: SectionLine[], markCuts: MarkCuts): Education[] {
  const studies = lines.flatMap((line) => {
    if (line.section !== "education" || line.isHeading || line.text.length > LONGEST) return [];
    return [readStudyLine(line, markCuts)];
  });
  return groupEntries(studies).flatMap((entry) => readEntry(entry));
}

type Feature = "degree" | "institution" | "year" | "none";

function featureOf({ degrees, institution, year, hasText }: StudyLine): Feature {
  if (degrees.length > 0) return "degree";
  if (institution !== undefined) return "institution";
  return year !== null && !hasText ? "year" : "none";
}

function groupEntries(studies: StudyLine[]): StudyLine[][] {
  const opening = studies.map((line) => featureOf(line)).find((feature) => feature !== "none");
  const entries: StudyLine[][] = [];
  for (const line of studies) {
    const last = entries.at(-1);
    if (last === undefined || featureOf(line) === opening || isCourse(line)) entries.push([line]);
    else last.push(line);
  }
  return entries;
}

/** A course at a school of its own, among degrees. */
function isCourse({ degrees, institution, subject, year }: StudyLine): boolean {
  const isNamed = /\b(?:course|training|program|programme|semester|exchange)\b/iu.test(subject ?? "");
  return degrees.length === 0 && institution !== undefined && year !== null && isNamed;
}

function readEntry(entry: StudyLine[]): Education[] {
  const named = entry.find((line) => line.institution !== undefined)?.institution;
  const dated = entry.find((line) => line.year !== null)?.year ?? null;
  const found = entry.flatMap((line) =>
    line.degrees.map((degree) => ({
      degree,
      institution: line.institution ?? named ?? findUnknownSchool(entry, line),
      year: line.year ?? (line.institution === undefined ? dated : yearBelow(entry, line)),
    })),
  );
  if (found.length > 0 || named === undefined) return found;
  const subject = entry.find((line) => line.subject !== undefined)?.subject;
  return subject === undefined ? [] : [{ degree: subject, institution: named, year: dated }];
}

/** A line that names degree and school is complete: a year above it belongs to another. */
function yearBelow(entry: StudyLine[], line: StudyLine): string | null {
  const below = entry.slice(entry.indexOf(line) + 1).find(({ year }) => year !== null);
  const [first] = entry;
  return below?.year ?? (first !== undefined && featureOf(first) === "year" ? first.year : null);
}

/** Under or over a degree, a short line that is nothing else names the school. */
function findUnknownSchool(entry: StudyLine[], degree: StudyLine): string | null {
  const at = entry.indexOf(degree);
  if (degree.other !== undefined) return degree.other;
  const near = [entry[at + 1], entry[at - 1]].filter((line) => line !== undefined);
  const plain = near.find(
    ({ line, degrees, other }) =>
      degrees.length === 0 &&
      other !== undefined &&
      !isBullet(line) &&
      isHeadText(line.text) &&
      !looksLikeTitle(line.text),
  );
  return plain?.other ?? null;
}
