import { expect, test } from "vitest";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { blindCv } from "./blind-cv.ts";

function blindText(cv: string) {
  const blind = blindCv(extractProfile(textDocument(cv).pages, "2025-03-15"));
  return { blind, text: blind.lines.map((line) => line.text).join("\n") };
}

test("nothing that says who someone is reaches the judgement", () => {
  const { text } = blindText(PLAIN_CV);
  const secrets = ["Alva", "Ashgrove", "example.org", "900123", "Mill Lane", "She", "married", "British", "34", "2015"];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain("Built booking services in Python and Django");
  expect(text).toContain("March 2019 – Present");
});

test("what was removed is listed by kind and never quoted", () => {
  const { blind } = blindText(PLAIN_CV);
  const counts = Object.fromEntries(blind.removed.map(({ kind, count }) => [kind, count]));
  expect(counts).toMatchObject({ email: 1, phone: 1, age: 1, pronoun: 1, marital_status: 1, nationality: 1 });
  expect(counts.name).toBeGreaterThanOrEqual(2);
  expect(counts.address).toBeGreaterThanOrEqual(1);
  expect(counts.graduation_year).toBe(1);
  expect(JSON.stringify(blind.removed)).not.toMatch(/Alva|Mill|British/u);
});

test("masks are as long as what they hide, so that places stay true", () => {
  const { text } = blindText(`${PLAIN_CV}\nInterests\nWaitress and forewoman in a women's café`);
  expect(text).toHaveLength(PLAIN_CV.length + "\nInterests\nWaitress and forewoman in a women's café".length);
});

test("a person called Baker keeps the work of a baker", () => {
  const { text } = blindText(
    "Grace Baker\nWork Experience\nBaker, Hollow Oak\n2016 – 2018\n• Baked bread with Grace Baker's recipes",
  );
  expect(text).toContain("Baker, Hollow Oak");
  expect(text).not.toContain("Grace");
});

test("a person called Ruby Jenkins keeps Ruby and Jenkins among the skills", () => {
  const { text } = blindText("Ruby Jenkins\nSkills\nRuby, Jenkins, Docker\nProfile\nRuby built a parser");
  expect(text).toContain("Ruby, Jenkins, Docker");
  expect(text.match(/Ruby/gu)).toHaveLength(1);
});

test("a title above the first section stays, with or without a name", () => {
  const titles = [
    "Veterinary Nurse",
    "SENIOR ACCOUNTANT",
    "Head of Marketing",
    "Birth Doula",
    "Sushi Chef",
    "Oracle DBA",
  ];
  const body = "Profile\nI work as a doula and a veterinary nurse, and gave birth to a business.";
  const lost = titles.filter(
    (title) =>
      !blindText(`${title}\n${body}`).text.includes(title) ||
      !blindText(`Alva Ashgrove\n${title}\nArborough, England\n${body}`).text.includes(title),
  );
  expect(lost).toEqual([]);
});

test("languages, clients and products named after countries stay where they are no origin", () => {
  const kept = [
    "Fluent in French and German",
    "Taught English to adults",
    "Ran the Jordan account",
    "MS Office and MS SQL",
  ];
  const { text } = blindText(`Alva Ashgrove\nSkills\n${kept.join("\n")}`);
  expect(kept.filter((line) => !text.includes(line))).toEqual([]);
});

test("years of work stay and years of study go, wherever they stand", () => {
  const { text } = blindText(
    "Alva Ashgrove\nBSc Botany, 1985\nExperience\nGardener, Hollow Oak\n2016 – 2018\n• Pruned\nOther\nClass of 1985, graduated in May 1986",
  );
  expect(text).toContain("2016 – 2018");
  expect(text).not.toMatch(/198\d/u);
});

test("dated studies are not work, even where a CV has no section for work", () => {
  const { blind } = blindText(
    "Alva Ashgrove\nJune 2010 to June 2014 BSc Botany\nGardener, Hollow Oak\n2016 – 2018\n• Pruned",
  );
  expect(blind.positions).toHaveLength(1);
});

test("an employer who shares a surname stays an employer", () => {
  const { text } = blindText(
    "Alva Walsh\nExperience\n• Kept the books of Walsh Construction\n• Thanked by Walsh herself",
  );
  expect(text).toContain("Walsh Construction");
  expect(text).not.toContain("by Walsh");
});

test("a line without end is blinded, too", () => {
  // What takes the square of the length for one of these runs into the time limit.
  const hostile = ["a.", "Aa ", "1 ", "born ", "Aa, ", "she/", "Name: ", "█", "@a", "Ms "].map((piece) =>
    piece.repeat(60_000),
  );
  for (const text of hostile) expect(blindText(`${PLAIN_CV}\n${text}`).text).not.toContain("Ashgrove");
});

test("a title is found on its line, however the field behind it is bracketed", () => {
  const { blind } = blindText(
    "Alva Ashgrove\nExperience\nHollow Oak Ltd\nHead Gardener [Projects] 2016 – 2018\n• Pruned the roses of the house",
  );
  expect(blind.positions).toMatchObject([{ datedLine: 3, titleLine: 3 }]);
});
