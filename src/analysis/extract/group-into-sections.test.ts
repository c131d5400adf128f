import { expect, test } from "vitest";
import type { Line } from "#analysis/read/page.ts";
import { groupIntoSections } from "./group-into-sections.ts";

function line(text: string, style: Partial<Line> = {}): Line {
  return { page: 1, start: 0, end: text.length, text, size: 10, bold: false, ...style };
}
const title = (text: string) => line(text, { size: 16, bold: true });
const texts = (count: number) => Array.from({ length: count }, (_, index) => line(`Something was done here, ${index}`));

function headingsOf(lines: Line[]): string[] {
  return groupIntoSections(lines)
    .filter(({ isHeading }) => isHeading)
    .map(({ text, section }) => `${text}: ${section}`);
}

test("a title in no list is known by looking like the others", () => {
  const lines = [title("Education"), ...texts(6), title("Skills"), ...texts(6), title("Writing"), ...texts(6)];
  const found = headingsOf([...lines, title("Tools and Technologies"), ...texts(6)]);
  expect(found).toEqual(["Education: education", "Skills: skills", "Writing: other", "Tools and Technologies: skills"]);
});

test("lines that look like all others are no titles, nor is a single look-alike enough", () => {
  expect(headingsOf([line("Education"), ...texts(9), line("Skills"), line("Beekeeping"), ...texts(9)])).toEqual([
    "Education: education",
    "Skills: skills",
  ]);
  expect(headingsOf([title("Alva Ashgrove"), title("Education"), ...texts(9)])).toEqual(["Education: education"]);
});

test("a name set like a title opens no section of work or skills, whatever it sounds like", () => {
  const cv = [title("Education"), ...texts(6), title("Skills"), ...texts(6)];
  const found = ["Anna Workman", "Lee Skillman", "Mary Toolson"].map((name) => headingsOf([title(name), ...cv])[0]);
  expect(found).toEqual(["Anna Workman: other", "Lee Skillman: other", "Mary Toolson: other"]);
});
