import { asWritten, DATE_STYLES } from "#tests/support/labelled-cvs/date-styles.ts";
import { NAME_STYLES } from "#tests/support/labelled-cvs/name-styles.ts";
import { type Person, readPeople } from "#tests/support/labelled-cvs/read-people.ts";
import { setDocx, setOneColumn, setPlainText, setTwoColumns } from "#tests/support/labelled-cvs/set-rows.ts";
import { CERTIFICATE_LAYOUTS, STUDY_LAYOUTS } from "#tests/support/labelled-cvs/study-layouts.ts";
import { row, type Row, WORK_LAYOUTS } from "#tests/support/labelled-cvs/work-layouts.ts";
import * as body from "#tests/support/labelled-cvs/write-body.ts";

export interface ExpectedProfile {
  name: string;
  current_job_title: string | null;
  current_employer: string | null;
  current_start_date: string | null;
  current_end_date: string | null;
  employment_history: { title: string; company: string; start: string; end: string | null }[];
  education: { degree: string; institution: string; year: string }[];
  certifications: { name: string; issuer: string | null }[];
}

export interface LabelledCv {
  fileName: string;
  bytes: Uint8Array;
  expected: ExpectedProfile;
}

const TIMES_EACH = 3;
const WORKS = [...Object.keys(WORK_LAYOUTS), "groupedByEmployer"];
const HEADINGS = [
  ["Work Experience", "Education", "Certifications", "Skills"],
  ["EMPLOYMENT HISTORY", "EDUCATION & QUALIFICATIONS", "CERTIFICATES", "KEY SKILLS"],
  ["Professional Experience", "Academic Background", "Licenses & Certifications", "Core Competencies"],
  ["Career History", "Education and Training", "Professional Certifications", "Technical Skills"],
];
/** None for a thin CV, many for one of three pages. */
const DUTY_COUNTS = [3, 2, 4, 0, 3, 10];
const BULLETS = ["• ", "- ", ""];

/** The same files on every call. The counts of the lists share few factors, so that the ways of writing meet in many pairs. */
export function labelledCvs(): LabelledCv[] {
  const people = readPeople();
  return Array.from({ length: TIMES_EACH }, (_, round) => round).flatMap((round) =>
    people.map((person, index) => labelCv(person, round * people.length + index, round)),
  );
}

function labelCv(person: Person, index: number, round: number): LabelledCv {
  const plan: body.BodyPlan = {
    person,
    work: at(WORKS, index * 7 + round),
    dates: at(DATE_STYLES, index * 3 + round),
    study: (index + round) % STUDY_LAYOUTS.length,
    certificate: at(CERTIFICATE_LAYOUTS, index + round),
    duties: at(DUTY_COUNTS, index + round),
    bullet: at(BULLETS, index + Math.floor(index / BULLETS.length)),
    headings: at(HEADINGS, index + round),
  };
  const { extension, bytes } = setCv(plan, index);
  const number = String(index + 1).padStart(2, "0");
  return { fileName: `${number}-${plan.work}.${extension}`, bytes, expected: expectedOf(plan) };
}

function setCv(plan: body.BodyPlan, index: number): { extension: string; bytes: Uint8Array } {
  const { person } = plan;
  const contact = ["someone@example.org", "07700 900123", "Arborough"];
  const writeName = at(NAME_STYLES, index * 3 + Math.floor(index / NAME_STYLES.length));
  const top = writeName(person, contact.join(" | "));
  const studiesFirst = index % 4 === 1;
  const middle = studiesFirst
    ? [...body.writeStudies(plan), ...body.writeWork(plan)]
    : [...body.writeWork(plan), ...body.writeStudies(plan)];
  const end = [...body.writeCertificates(plan), ...body.writeSkills(plan)];
  const whole = [...top, ...body.writeProfile(person), ...middle, ...end];
  // The PDF writer knows only the letters of Western Europe.
  if (index % 11 === 7 || /[\u0100-\uffff]/u.test(person.name)) return { extension: "docx", bytes: setDocx(whole) };
  if (index % 11 === 4) return { extension: "txt", bytes: setPlainText(whole) };
  if (index % 3 !== 2) return { extension: "pdf", bytes: setOneColumn(whole) };
  const side: Row[] = [...contact.map((text) => row(text)), ...end];
  const main = [...writeName(person, "Available at once"), ...body.writeProfile(person), ...middle];
  return { extension: "pdf", bytes: setTwoColumns(side, main, index % 2 === 0) };
}

function expectedOf({ person, dates, certificate }: body.BodyPlan): ExpectedProfile {
  const employment_history = person.work
    .filter((work) => !work.isBreak)
    .map(({ title, company, start, end }) => {
      const [first, last] = [asWritten(dates, start), asWritten(dates, end)];
      return { title, company, start: first ?? start, end: last };
    });
  const [current] = employment_history;
  return {
    name: person.name,
    current_job_title: current?.title ?? null,
    current_employer: current?.company ?? null,
    current_start_date: current?.start ?? null,
    current_end_date: current?.end ?? null,
    employment_history,
    education: person.studies,
    certifications: person.certificates.map(({ name, issuer }) => ({
      name,
      issuer: certificate.hasIssuer ? issuer : null,
    })),
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
