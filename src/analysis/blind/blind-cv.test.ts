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
  expect(counts).toMatchObject({
    email: 1,
    phone: 1,
    address: 1,
    age: 1,
    pronoun: 1,
    marital_status: 1,
    nationality: 1,
    graduation_year: 1,
  });
  expect(counts.name).toBeGreaterThanOrEqual(2);
});

test("masks are as long as what they hide, so that places stay true", () => {
  const { text } = blindText(PLAIN_CV);
  expect(text).toHaveLength(PLAIN_CV.length);
});

test("a person called Baker keeps the work of a baker", () => {
  const { text } = blindText(
    "Grace Baker\nWork Experience\nBaker, Hollow Oak\n2016 – 2018\n• Baked bread with Grace Baker's recipes",
  );
  expect(text).toContain("Baker, Hollow Oak");
  expect(text).not.toContain("Grace");
});
