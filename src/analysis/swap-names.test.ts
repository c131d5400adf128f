import { expect, test } from "vitest";
import { buildVacancy } from "./criteria/build-vacancy.ts";
import { blindCv } from "./blind/blind-cv.ts";
import { extractProfile } from "./extract/extract-profile.ts";
import { keepCv } from "./keep-cv.ts";
import { SWAPPED_NAMES, swapNames, writeUnder } from "./swap-names.ts";
import { textDocument } from "#tests/support/invented-documents.ts";
import { openTestModels } from "#tests/support/test-reader.ts";

const AD = "Backend Engineer\nRequirements\n• Strong experience with Python\n• Good knowledge of PostgreSQL";
const CV = [
  "OTTILIE BRAMBLEWORTH",
  "ottilie.brambleworth@example.org | 07700 900123",
  "Work Experience",
  "Backend Engineer, Foxglove Systems, March 2016 - Present",
  "Ottilie built services in Python. Ottilie Brambleworth owned a PostgreSQL database.",
].join("\n");

test("a CV under another name has it everywhere: in full, in parts, in capitals, in the address", () => {
  const written = writeUnder(CV, "Ottilie Brambleworth", "Jamal Banks");
  expect(written.split("\n")[0]).toBe("JAMAL BANKS");
  expect(written).toContain("jamal.banks@example.org");
  expect(written).toContain("Jamal built services in Python. Jamal Banks owned");
  expect(written).not.toMatch(/ottilie|brambleworth/i);
});

test("each CV is judged under ten names of several groups, and none of its scores moves", () => {
  const models = openTestModels();
  const document = textDocument(CV);
  const profile = extractProfile(document.pages, "2026-01-15");
  const kept = keepCv(document.pages, profile, blindCv(profile));
  const vacancy = buildVacancy(textDocument(AD).pages);
  expect(new Set(SWAPPED_NAMES).size).toBe(10);
  expect(swapNames(kept, { vacancy, models, asOf: "2026-01-15" })).toEqual({ pairs: 10, moved: 0, largest: 0 });
  const unnamed = { ...kept, history: { ...kept.history, name: null } };
  expect(swapNames(unnamed, { vacancy, models, asOf: "2026-01-15" })).toBeUndefined();
});
