import { expect, test } from "vitest";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { textDocument } from "#tests/support/invented-documents.ts";
import { blindCv } from "./blind-cv.ts";

const NAMES = [
  "Will Baker",
  "Grace May",
  "Dean Chase",
  "Mark Law",
  "Hope Banks",
  "Art Street",
  "Joy Price",
  "Rose Field",
  "Frank Power",
  "Summer Rivers",
  "Chase Carpenter",
  "May Cook",
  "Drew Mason",
  "Hunter Cross",
  "Latonya Branch",
  "Tyrone Early",
  "Lan Sen",
  "Guadalupe Real",
];

/** Where a CV says whose it is. `Given` and `Family` stand for the parts of the name. */
const PLACES = [
  "Given Family",
  "GIVEN FAMILY",
  "Family, Given",
  "Given Family - Page 2",
  "Family - Page 2",
  "Page 2 of 3 Given Family",
  "Curriculum Vitae of Given Family",
  "Resume: Given Family",
  "given.family@example.org",
  "gfamily@example.org",
  "linkedin.com/in/given-family",
  "github.com/givenfamily",
  "https://givenfamily.example.com/work",
  "Portfolio: givenfamily.com",
  "Given_Family_CV.pdf",
  "Family-Given-Resume-2024.docx",
  "Mr Family's team grew by half",
  "Ms. Family keeps her word, says a customer",
  "References call Given Family reliable",
  "Given's work was praised",
  "G. Family and others wrote the report",
  "I, Given Family, declare that the above is true",
  "Signature: Given Family",
  "(Given Family)",
  "Yours sincerely, Given Family",
  "Dear Given",
  "Given led a team of nine",
];

function write(place: string, name: string): string {
  const [given = "", family = ""] = name.split(" ");
  return place
    .replace("GIVEN FAMILY", name.toUpperCase())
    .replaceAll(/Given/gu, given)
    .replaceAll(/Family/gu, family)
    .replaceAll(/given/gu, given.toLowerCase())
    .replaceAll(/family/gu, family.toLowerCase())
    .replace(/^G\./u, `${given.charAt(0)}.`)
    .replace(/^g(?=\p{L}+@)/u, given.charAt(0).toLowerCase());
}

function seen(name: string, place: string): string {
  const cv = `${name}\nGardener\nProfile\nKeeps gardens and the people in them in order.\nExperience\nGardener, Hollow Oak Ltd\n2016 – 2020\n• Planned the beds of the garden\nOther\n${write(place, name)}`;
  const blind = blindCv(extractProfile(textDocument(cv).pages, "2025-03-15"));
  return blind.lines.map(({ text }) => text).join("\n");
}

test.each(PLACES)("a name that is a word stays hidden where a CV says “%s”", (place) => {
  const shown = NAMES.flatMap((name) => {
    const text = seen(name, place).toLowerCase();
    const parts = name.toLowerCase().split(" ");
    return parts
      .filter((part) => new RegExp(String.raw`(?<!\p{L})${part}|${part}(?!\p{L})`, "u").test(text))
      .map((part) => `${part} of ${name}`);
  });
  expect(shown).toEqual([]);
});
