import { expect, test } from "vitest";
import { parseCommand } from "./parse-command.ts";

const NEEDED = ["screen", "--job", "job.pdf", "--cvs", "cvs"];
const VACANCY = "0e0d7c52-6d1f-4b3c-8f8e-1b0c5f0a7f11";
const parse = (...args: string[]) => parseCommand(args, "2025-06-01");

test("a job description and a folder are enough: the ten best, as of today", () => {
  expect(parse(...NEEDED)).toEqual({
    kind: "screen",
    options: {
      vacancy: "job.pdf",
      criteria: undefined,
      cvs: ["cvs"],
      shortlist: { count: null, percentage: null },
      json: undefined,
      csv: undefined,
      asOf: "2025-06-01",
      isQuiet: false,
    },
  });
});

test("a board of one's own can stand in for what the job description asks for", () => {
  expect(parse(...NEEDED, "--criteria", "board.json")).toMatchObject({ options: { criteria: "board.json" } });
  expect(parse(...NEEDED, "--criteria", "")).toMatchObject({ message: "--criteria must name a file." });
});

test("the shortlist is a number or a percentage, and the day can be given", () => {
  expect(parse(...NEEDED, "--top", "50")).toMatchObject({ options: { shortlist: { count: 50, percentage: null } } });
  expect(parse(...NEEDED, "--percent", "5")).toMatchObject({ options: { shortlist: { count: null, percentage: 5 } } });
  expect(parse(...NEEDED, "--as-of", "2024-02-29")).toMatchObject({ options: { asOf: "2024-02-29" } });
});

test.each([
  [[], "What should be done?"],
  [["sort"], 'There is no command "sort"'],
  [["screen", "--cvs", "cvs"], "--job must name the job description."],
  [["screen", "--job", "job.pdf"], "--cvs must name a folder of CVs."],
  [[...NEEDED, "more"], '"more" belongs to no option.'],
  [[...NEEDED, "--top", "51"], "--top must be a whole number from 1 to 50."],
  [[...NEEDED, "--top", "2.5"], "--top must be a whole number from 1 to 50."],
  [[...NEEDED, "--percent", "4"], "--percent must be a whole number from 5 to 100."],
  [[...NEEDED, "--top", "5", "--percent", "5"], "exclude each other"],
  [[...NEEDED, "--json", ""], "--json must name a file."],
  [[...NEEDED, "--as-of", "2025-02-30"], "--as-of must be a day"],
  [[...NEEDED, "--as-of", "soon"], "--as-of must be a day"],
  [["screen", "--vacancy", "7", "--cvs", "cvs"], "--vacancy must be the id at the end of the vacancy's address."],
  [["screen", "--vacancy", VACANCY], "--cvs must name a folder of CVs."],
  [["screen", "--vacancy", VACANCY, "--cvs", "cvs", "--top", "5"], "--top and --vacancy exclude each other."],
  [[...NEEDED, "--colour"], "Unknown option '--colour'"],
])("the command %j is refused: %s", (args, message) => {
  expect(parse(...args)).toEqual({ kind: "refused", message: expect.stringContaining(message) });
});

test("with the id of a vacancy the CVs go to a running server", () => {
  expect(parse("screen", "--vacancy", VACANCY, "--cvs", "cvs", "--url", "https://hr.example.org")).toEqual({
    kind: "deliver",
    options: { vacancyId: VACANCY, cvs: ["cvs"], url: "https://hr.example.org", isQuiet: false },
  });
});

test("mcp takes nothing but its name", () => {
  expect(parse("mcp")).toEqual({ kind: "mcp" });
  expect(parse("mcp", "more")).toEqual({ kind: "refused", message: '"more" belongs to no option.' });
});
