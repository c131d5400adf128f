import { expect, test } from "vitest";
import { parseCommand } from "./parse-command.ts";

const NEEDED = ["screen", "--job", "job.pdf", "--cvs", "cvs"];
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
  [[...NEEDED, "--colour"], "Unknown option '--colour'"],
])("the command %j is refused: %s", (args, message) => {
  expect(parse(...args)).toEqual({ kind: "refused", message: expect.stringContaining(message) });
});
