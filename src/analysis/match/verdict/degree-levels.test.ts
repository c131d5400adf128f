import { expect, test } from "vitest";
import { compareDegrees, readAskedDegree, readHeldDegree } from "./degree-levels.ts";

/** How far the line of a CV answers the wording: by level, and with the subject. */
function answer(wording: string, line: string) {
  const [asked, held] = [readAskedDegree(wording), readHeldDegree(line, "")];
  return asked === undefined ? undefined : compareDegrees(asked, held === undefined ? [] : [held]);
}

test.each([
  ["Degree in computer science or a related subject", "MSc Software Engineering, University of York", 1],
  ["Bachelor's degree in accounting", "BSc Accountancy", 1],
  ["A business degree", "MBA, Park University", 1],
  ["CS/IT degree", "B.Tech Computer Science", 1],
  ["University degree in a technical subject", "Masters of Computer Applications", 1],
  ["Bachelor's degree in marketing", "Bachelor of Commerce", 0.5],
  ["Degree in fine art", "Bachelor of Arts : Sociology", 0],
  ["Degree in nursing", "Bachelor of Science : Criminal Justice", 0],
  ["Degree in mechanical engineering", "BS : Electrical Engineering", 0.5],
  ["B.E./B.Tech in electronics", "B.Tech Computer Science", 0.5],
  ["Degree in engineering or computing", "BS : Electrical Engineering", 1],
  ["Degree in interior design", "Bachelor of Fine Arts : Photography", 0.5],
  ["A quantitative master's", "Master of Science : Statistics", 1],
  ["Degree in communications", "Bachelor of Science : Biology, Henry Ford Community College", 0],
  ["Bachelor's degree of some sort", "BS : Sociology", 1],
  ["Bachelor's degree, engineering preferred", "BA : French and Italian", 1],
  ["MBA or other master's degree", "M.S : Electrical Engineering", 1],
])("%s is answered by %s to the share of %d", (wording, line, subject) =>
  expect(answer(wording, line)).toEqual({ level: 1, subject }),
);

test.each([
  ["Master's degree", "Bachelor of Science : Management", 0],
  ["Master's degree", "MA : Human Resources", 1],
  ["MBA", "BS : Business Administration", 0],
  ["Bachelor's degree", "Associates Degree : Business", 0],
  ["Associate's degree or higher", "Bachelor of Arts", 1],
  ["High school diploma or GED", "Bachelor of Arts", 1],
  ["Bachelor's degree", "High School Diploma, Graduated with Honors", 0],
  ["Bachelor's degree", "Working on Bachelors", 0.5],
  ["Bachelor's degree", "BSc Nursing, Coursework in Anatomy", 1],
  ["Bachelor's degree", "Coursework in Bachelor of Arts : Fashion", 0.5],
  ["Bachelor's degree", "B.E MECHANICAL ENGINEERING, NAGPUR", 1],
  ["Bachelor's degree", "DePaul University - City , State BA Human Resources", 1],
  ["Bachelor's degree", "BBM : Business Management", 1],
  ["Master's degree", "M.C.A Pune University", 1],
  ["Master's degree", "Masterof Business Administration", 1],
  ["Master's degree", "MS Office, Excel", 0],
  ["Degree, associate level will do", "AS : Liberal Arts", 1],
  ["Third-level qualification", "Diploma in Business, Lawton School", 1],
])("%s: the level of %s answers to the share of %d", (wording, line, level) =>
  expect(answer(wording, line)?.level).toBe(level),
);

test.each([
  "Three years of teaching in a middle school or high school",
  "Enough HTML to know how a design will be built",
  "MUST BE ABLE TO DRIVE",
  "Two years of BA experience",
  "Oracle, JD Edwards or another large ERP",
  "Moving and handling: hoists, wheelchairs, turning in bed",
  "Pharma, dental or med-tech company experience",
  "Agile in practice; Scrum Master a plus",
])("%s asks for no degree", (wording) => expect(readAskedDegree(wording)).toBeUndefined());

test.each(["Boston, MA", "Graduated with Honors"])("%s is no degree", (line) =>
  expect(readHeldDegree(line, "")).toBeUndefined(),
);

test("the subject may stand in the next line, but not in the next degree", () => {
  expect(readHeldDegree("Bachelor of Science", "Nursing, City University")?.fields).toContain("health");
  expect(readHeldDegree("Bachelor of Science", "MBA, City University")?.fields).not.toContain("business");
});
