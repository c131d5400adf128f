import { expect, test } from "vitest";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { extractProfile } from "./extract-profile.ts";
import { findDateRange } from "./read-date-range.ts";

const profile = extractProfile(textDocument(PLAIN_CV).pages, "2025-03-15");

test("the name comes from the top of the first page", () => {
  expect(profile.name).toBe("Alva Ashgrove");
});

test("a CV that opens with an occupation has no name", () => {
  const cv = textDocument("SENIOR ACCOUNTANT\nSummary\nKeeps ledgers and closes the month");
  expect(extractProfile(cv.pages, "2025-03-15").name).toBeNull();
});

test("a heading at the top of a CV is not a name", () => {
  for (const top of ["CURRICULUM VITAE", "Public Relations", "Personal Details"]) {
    const cv = textDocument(`${top}\nKeeps ledgers and closes the month`);
    expect(extractProfile(cv.pages, "2025-03-15").name).toBeNull();
  }
});

test("positions have title, employer and dates", () => {
  expect(profile.positions).toMatchObject([
    { title: "Backend Engineer", company: "Foxglove Systems", range: { start: { year: 2019, month: 3 }, end: null } },
    { title: "Junior Developer", company: "Hollow Oak", range: { start: { year: 2016, month: null } } },
  ]);
  expect(profile.current?.title).toBe("Backend Engineer");
});

test("time in work counts each month once, up to the stated day", () => {
  expect(profile.totalMonths).toBe(6 * 12 + 24);
  const overlapping = textDocument(
    "Work Experience\nCook, Hollow Oak\nJan 2020 – Jan 2022\nBaker, Copper Lantern\nJan 2021 – Jan 2023",
  );
  expect(extractProfile(overlapping.pages, "2025-03-15").totalMonths).toBe(36);
});

test("education and certificates are found with their years", () => {
  expect(profile.education).toEqual([
    { degree: "BSc Computer Science", institution: "University of Arborough", year: "2015" },
  ]);
  expect(profile.certifications).toEqual([
    { name: "Certified Cloud Gardener", issuer: "Ivystone Institute", year: "2021" },
  ]);
});

test("a CV that states nothing yields nothing", () => {
  const empty = extractProfile(textDocument("some words about nothing in particular").pages, "2025-03-15");
  expect(empty).toMatchObject({
    name: null,
    positions: [],
    current: null,
    education: [],
    certifications: [],
    seniority: null,
  });
});

test("dates are understood in the ways people write them", () => {
  const ways = ["Mar 2019 - Jun 2021", "03/2019 to 06/2021", "March 2019 – 3 June 2021", "2019-03 — 2021-06"];
  for (const way of ways) {
    expect({ way, ...findDateRange(way) }).toMatchObject({
      way,
      start: { year: 2019, month: 3 },
      end: { year: 2021, month: 6 },
    });
  }
  expect(findDateRange("since the reform of 2019")).toBeUndefined();
  expect(findDateRange("2021 - 2019")).toBeUndefined();
});

function datedWork(name: string) {
  const first = name.split(" ").find((word) => word.length > 2) ?? "Jo";
  const cv = textDocument(
    `${name}\n\nWork Experience\nwork, as ${name} describes it: company - Hollow Oak Ltd\nJan 2020 – Jan 2022\n${first} managed this: MICROSOFT SHAREPOINT\nJan 2015 – Jan 2018\nHead Baker For ${name.toUpperCase()} At Hollow Oak In The Old Mill Beside The River\nMay 2013 – Jan 2014\nBaked rolls\nBaker, ${name} Bakery\nMay 2011 – Jan 2013\nBaked bread`,
  );
  return extractProfile(cv.pages, "2025-03-15").positions;
}

test.each([
  "Jo Li",
  "María del Carmen García López",
  "Priya Krishnamurthy-Venkataraman",
  "D. Anh Vu",
  "王小明",
  "May Banks",
])("the same work is dated whoever did it: %s", (name) => {
  const placed = ({ first, last, span }: ReturnType<typeof datedWork>[number]) => [first, last, span];
  expect(datedWork(name).map(placed)).toEqual(datedWork("Emily Walsh").map(placed));
  expect(datedWork(name).at(-1)).toMatchObject({ title: "Baker", company: `${name} Bakery` });
});

test("a degree conferred under the heading of the work is no post", () => {
  const cv = textDocument(
    "Work Experience\nAssociate of Arts Degree Conferred May 2011 to Dec 2012\nLed the debating club",
  );
  expect(extractProfile(cv.pages, "2025-03-15").positions).toEqual([]);
});
