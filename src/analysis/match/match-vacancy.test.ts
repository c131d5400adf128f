import { expect, test } from "vitest";
import { blindCv } from "#analysis/blind/blind-cv.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { openTestModels } from "#tests/support/test-reader.ts";
import { indexCv } from "./index-cv.ts";
import { matchVacancy } from "./match-vacancy.ts";
import { prepareVacancy } from "./prepare-vacancy.ts";

const models = openTestModels();
const REST_OF_THE_VACANCY = [
  "We are an invented company that has built booking software for small theatres since it was founded by two ushers",
  "You will join a team of nine people in a bright office above a bakery and be free to work from home on most days",
];

function asking(terms: string[], change: Partial<Criterion> = {}): Criterion {
  return {
    id: "c1",
    wording: terms.join(", "),
    kind: "skill",
    importance: "must",
    weight: 2,
    required_years: null,
    terms,
    ...change,
  };
}

function match(cv: string, ...criteria: Criterion[]) {
  const blind = blindCv(extractProfile(textDocument(cv).pages, "2025-03-15"));
  const lines = [...criteria.map(({ wording }) => wording), ...REST_OF_THE_VACANCY];
  const vacancy = prepareVacancy({ title: "", criteria, lines, set_aside: [], formalities: [] }, models);
  return matchVacancy(indexCv(blind, models), vacancy);
}

function level(cv: string, criterion: Criterion) {
  return match(cv, criterion)[0]?.level;
}

test("a skill used in dated work is strong, one from a list is partial, an absent one is missing", () => {
  expect(level(PLAIN_CV, asking(["python"]))).toBe("strong");
  expect(level(PLAIN_CV, asking(["docker"]))).toBe("partial");
  expect(level(PLAIN_CV, asking(["kafka"]))).toBe("missing");
});

test("words are matched whole and in every form", () => {
  const cv = "Work Experience\nCook, Hollow Oak\n2016 – 2018\n• Managed javascript menus";
  expect(level(cv, asking(["java"]))).not.toBe("strong");
  expect(level(cv, asking(["managing menus"]))).toBe("strong");
});

test("Go the language is not the verb", () => {
  const cv = "Work Experience\nCook, Hollow Oak\n2016 – 2018\n• Ready to go anywhere";
  expect(level(cv, asking(["go"]))).toBe("missing");
  expect(level(cv.replace("go anywhere", "write Go"), asking(["go"]))).toBe("strong");
});

test("a time that is only stated earns points, but never all of them, and an age is no time of work", () => {
  const asked = asking(["python"], { required_years: 6, wording: "Six years of Python" });
  const cv = (stated: string) =>
    `Robin Hale\nProfile\n${stated}\nWork Experience\nPython developer, Hollow Oak\n2023 – 2024\n• Wrote booking services in Python`;
  const [plain, stated, aged] = [
    "Python developer",
    "Python developer with 9 years of Python",
    "Python developer, 39 years old",
  ].map((profile) => match(cv(profile), asked)[0]);
  expect(stated?.level).toBe("partial");
  expect(stated?.credit).toBeGreaterThan(plain?.credit ?? 1);
  expect(aged?.credit).toBe(plain?.credit);
});

test("fewer years than asked for are only part of the answer", () => {
  expect(level(PLAIN_CV, asking(["python"], { required_years: 5 }))).toBe("strong");
  expect(level(PLAIN_CV, asking(["python"], { required_years: 8 }))).toBe("partial");
  expect(level(PLAIN_CV, asking([], { required_years: 8 }))).toBe("strong");
});

test("a role counts as held only where it is a title", () => {
  const role = asking(["backend engineer"], { kind: "role" });
  expect(level(PLAIN_CV, role)).toBe("strong");
  const other = "Work Experience\nCook, Hollow Oak\n2016 – 2018\n• Served lunch to a backend engineer";
  expect(level(other, role)).toBe("partial");
});

test("a certificate is proved among the certificates, a degree in education", () => {
  expect(level(PLAIN_CV, asking(["certified cloud gardener"], { kind: "certificate" }))).toBe("strong");
  expect(level(PLAIN_CV, asking(["computer science", "degree"], { kind: "education" }))).toBe("strong");
  expect(level(PLAIN_CV, asking(["botany", "bsc"], { kind: "education" }))).toBe("partial");
});

test("years as the holder of a title are proved by the titles of dated posts, whatever role is advertised", () => {
  const cv = "Work Experience\nSous Chef, Hollow Oak\nJanuary 2012 – December 2018\n• Ran the pass on Saturdays";
  const asked = { kind: "experience", required_years: 4, wording: "Four years as a sous chef" } as const;
  expect(level(cv, asking(["sous chef"], asked))).toBe("strong");
  const more = { ...asked, wording: "Four years as a sous chef in a hospital canteen" };
  expect(level(cv, asking(["sous chef"], more))).not.toBe("strong");
});

test("a higher degree answers a wish for any degree, and is quoted", () => {
  const cv = "Education\nMSc Software Engineering, Hollow Oak University, 2014";
  const asked = asking(["bachelor", "degree"], { kind: "education", wording: "A bachelor's degree" });
  const [found] = match(cv, asked);
  expect(found).toMatchObject({ level: "strong", places: [{ start: expect.any(Number) }] });
  const more = { ...asked, wording: "A bachelor's degree and relevant experience" };
  expect(level(cv, more)).not.toBe("strong");
});

test("every mark above missing has a place and no place stands without a mark", () => {
  const criteria = ["python", "docker", "kafka", "ruby"].map((term) => asking([term]));
  for (const { level: mark, places } of match(PLAIN_CV, ...criteria)) {
    expect(places.length > 0).toBe(mark !== "missing");
  }
});

test("saying a thing ten times is worth as much as saying it once", () => {
  const once = match("Skills\nKafka and other words here", asking(["kafka"]));
  const often = match(`Skills\n${"Kafka and other words here\n".repeat(10)}`, asking(["kafka"]));
  const { places: _, ...mark } = once[0] ?? { places: [] };
  expect(often[0]).toMatchObject(mark);
});

test("one sentence in the advertisement's words is believed in part", () => {
  const wording = "Tune the kafka streams that carry every change of every seat";
  const cv = `Work Experience\nCook, Hollow Oak\n2016 – 2018\n${wording}`;
  expect(level(cv, asking(["kafka"], { wording }))).toBe("partial");
});

test("a degree answers for the years that are asked for in its place", () => {
  const wording = "A bachelor's degree in accounting, or four years of bookkeeping in place of one";
  const asked = asking(["bachelor"], { wording, kind: "education", required_years: 4 });
  expect(level("Education\nBachelor of Science in Accounting, Hollow Oak University, 2012", asked)).toBe("strong");
  const both = { ...asked, wording: "A bachelor's degree in accounting and four years of bookkeeping" };
  expect(level("Education\nBachelor of Science in Accounting, Hollow Oak University, 2012", both)).not.toBe("strong");
});
