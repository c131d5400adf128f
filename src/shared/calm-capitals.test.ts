import { expect, test } from "vitest";
import { calmCapitals } from "./calm-capitals.ts";

test.each([
  ["SENIOR ACCOUNTANT", "Senior Accountant"],
  ["SENiOR DEVOPS ENGiNEER", "Senior Devops Engineer"],
  ["HR MANAGER", "HR Manager"],
  ["SAP", "SAP"],
  ["VP, Engineering at IBM", "VP, Engineering at IBM"],
  ["MySQL Administrator", "MySQL Administrator"],
])("%s is written %s", (title, shown) => expect(calmCapitals(title)).toBe(shown));
