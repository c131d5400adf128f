import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import { Stage } from "#shared/screening/progress.ts";
import { Vacancy } from "#shared/vacancies/vacancy.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { talkUp } from "#tests/support/talked-up-cvs.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";
import { analyseCv, analyseDocument, readVacancy } from "./analyse.ts";

const reader = await openTestReader();
const vacancy = await getVacancy();
const task = { vacancy, models: openTestModels(), asOf: "2025-03-15", onStage: () => {} };
const files = inventedCvs(40);
const results = await analyseAll();

async function getVacancy(): Promise<Vacancy> {
  const outcome = await readVacancy({ reader, bytes: inventedVacancy().bytes });
  if (outcome.kind !== "read") throw new Error(outcome.kind);
  return outcome.vacancy;
}

async function analyseAll(): Promise<CvAnalysis[]> {
  const analyses: CvAnalysis[] = [];
  for (const { bytes } of files) {
    const outcome = await analyseCv({ reader, bytes, ...task });
    if (outcome.kind !== "analysed") throw new Error(outcome.kind);
    analyses.push(outcome.analysis);
  }
  return analyses;
}

function scoreOf(text: string): number {
  return analyseDocument(textDocument(text), task).score;
}

test("the invented vacancy is read as what it asks for", () => {
  expect(Vacancy.parse(vacancy).title).toBe("Backend Engineer");
  expect(vacancy.criteria.filter(({ importance }) => importance === "must").length).toBeGreaterThan(5);
});

test("every result keeps the contract and names its person", () => {
  for (const [index, result] of results.entries()) {
    expect(CvAnalysis.parse(result)).toEqual(result);
    const name = result.candidate_name?.toLowerCase().replaceAll(" ", "-");
    expect(files[index]?.fileName).toContain(name);
  }
});

test("every quote is really in the CV, with a box around it", async () => {
  for (const [index, result] of results.entries()) {
    const document = await reader.read(files[index]?.bytes ?? new Uint8Array());
    if (document.kind !== "text") throw new Error(document.kind);
    const quotes = result.findings.flatMap((finding) => finding.quotes);
    for (const { page, start, end, text, boxes } of quotes) {
      expect(document.pages[page - 1]?.text.slice(start, end)).toBe(text);
      expect(boxes.length).toBeGreaterThan(0);
    }
  }
});

test("the same file gives the same result", async () => {
  expect(await analyseAll()).toEqual(results);
});

test("scores spread, and other trades stand below the advertised one", () => {
  const scores = results.map(({ score }) => score);
  expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(50);
  const [engineers, others] = [true, false].map((isEngineer) =>
    results
      .filter((result) => (result.current_job_title?.includes("Backend Engineer") === true) === isEngineer)
      .map(({ score }) => score),
  );
  expect(Math.min(...(engineers ?? []))).toBeGreaterThan(Math.max(...(others ?? [])));
});

test("different candidates read differently and are asked five to eight questions", () => {
  const engineers = results.filter(({ score }) => score > 40);
  expect(new Set(engineers.map(({ summary }) => summary)).size).toBeGreaterThan(engineers.length * 0.9);
  for (const { interview_insights: questions } of results) {
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(8);
  }
});

test("a strength is never at the same time a concern", () => {
  for (const { strengths, concerns } of results) {
    const named = new Set(strengths.map((strength) => strength.split(":")[0]));
    expect(concerns.filter((concern) => named.has(concern.split(":")[0]))).toEqual([]);
  }
});

test("the stages are announced in order", async () => {
  const stages: Stage[] = [];
  await analyseCv({
    ...task,
    reader,
    bytes: files[0]?.bytes ?? new Uint8Array(),
    onStage: (stage) => stages.push(stage),
  });
  expect(stages).toEqual(Stage.options.filter((stage) => stage !== "ocr"));
});

test("a file without text gives no person", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.4 nothing");
  expect(await analyseCv({ ...task, reader, bytes })).toEqual({ kind: "unreadable", reason: "corrupt" });
});

test("another name, pronoun, age or address moves the score by exactly nothing", () => {
  // Long enough not to be a degree or a skill by chance.
  const part = fc.stringMatching(/^[A-Z][a-z]{4,9}$/u);
  const expected = scoreOf(PLAIN_CV);
  fc.assert(
    fc.property(
      part,
      part,
      fc.integer({ min: 18, max: 79 }),
      fc.constantFrom("He", "She"),
      (first, last, age, pronoun) => {
        const other = PLAIN_CV.replaceAll("Alva", first)
          .replaceAll("Ashgrove", last)
          .replaceAll("alva", first.toLowerCase());
        const swapped = other
          .replace("aged 34", `aged ${age}`)
          .replace("She is", `${pronoun} is`)
          .replace("Mill Lane", `${last} Road`);
        expect(scoreOf(swapped)).toBe(expected);
      },
    ),
  );
});

test("taking evidence away never raises the score", () => {
  const lines = PLAIN_CV.split("\n");
  const without = (gone: Set<number>) => scoreOf(lines.filter((_, index) => !gone.has(index)).join("\n"));
  const evidence = lines.flatMap((line, index) =>
    line.startsWith("•") || line.startsWith("Docker") || line.startsWith("BSc") ? [index] : [],
  );
  fc.assert(
    fc.property(fc.subarray(evidence), fc.subarray(evidence), (first, second) => {
      const less = new Set([...first, ...second]);
      expect(without(less)).toBeLessThanOrEqual(without(new Set(first)));
    }),
  );
});

test.each(talkUp(PLAIN_CV, { title: vacancy.title, text: vacancy.lines.join("\n") }))(
  "$name gains next to nothing, and is flagged",
  ({ text, mayGain }) => {
    const tricked = analyseDocument(textDocument(text), task);
    expect(tricked.score - scoreOf(PLAIN_CV)).toBeLessThanOrEqual(mayGain);
    expect(tricked.needs_review).toBe(true);
  },
);

test("with half of its proofs a CV scores less, and without any less still", () => {
  const proofs = PLAIN_CV.split("\n").filter((line) => /Python|PostgreSQL|Docker|Ruby/u.test(line));
  const without = (gone: string[]) =>
    scoreOf(
      PLAIN_CV.split("\n")
        .filter((line) => !gone.includes(line))
        .join("\n"),
    );
  expect(without(proofs.slice(0, 2))).toBeLessThan(scoreOf(PLAIN_CV));
  expect(without(proofs)).toBeLessThan(without(proofs.slice(0, 2)));
});

test("nothing to read, one line, a foreign language and forty pages each have an honest result", () => {
  const oneLine = analyseDocument(textDocument("Would like to work as a cook in a small hotel by the sea"), task);
  expect(oneLine).toMatchObject({ candidate_name: null, employment_history: [], needs_review: true });
  expect(oneLine.score).toBeLessThan(15);
  const german = analyseDocument(
    textDocument("Erfahrung als Köchin in einem Gasthof bei uns im Dorf\n".repeat(10)),
    task,
  );
  expect(german).toMatchObject({ candidate_name: null, review_reasons: ["other_language"] });
  const long = `${PLAIN_CV}\n${"• Wrote another page about nothing in particular and more of it\n".repeat(40 * 50)}`;
  expect(analyseDocument(textDocument(long), task).candidate_name).toBe("Alva Ashgrove");
});

test("text that hides in the page is flagged and does not count", () => {
  const hidden = analyseDocument({ ...textDocument(PLAIN_CV), hiddenCharacters: 200 }, task);
  expect(hidden.needs_review).toBe(true);
  expect(analyseDocument(textDocument(PLAIN_CV), task).needs_review).toBe(false);
});
