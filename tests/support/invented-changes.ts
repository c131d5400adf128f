import type { Finding } from "#shared/screening/evidence.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";

/** Texts of the same meaning, and what was changed in them. */
export interface SameMeaning {
  name: string;
  text: string;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
const MONTH_AND_YEAR = new RegExp(`(${MONTHS.join("|")}) (\\d{4})`, "gu");
const BULLET = /^[•*-] /gmu;
const HEADINGS =
  /^(?:Profile|Summary|Experience|Education|Skills|Certifications|Certificates|Licences|Work history|Employment|Registration|Professional registration|Training|Placements)$/u;

function monthOf(name: string): string {
  return String(MONTHS.indexOf(name) + 1).padStart(2, "0");
}

/** The same CV with other dates, bullets, headings and line breaks. */
export function writeOtherwise(cv: string): SameMeaning[] {
  return [
    {
      name: "03/2012",
      text: cv.replaceAll(MONTH_AND_YEAR, (_, month: string, year: string) => `${monthOf(month)}/${year}`),
    },
    {
      name: "Mar 2012",
      text: cv.replaceAll(MONTH_AND_YEAR, (_, month: string, year: string) => `${month.slice(0, 3)} ${year}`),
    },
    { name: "2012 to 2015", text: cv.replaceAll(/(\d{4}) - /gu, "$1 to ") },
    { name: "2012 – current", text: cv.replaceAll(/(\d{4}) - /gu, "$1 – ").replaceAll("Present", "current") },
    { name: "other bullets", text: cv.replaceAll(BULLET, "   – ") },
    { name: "no empty lines", text: cv.replaceAll(/\n{2,}/gu, "\n") },
    {
      name: "loud headings",
      text: cv
        .split("\n")
        .map((line) => (HEADINGS.test(line) ? line.toUpperCase() : line))
        .join("\n"),
    },
    { name: "narrow lines", text: cv.split("\n").map(wrap).join("\n") },
    { name: "curly quotes", text: cv.replaceAll("'", "’") },
    { name: "no hyphens", text: cv.replaceAll(/(?<=\p{Ll})-(?=\p{Ll})/gu, " ") },
  ];
}

const NARROW = 45;

/** Heads of posts keep their line: a title and its employer in two lines are read otherwise, as everywhere. */
function wrap(line: string): string {
  const cut = line.lastIndexOf(" ", NARROW);
  return /^[•-] /u.test(line) && line.length > NARROW + 5 && cut > 0
    ? `${line.slice(0, cut)}\n  ${line.slice(cut + 1)}`
    : line;
}

/** The person's own lines first, then each section under its heading. */
export function splitSections(cv: string): string[][] {
  const sections: string[][] = [[]];
  for (const line of cv.split("\n").filter((one) => one !== "")) {
    if (HEADINGS.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections;
}

export function listBulletLines(cv: string): string[] {
  return cv.split("\n").filter((line) => /^[•-] /u.test(line));
}

/** The bullet stands under the first one of the CV, in the same dated post. */
export function addBulletLine(cv: string, bullet: string): string {
  const [first = ""] = listBulletLines(cv);
  return cv.replace(first, `${first}\n${first.slice(0, 2)}${bullet.slice(2)}`);
}

export function removeLines(cv: string, gone: readonly string[]): string {
  return cv
    .split("\n")
    .filter((line) => !gone.includes(line))
    .join("\n");
}

/** What each wording earns, whatever its row is called on the board. */
export function creditsByWording({ criteria }: Vacancy, findings: Pick<Finding, "criterion_id" | "credit">[]) {
  const wordings = new Map(criteria.map(({ id, wording }) => [id, wording]));
  return new Map(findings.map(({ criterion_id: id, credit }) => [wordings.get(id) ?? id, credit ?? Number.NaN]));
}
