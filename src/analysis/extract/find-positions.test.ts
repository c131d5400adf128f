import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { extractProfile } from "./extract-profile.ts";
import { formatYearMonth } from "./read-date-range.ts";

function workOf(text: string): string[] {
  const { positions } = extractProfile(textDocument(`Work Experience\n${text}`).pages, "2025-03-15");
  return positions.map(({ title, company, range }) => {
    const end = range.end === null ? "now" : formatYearMonth(range.end);
    return `${title} @ ${company}, ${formatYearMonth(range.start)} to ${end}`;
  });
}

function currentTitle(text: string): string | null | undefined {
  return extractProfile(textDocument(`Work Experience\n${text}`).pages, "2025-03-15").current?.title;
}

test("title and employer are found above their dates, below them and beside them", () => {
  const expected = ["Cook @ Hollow Oak, 2019-03 to now", "Waiter @ Juniper Lane, 2016 to 2018"];
  const ways = [
    "Cook\nHollow Oak, Arborough\nMarch 2019 – present\nWaiter\nJuniper Lane, Fernleigh\n2016-2018",
    "03/2019 – present\nCook\nHollow Oak\n2016 – 2018\nWaiter\nJuniper Lane",
    "Hollow Oak, Arborough\nCook Mar 2019 to date\nJuniper Lane, Fernleigh\nWaiter 2016 - 2018",
    "Cook at Hollow Oak (03.2019–now)\nWaiter at Juniper Lane (Spring 2016 – Autumn 2018)",
    "Employer: Hollow Oak\nPosition: Cook\nDates: Mar ’19 – Present\nEmployer: Juniper Lane\nPosition: Waiter\nDates: 2016-18",
    "Hollow Oak\nCook\nMarch 2019 - Present (6 years 1 month)\nJuniper Lane\nWaiter\n2016 - 2018 (2 years)",
  ];
  for (const way of ways) expect({ way, work: workOf(way) }).toEqual({ way, work: expected });
});

test("several posts under one employer all name it", () => {
  const work = workOf(
    "Hollow Oak\nHead Cook Jan 2021 - Present\n• Led the kitchen\nCook Jan 2018 - Dec 2020\n• Cooked",
  );
  expect(work).toEqual(["Head Cook @ Hollow Oak, 2021-01 to now", "Cook @ Hollow Oak, 2018-01 to 2020-12"]);
});

test("dates that break over lines are one range", () => {
  expect(workOf("April 2015\nto\nCurrent\nCook, Hollow Oak")).toEqual(["Cook @ Hollow Oak, 2015-04 to now"]);
});

test("a region between employer and title belongs to neither", () => {
  expect(workOf("Juniper Foods Austin , Texas Line Cook 04/2016 to 05/2018")).toEqual([
    "Line Cook @ Juniper Foods, 2016-04 to 2018-05",
  ]);
});

test("a career break and a date in a sentence are no work", () => {
  const text = "Cook, Hollow Oak\n2012 - 2015\nled the menus of the seasons from 2013 to 2014 with two colleagues\n";
  expect(workOf(`${text}Career Break, 2015 - 2017`)).toEqual(["Cook @ Hollow Oak, 2012 to 2015"]);
});

test("the present post is the one without an end, else the one that ended last", () => {
  expect(currentTitle("Cook, Hollow Oak\n2010 - present\nWaiter, Juniper Lane\n2019 - 2024")).toBe("Cook");
  expect(currentTitle("Cook, Hollow Oak\n2010 - 2014\nWaiter, Juniper Lane\n2019 - 2024")).toBe("Waiter");
});

test("an unknown employer is null, never an empty word", () => {
  expect(workOf("Cook\nMarch 2019 - May 2020")).toEqual(["Cook @ null, 2019-03 to 2020-05"]);
});

test("work without dates is still stated", () => {
  const cv = textDocument(
    "Data Scientist - Matelark\nSkill Details\nPython- 9 monthsCompany Details\ncompany - Matelark",
  );
  expect(extractProfile(cv.pages, "2025-03-15").stated).toEqual({ title: "Data Scientist", company: "Matelark" });
});

test("a title given beside the employer's name counts where the dates come without one", () => {
  const cv = textDocument(
    "Florist - Hollow Oak\nCompany Details\ncompany - Hollow Oak\nDuration: May 2017 to Till Date",
  );
  expect(extractProfile(cv.pages, "2025-03-15").current).toMatchObject({ title: "Florist", company: "Hollow Oak" });
});

test("a department beside the title is not the employer", () => {
  expect(workOf("Vice President, Information Technology , 01/2005 to 01/2009 Juniper - Arborough")).toEqual([
    "Vice President, Information Technology @ Juniper, 2005-01 to 2009-01",
  ]);
});

test("where bold letters end, the title ends", async () => {
  const bytes = writePdf([
    [
      { text: "Work Experience", size: 14, bold: true, y: 50 },
      { text: "Beekeeping", bold: true, y: 80 },
      { text: "Hollow Oak 2019 - 2021", x: 112, y: 80 },
      { text: "Falconry", bold: true, y: 100 },
      { text: "Juniper Lane 2016 - 2018", x: 97, y: 100 },
    ],
  ]);
  const { pages } = await readText(await openTestReader(), bytes);
  const { positions } = extractProfile(pages, "2025-03-15");
  expect(positions).toMatchObject([
    { title: "Beekeeping", company: "Hollow Oak" },
    { title: "Falconry", company: "Juniper Lane" },
  ]);
});
