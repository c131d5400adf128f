import { expect, test } from "vitest";
import { listLines } from "#analysis/read/page.ts";
import { textDocument } from "#tests/support/invented-documents.ts";
import { findVacancyTitle, TITLE_RULES } from "./find-vacancy-title.ts";

function titleOf(text: string): string {
  return findVacancyTitle(listLines(textDocument(text).pages));
}

const ASKS = "Requirements\n• Knowledge of knots";
const EXAMPLES: Record<string, [string, string]> = {
  "behind a label": ["Property | Gull Rock\nPosition | Lamp Keeper", "Lamp Keeper"],
  "a line that names a post": ["Gull Rock Trust\nSenior Lamp Technician, Northshire", "Senior Lamp Technician"],
  wanted: ["BOSUN WANTED. Gull Rock, own boat, third generation.", "BOSUN"],
  "a post named like an employer": ["Lamp Engineer Services", "Lamp Engineer Services"],
  "a line that ends like an occupation": ["Wickmaker", "Wickmaker"],
  "sought in a sentence": ["The rock is wet and I am looking for a goatsperson, because mine has left.", "Goatsperson"],
  "a short line of other words": ["Night Watch", "Night Watch"],
};

test.each(TITLE_RULES.map(({ name }) => name))("a title is found: %s", (name) => {
  const [text, title] = EXAMPLES[name] ?? ["", "no example"];
  expect(titleOf(`${text}\n${ASKS}`)).toBe(title);
});

test.each([
  ["!!! LAMP KEEPER !!!", "LAMP KEEPER"],
  ["Subject: Lamp Keeper", "Lamp Keeper"],
  ["Hiring!! Lamp Keeper || 4-7 Yrs", "Lamp Keeper"],
  ["Lamp Keeper (Hybrid), Northshire", "Lamp Keeper"],
  ["Lamp Keeper // Gull Rock // $72/hr flat", "Lamp Keeper"],
  ["Lamp Keeper -- HOME WEEKENDS -- $1,550/WK", "Lamp Keeper"],
  ["RN - Harbour Ward (Nights)", "RN"],
])("“%s” is the post %s", (line, title) => {
  expect(titleOf(`${line}\n${ASKS}`)).toBe(title);
});

test.each([
  "Hi, we're Gull Rock",
  "What happens next",
  "Reasonable accommodation is made on request",
  "Reports to: VP of Sales",
])("“%s” is no title", (line) => {
  expect(titleOf(`${line}\n${ASKS}`)).toBe("");
});
