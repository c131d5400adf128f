import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { type PdfLine, writePdf } from "#tests/support/pdf-writer.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";

function nameIn(top: string): string | null {
  return extractProfile(textDocument(`${top}\nSummary\nkeeps ledgers and closes the month`).pages, "2025-03-15").name;
}

test("names are read as people write them", () => {
  const names: [string, string][] = [
    ["SIOBHÁN O'BRIEN", "Siobhán O'Brien"],
    ["JAN KüSTREL", "Jan Küstrel"],
    ["Nguyễn Thị Hoa", "Nguyễn Thị Hoa"],
    ["Pieter van der Berg", "Pieter van der Berg"],
    ["Edda Greenmoor, RN, BSN", "Edda Greenmoor"],
    ["Dr. Łukasz Żurawski PhD", "Łukasz Żurawski"],
    ["Name: Rhea Kestrelby-Moss", "Rhea Kestrelby-Moss"],
    ["Curriculum Vitae – José María Quintanilla", "José María Quintanilla"],
    ["JAN KESTREL RESUME", "Jan Kestrel"],
    ["Abigail Mason | Flight Attendant", "Abigail Mason"],
    ["Quill\nMossend", "Quill Mossend"],
    ["Divya de la Cruz", "Divya de la Cruz"],
    ["Omar bin Rashid", "Omar bin Rashid"],
    ["Ram Mc Allister", "Ram Mc Allister"],
    ["aaryan vat", "Aaryan Vat"],
    ["Vamsi krishna", "Vamsi Krishna"],
    ["navneet\nindeed.com/r/navneet/7e3a2f", "Navneet"],
    ["李小龙", "李小龙"],
    ["Alva Ashgrove Head Gardener\nalva@example.org", "Alva Ashgrove"],
    ["Grace Kitchen\ngrace.kitchen@example.org", "Grace Kitchen"],
  ];
  for (const [line, name] of names) expect({ line, name: nameIn(line) }).toEqual({ line, name });
});

test("titles, places, firms, degrees and headings are not names", () => {
  const tops = [
    "HR GENERALIST",
    "Business Development",
    "San Francisco, CA",
    "Hollow Oak Ltd",
    "Line Chef",
    "HSC Chandrapur",
    "Technologies ASP.NET, MVC",
    "Gardener",
    "Last updated in Mar 2026",
    "Extension Methodologist",
    "seeking work",
    "Internal Audit Manager",
    "Grocery Clerk",
  ];
  for (const top of tops) expect({ top, name: nameIn(top) }).toEqual({ top, name: null });
});

test("the largest name counts, though a side column is read before it", async () => {
  const side: PdfLine[] = ["Contact", "Mossend", "Skills", "Planning", "Choir Singing"].map((text, row) => ({
    text,
    x: 40,
    y: 60 + row * 20,
  }));
  const main: PdfLine[] = [
    { text: "A L V A    A S H G R O V E", size: 20, bold: true, x: 220, y: 50 },
    { text: "Work Experience", size: 13, bold: true, x: 220, y: 90 },
    { text: "Cook, Hollow Oak, 2019 - 2021", x: 220, y: 110 },
  ];
  const { pages } = await readText(await openTestReader(), writePdf([[...side, ...main]]));
  expect(extractProfile(pages, "2025-03-15").name).toBe("Alva Ashgrove");
});
