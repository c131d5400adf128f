import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { extractProfile } from "./extract-profile.ts";

const read = (text: string) => extractProfile(textDocument(text).pages, "2025-03-15");
const studiesOf = (text: string) =>
  read(`Education\n${text}`).education.map(({ degree, institution, year }) => [degree, institution, year]);

test("degree, school and year are found in either order and on one line or three", () => {
  const ways = [
    "BSc Nursing, University of Arborough, 2012",
    "University of Arborough 2009 - 2012\nBSc Nursing",
    "BSc Nursing\nUniversity of Arborough\n09/2009 – 06/2012",
    "2012\nUniversity of Arborough | BSc Nursing",
    "BSc Nursing from University of Arborough, June 2012",
    "BSc Nursing University of Arborough 2012",
  ];
  for (const way of ways) {
    expect({ way, studies: studiesOf(way) }).toEqual({
      way,
      studies: [["BSc Nursing", "University of Arborough", "2012"]],
    });
  }
});

test("every degree keeps its own school and year", () => {
  const text = "MA Education\nUniversity of Fernleigh\n2011\nBSc Physics\nArborough Polytechnic\n2001";
  expect(studiesOf(text)).toEqual([
    ["MA Education", "University of Fernleigh", "2011"],
    ["BSc Physics", "Arborough Polytechnic", "2001"],
  ]);
});

test("a subject between degree and school belongs to the degree", () => {
  expect(studiesOf("Bachelor of Science : Accounting Larkwater State University 2004")).toEqual([
    ["Bachelor of Science, Accounting", "Larkwater State University", "2004"],
  ]);
  expect(studiesOf("May 2013 to May 2017 B.E UIT-RGPV")[0]).toEqual(["B.E", "UIT-RGPV", "2017"]);
});

test("a school that is not named is null, and a thesis is no degree", () => {
  expect(studiesOf("Diploma in Cookery, 2010\nMaster thesis about bread")).toEqual([
    ["Diploma in Cookery", null, "2010"],
  ]);
});

test("certificates have a name, and an issuer only where one is named", () => {
  const { certifications } = read(
    "Certifications\n• Food Safety Level 3\nBread Master (Guild of Bakers), 2019\n2020: First Aid",
  );
  expect(certifications).toEqual([
    { name: "Food Safety Level 3", issuer: null, year: null },
    { name: "Bread Master", issuer: "Guild of Bakers", year: "2019" },
    { name: "First Aid", issuer: null, year: "2020" },
  ]);
});

test("a certificate among the studies is a certificate and no degree", () => {
  const { certifications, education } = read(
    "Education\nBA History, University of Arborough\nCertified Git Associate, 2021",
  );
  expect(education.map(({ degree }) => degree)).toEqual(["BA History"]);
  expect(certifications).toEqual([{ name: "Certified Git Associate", issuer: null, year: "2021" }]);
});

test("a list of certificates on one line is several", () => {
  const { certifications } = read("Certifications\nFirst Aid, Food Safety, Forklift");
  expect(certifications.map(({ name }) => name)).toEqual(["First Aid", "Food Safety", "Forklift"]);
});
