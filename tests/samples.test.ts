import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyseCv, readVacancy } from "#analysis/analyse.ts";
import { findDuplicates } from "#analysis/score/find-duplicates.ts";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { SAMPLES_FOLDER, writeSamples } from "#tests/support/samples/write-samples.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";

const samples = writeSamples();
const reader = await openTestReader();
const vacancy = await getVacancy();
const [analysed, unreadable] = await analyseAll();
const scoreOf = (fileName: string) => analysed.get(`cvs/${fileName}`)?.score ?? Number.NaN;

async function getVacancy() {
  const outcome = await readVacancy({
    reader,
    bytes: samples.get("job-description-data-analyst.pdf") ?? new Uint8Array(),
  });
  if (outcome.kind !== "read") throw new Error(outcome.kind);
  return outcome.vacancy;
}

async function analyseAll() {
  const results = new Map<string, CvAnalysis>();
  const others: string[] = [];
  const task = { reader, vacancy, models: openTestModels(), asOf: "2026-01-05", onStage: () => {} };
  for (const [name, bytes] of samples) {
    if (!name.startsWith("cvs/")) continue;
    const outcome = await analyseCv({ ...task, bytes });
    if (outcome.kind === "analysed") results.set(name, outcome.analysis);
    else others.push(name);
  }
  return [results, others] as const;
}

test("the bundled samples are those that the script makes", () => {
  const folder = join(import.meta.dirname, "..", SAMPLES_FOLDER);
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(stored).toHaveLength(samples.size);
  const others = [...samples].filter(([name, bytes]) => !readFileSync(join(folder, name)).equals(bytes));
  expect(others.map(([name]) => name)).toEqual([]);
});

test("twelve CVs show what a screening can tell: from excellent to weak, and one that cannot be read", () => {
  expect(analysed.size + unreadable.length).toBe(12);
  expect(unreadable).toEqual(["cvs/kael-mossend.pdf"]);
  expect(giveVerdict(scoreOf("alva-ashgrove.pdf")).label).toBe("Excellent");
  expect(giveVerdict(scoreOf("juno-larkwater.pdf")).recommendation).toBe("Not Suitable");
});

test("one person has applied twice", () => {
  const both = ["edda-foxhollow.pdf", "e-foxhollow-cv-2024.pdf"].map((name) => `cvs/${name}`);
  const named = findDuplicates([...analysed.values()]).flatMap((found, index) =>
    found.length > 0 ? [[...analysed.keys()][index]] : [],
  );
  expect(named).toEqual(both);
});

test("hidden praise is found and earns nothing", () => {
  const imre = analysed.get("cvs/imre-kestrelby.pdf");
  expect(imre?.review_reasons).toContain("hidden_text");
  expect(imre?.score).toBeLessThan(40);
});

test("what the job description must not ask for is set aside", () => {
  expect(vacancy.set_aside.map(({ trait }) => trait)).toEqual(["age"]);
});
