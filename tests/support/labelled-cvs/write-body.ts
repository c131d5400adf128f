import { type DateStyle, writeDates } from "#tests/support/labelled-cvs/date-styles.ts";
import type { Person } from "#tests/support/labelled-cvs/read-people.ts";
import { type CertificateLayout, STUDY_LAYOUTS } from "#tests/support/labelled-cvs/study-layouts.ts";
import { groupByEmployer, row, type Row, WORK_LAYOUTS } from "#tests/support/labelled-cvs/work-layouts.ts";

export interface BodyPlan {
  person: Person;
  work: string;
  dates: DateStyle;
  study: number;
  certificate: CertificateLayout;
  duties: number;
  bullet: string;
  headings: string[];
}

const DUTIES = [
  "Kept the records of the department in order and answered every question about them",
  "Trained three new colleagues and wrote the handbook they still use",
  "Planned the week with the team and reported to the director every month",
  "Cut waiting times by a fifth after listening to the people at the counter",
  "Worked with suppliers to lower costs without losing quality",
  "Introduced a checklist that halved the number of mistakes",
  "Handled complaints calmly and saw each of them to its end",
  "Took part in the yearly review and prepared its figures",
  "Represented the team at the regional meeting in the autumn of the year",
  "Supported the move to a new building with no day of closure",
];

export function writeWork({ person, work, dates, duties, bullet, headings }: BodyPlan): Row[] {
  const dutiesOf = (index: number) =>
    Array.from({ length: duties }, (_, order) => row(`${bullet}${DUTIES[(index * 3 + order) % DUTIES.length] ?? ""}`));
  const layout = WORK_LAYOUTS[work];
  const entries =
    layout === undefined
      ? groupByEmployer(person.work, dates, dutiesOf)
      : person.work.flatMap((entry, index) => {
          const written = writeDates(dates, entry.start, entry.end);
          return entry.isBreak ? [row(`${entry.title}, ${written}`)] : [...layout(entry, written), ...dutiesOf(index)];
        });
  return [heading(headings[0] ?? "Work Experience"), ...entries];
}

export function writeStudies({ person, study, headings }: BodyPlan): Row[] {
  const layout = STUDY_LAYOUTS[study];
  if (person.studies.length === 0 || layout === undefined) return [];
  return [heading(headings[1] ?? "Education"), ...person.studies.flatMap((entry) => layout(entry))];
}

export function writeCertificates({ person, certificate, headings }: BodyPlan): Row[] {
  if (person.certificates.length === 0) return [];
  return [
    heading(headings[2] ?? "Certifications"),
    ...person.certificates.map((entry) => row(certificate.write(entry))),
  ];
}

export function writeSkills({ headings }: BodyPlan): Row[] {
  return [heading(headings[3] ?? "Skills"), row("Planning"), row("Teamwork"), row("Spreadsheets")];
}

export function writeProfile({ headline }: Person): Row[] {
  return [heading("Profile"), row(`${headline} who likes clear plans, short meetings and work that is finished.`)];
}

function heading(text: string): Row {
  return { cells: [{ text, bold: true }], size: 13 };
}
