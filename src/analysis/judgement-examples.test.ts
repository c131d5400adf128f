import { expect, test } from "vitest";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import { showSum } from "#shared/screening/shown-sum.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { type InventedVacancy, inventedVacancies } from "#tests/support/judged-vacancies.ts";
import { levelOf, readAd, screenText } from "#tests/support/screen-text.ts";

const vacancies = new Map(inventedVacancies().map((vacancy) => [vacancy.name, vacancy]));
const accountant = named("senior-accountant");
const driver = named("class-1-driver");
const electrician = named("electrician");

function named(name: string): InventedVacancy {
  const vacancy = vacancies.get(name);
  if (vacancy === undefined) throw new Error(name);
  return vacancy;
}

function cvOf({ cvs }: InventedVacancy, id: string): string {
  return cvs.find((cv) => cv.id === id)?.text ?? "";
}

function sumOf({ criteria }: Vacancy, { findings }: CvAnalysis) {
  const keyed = criteria.map(({ id, ...row }) => ({ key: id, ...row }));
  return showSum(keyed, findings);
}

function verdictOn(vacancy: Vacancy, cv: string) {
  const analysis = screenText(vacancy, cv);
  return giveVerdict(analysis.score, sumOf(vacancy, analysis).lines);
}

const wordings = ({ criteria }: Vacancy) => criteria.map(({ wording }) => wording).join("\n");

test("a clerk with “numerous CPA firm clients” and no dated work is below 45 and no exceptional match", () => {
  const clerk = screenText(accountant.read, cvOf(accountant, "clerk"));
  expect(clerk.score).toBeLessThan(45);
  expect(levelOf(accountant.read, clerk, "CPA")).toBe("missing");
  expect(verdictOn(accountant.read, cvOf(accountant, "clerk"))).toMatchObject({
    risk: "High Risk",
    recommendation: "Not Suitable",
  });
});

/** The first so many lines of what somebody did who shows everything, in one dated post. */
function accountantWith(shown: number): string {
  const lines = cvOf(accountant, "complete").split("\n");
  const done = lines.filter((line) => line.startsWith("•")).slice(0, shown);
  return ["Alva Ashgrove", "Experience", "Accountant, Foxglove Tools", "May 2011 - May 2016", ...done].join("\n");
}

test("of two people with 3 and 6 of 11 requirements the second is ahead by what the three weigh", () => {
  const [three, six] = [3, 6].map((shown) => screenText(accountant.read, accountantWith(shown)));
  expect(Number(six?.score) - Number(three?.score)).toBeGreaterThanOrEqual(15);
  const [low, high] = [three, six].map((cv) => cv?.findings.filter(({ level }) => level !== "missing").length ?? 0);
  expect(high).toBeGreaterThanOrEqual(Number(low) + 3);
});

test("who lacks most of the core is never called exceptional", () => {
  for (const { read, cvs } of vacancies.values()) {
    for (const { text } of cvs) {
      const { findings } = screenText(read, text);
      const core = read.criteria.filter(({ importance }) => importance !== "nice").map(({ id }) => id);
      const strong = findings.filter(({ criterion_id: id, level }) => core.includes(id) && level === "strong").length;
      const isExceptional = verdictOn(read, text).sentence.startsWith("Exceptional");
      expect(isExceptional && strong < core.length * 0.6).toBe(false);
    }
  }
});

function withYears(dates: string | null): string {
  const post = dates === null ? [] : ["Experience", "Accountant, Foxglove Tools", dates];
  const done = ["• Month-end close and journal entries", "• Financial statements under US GAAP"];
  return ["Alva Ashgrove", ...post, ...done, "Education", "BSc Accounting, University of Arborough, 2005"].join("\n");
}

test("ten, five and two years, three months and none: the points for “5+ years” fall", () => {
  const dates = ["2008", "2013", "2016"].map((year) => `January ${year} - Present`);
  const shown = [...dates, "October 2017 - Present", null].map((each) => {
    const { id } = accountant.read.criteria.find(({ required_years: years }) => years === 5) ?? {};
    const { lines } = sumOf(accountant.read, screenText(accountant.read, withYears(each)));
    return lines.find(({ key }) => key === id)?.points ?? Number.NaN;
  });
  expect(shown).toEqual(shown.toSorted((left, right) => right - left));
  expect(new Set(shown).size).toBe(5);
  expect(shown[4]).toBe(0);
});

test("the weights on the board are the whole of the score", () => {
  const { criteria } = accountant.read;
  const analysis = screenText(accountant.read, cvOf(accountant, "no-certificate"));
  const { score } = analysis;
  const { lines, total } = sumOf(accountant.read, analysis);
  const weight = criteria.reduce((sum, row) => sum + row.weight, 0);
  for (const [at, { of }] of lines.entries()) {
    expect(Math.abs(Number(of) - (100 * (criteria[at]?.weight ?? 0)) / weight)).toBeLessThan(0.11);
  }
  const tenths = lines.reduce((sum, { points }) => sum + Math.round(Number(points) * 10), 0);
  expect(Math.round(tenths / 10)).toBe(score);
  expect(Math.round(Number(total))).toBe(score);
});

const SITE_MANAGER = `Site Manager
Brandt & Ortega Builders is a general contractor with 85 people. Our client, a well regarded firm, builds schools.

The day
You open the gate at six and walk the site with the foremen. You report to the VP of Construction.

What we require
Five years of site management on projects above two million
Knowledge of building regulations
A CSCS black card. This is required; please show it on your resume.

Who we are looking for
Somebody who reads drawings and plans the trades week by week
Experience with Primavera or Microsoft Project
Confident safety briefings

Closing date 3 December. Reasonable accommodation is made for applicants with disabilities.
An enhanced DBS check is carried out before you start.`;

test("unusual headings hide no requirement, and company, day and closing date are none", () => {
  const vacancy = readAd(SITE_MANAGER);
  expect(vacancy.title).toBe("Site Manager");
  const asked = ["site management", "building regulations", "CSCS black card", "drawings", "Primavera", "briefings"];
  for (const words of asked) expect(wordings(vacancy)).toContain(words);
  expect(vacancy.criteria).toHaveLength(asked.length);
  expect(vacancy.criteria.every(({ importance }) => importance !== "nice")).toBe(true);
  expect(vacancy.formalities.join()).toContain("DBS");
});

test("what an advertisement in running text asks for is found under “Sound like you?”", () => {
  const asked = ["HGV Class 1", "Driver CPC", "at night", "drivers' hours", "walk-round checks", "proof of delivery"];
  for (const words of [...asked, "multi-drop", "refrigerated"]) expect(wordings(driver.read)).toContain(words);
  expect(wordings(driver.read)).not.toMatch(/60 trucks|canteen|DBS/u);
});

test("a paper that is to be shown on the resume is asked for, and how to show it is not", () => {
  const vacancy = readAd(`Kitchen Porter
Sound like you?
You have washed dishes in a busy kitchen for a year. You know how to store chemicals safely. A food hygiene certificate is required; please show it on your resume.`);
  expect(vacancy.criteria.find(({ wording }) => wording.includes("hygiene"))?.importance).toBe("gate");
  expect(wordings(vacancy)).not.toContain("resume");
});

test("essential and desirable in front of every line make one row of each line", () => {
  const { read } = named("staff-nurse");
  expect(wordings(read)).not.toMatch(/essential|desirable|smoke free/iu);
  expect(read.criteria.filter(({ importance }) => importance === "gate")).toHaveLength(1);
  expect(read.criteria).toHaveLength(11);
});

test("logistic regression is no logistics", () => {
  const vacancy = readAd(
    "Data Scientist\nRequirements\n- Logistic Regression and decision trees\n- SQL\n- Python with pandas",
  );
  const logistics =
    "Alva Ashgrove\nExperience\nLogistics Coordinator, Foxglove Freight\n2012 - Present\n• Planned logistics, warehousing and transport";
  expect(levelOf(vacancy, screenText(vacancy, logistics), "Logistic")).toBe("missing");
});

test.each([
  "HGV Class 1 licence",
  "LGV Category C+E licence",
  "HGV Class 1 (C+E), held since 2012",
  "Class 1 HGV driver",
])("a licence worded as “%s” opens the gate", (licence) => {
  const cv = cvOf(driver, "night-trunker").replace("HGV Class 1 (C+E), held since 2012", licence);
  expect(screenText(driver.read, cv).score).toBeGreaterThan(59);
});

test("without the licence the score is at most 59, and a check before the first day is no gate", () => {
  const courier = screenText(driver.read, cvOf(driver, "van-courier"));
  expect(courier.score).toBeLessThanOrEqual(59);
  expect(driver.read.criteria.filter(({ importance }) => importance === "gate").map(({ wording }) => wording)).toEqual([
    expect.stringContaining("HGV Class 1"),
  ]);
});

test("an electrician who lists what the advertisement asks for, in its order, is not taken for a copyist", () => {
  const lister = screenText(electrician.read, cvOf(electrician, "lister"));
  expect(lister.review_reasons).toEqual([]);
  expect(lister.score).toBeGreaterThanOrEqual(50);
});

test("reports quote the advertisement and conjugate nothing", () => {
  const vacancy = readAd(`Shift Lead
Requirements
- Able to identify gaps in the rota
- Hand on responsibility for the month-end close
- Prepare handover notes
- Calm on the telephone
- Knowledge of food safety`);
  const { summary, concerns, interview_insights: questions } = screenText(vacancy, cvOf(accountant, "cook"));
  const told = [summary, ...concerns, ...questions].join("\n");
  expect(told.replaceAll(/“[^”]*”/gu, "")).not.toMatch(/identify|hand(?:ing)?[- ]on|rota|month-end/iu);
  expect(told).not.toMatch(/does not mention able|handing/iu);
});

test("what is not shown earns less than a fifth of its points, beside the nearest words of the CV, and no quote nothing", () => {
  const findings = inventedVacancies().flatMap(({ read, cvs }) =>
    cvs.flatMap((cv) => screenText(read, cv.text).findings),
  );
  const missing = findings.filter(({ level }) => level === "missing");
  const near = missing.filter(({ credit }) => Number(credit) > 0);
  expect(near.length).toBeGreaterThan(10);
  expect(Math.max(...near.map(({ credit }) => Number(credit)))).toBeLessThan(0.2);
  for (const { credit, quotes } of missing) expect(quotes).toHaveLength(Number(credit) > 0 ? 1 : 0);
});
