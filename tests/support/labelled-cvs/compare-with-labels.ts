import { strFromU8 } from "fflate";
import { extractProfile, type Profile } from "#analysis/extract/extract-profile.ts";
import type { YearMonth } from "#analysis/extract/read-date-points.ts";
import { formatYearMonth } from "#analysis/extract/read-date-range.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import { type ExpectedProfile, labelledCvs, type LabelledCv } from "#tests/support/labelled-cvs/labelled-cvs.ts";
import { type Figures, FieldCounts } from "#tests/support/labelled-cvs/field-counts.ts";

/** The day of the measurement; the labelled CVs end before it. */
const AS_OF = "2025-03-15";

export interface ExtractionFigures {
  files: number;
  fields: Record<string, Figures>;
  /** Every difference, in the order of the files. */
  misses: Miss[];
  /** Spent on extraction alone, without reading the files. */
  milliseconds: number;
}

export interface Miss {
  file: string;
  field: string;
  expected: string[];
  got: string[];
}

type Fields = Record<string, string[]>;

/** Reads every labelled CV as the product does and compares what was extracted with what is written in it. */
export async function compareWithLabels(reader: DocumentReader): Promise<ExtractionFigures> {
  const cvs = labelledCvs();
  const counts = new FieldCounts();
  const misses: Miss[] = [];
  let milliseconds = 0;
  for (const cv of cvs) {
    const pages = await readPages(reader, cv);
    const begun = performance.now();
    const profile = extractProfile(pages, AS_OF);
    milliseconds += performance.now() - begun;
    const [expected, got] = [expectedFields(cv.expected), foundFields(profile)];
    for (const [field, values] of Object.entries(expected)) {
      const found = got[field] ?? [];
      const isRight = counts.add(field, values, found);
      if (!isRight) misses.push({ file: cv.fileName, field, expected: values, got: found });
    }
  }
  return { files: cvs.length, fields: counts.figures(), misses, milliseconds };
}

async function readPages(reader: DocumentReader, { fileName, bytes }: LabelledCv) {
  const document = fileName.endsWith(".txt") ? documentFromText(strFromU8(bytes)) : await reader.read(bytes);
  if (document.kind !== "text") throw new Error(`${fileName} is ${document.kind}`);
  return document.pages;
}

function expectedFields(expected: ExpectedProfile): Fields {
  return {
    name: one(expected.name),
    current_job_title: one(expected.current_job_title),
    current_employer: one(expected.current_employer),
    current_start_date: one(expected.current_start_date),
    current_end_date: one(expected.current_end_date),
    employment: expected.employment_history.map(({ title, company, start, end }) => entry(title, company, start, end)),
    employment_dates: expected.employment_history.map(({ start, end }) => entry(start, end)),
    degrees: expected.education.map(({ degree }) => degree),
    institutions: [...new Set(expected.education.map(({ institution }) => institution))],
    education_years: expected.education.map(({ degree, year }) => entry(degree, year)),
    certifications: expected.certifications.map(({ name }) => name),
    issuers: expected.certifications.flatMap(({ name, issuer }) => (issuer === null ? [] : [entry(name, issuer)])),
  };
}

function foundFields({ name, current, positions, education, certifications }: Profile): Fields {
  const titled = positions.filter(({ title, company }) => title !== null || company !== null);
  return {
    name: one(name),
    current_job_title: one(current?.title ?? null),
    current_employer: one(current?.company ?? null),
    current_start_date: one(current === null ? null : format(current.range.start)),
    current_end_date: one(current === null ? null : format(current.range.end)),
    employment: titled.map(({ title, company, range }) =>
      entry(title, company, format(range.start), format(range.end)),
    ),
    employment_dates: titled.map(({ range }) => entry(format(range.start), format(range.end))),
    degrees: education.map(({ degree }) => degree),
    institutions: [...new Set(education.flatMap(({ institution }) => one(institution)))],
    education_years: education.map(({ degree, year }) => entry(degree, year)),
    certifications: certifications.map((certificate) => certificate.name),
    issuers: certifications.flatMap((certificate) =>
      certificate.issuer === null ? [] : [entry(certificate.name, certificate.issuer)],
    ),
  };
}

function one(value: string | null): string[] {
  return value === null ? [] : [value];
}

function entry(...parts: (string | null)[]): string {
  return parts.map((part) => part ?? "none").join(" / ");
}

function format(at: YearMonth | null): string | null {
  return at === null ? null : formatYearMonth(at);
}
