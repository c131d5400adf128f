import { expect, test } from "vitest";
import type { CvAnalysis } from "#shared/screening/cv-analysis.ts";
import type { Criterion, Vacancy } from "#shared/vacancies/vacancy.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { openTestModels, openTestReader, readText } from "#tests/support/test-reader.ts";
import { judgeDocument, readVacancy } from "./analyse.ts";
import { replaceCriteria } from "./criteria/replace-criteria.ts";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import { judgeAgain } from "./judge-again.ts";
import { KeptCv } from "./keep-cv.ts";

const reader = await openTestReader();
const models = openTestModels();
const vacancy = await getVacancy();
const documents = await Promise.all(inventedCvs(12).map(({ bytes }) => readText(reader, bytes)));

async function getVacancy(): Promise<Vacancy> {
  const outcome = await readVacancy({ reader, bytes: inventedVacancy().bytes });
  if (outcome.kind !== "read") throw new Error(outcome.kind);
  return outcome.vacancy;
}

function screen(board: Vacancy) {
  const task = { vacancy: board, models, asOf: "2025-03-15", onStage: () => undefined };
  return documents.map((document) => judgeDocument(document, task));
}

/** What a change of the board can touch. */
function judgementOf({ score, musts_met, evidence_confidence, findings, ...rest }: CvAnalysis) {
  const { summary, strengths, concerns, technical_skills, soft_skills, interview_insights } = rest;
  const words = { summary, strengths, concerns, technical_skills, soft_skills, interview_insights };
  return { ...words, score, musts_met, evidence_confidence, findings };
}

function makeRow(id: string, wording: string): Criterion {
  const [row] = replaceCriteria(vacancy, [{ wording, importance: "must" }]).criteria;
  if (row === undefined) throw new Error(`${wording} is no criterion.`);
  return { ...row, id };
}

const added = ["Managing a warehouse team", "Redis", "Three years of experience with Python"].map((wording, at) =>
  makeRow(`n${at}`, wording),
);
/** Two rows go, three come, one counts more, and the order is another. */
const board: Vacancy = {
  ...vacancy,
  criteria: [...added, ...vacancy.criteria.slice(2).toReversed()].map((row, at) =>
    at === 4 ? Object.assign({}, row, { weight: 9, importance: "gate" as const }) : row,
  ),
};

const NOTHING: Vacancy = { ...vacancy, criteria: [] };

function changeBoard(engine: string = ENGINE_VERSION) {
  return screen(vacancy).map(({ analysis, keep }) => {
    const kept = KeptCv.parse(JSON.parse(JSON.stringify(keep())));
    const before = { kept, findings: analysis.findings, left: [], readingQuality: analysis.reading_quality, engine };
    const { left: _left, ...judged } = judgeAgain(
      { vacancy: board, added: { ...vacancy, criteria: added } },
      before,
      models,
    );
    return judged;
  });
}

/** Boxes are kept to a hundredth of a point. */
function roundBoxes(judged: unknown): unknown {
  return JSON.parse(JSON.stringify(judged), (_, value) =>
    typeof value === "number" ? Number(value.toFixed(3)) : value,
  );
}

test("a board that is changed later judges as if it had been so from the start", () => {
  const fromTheStart = screen(board).map(({ analysis }) => judgementOf(analysis));
  expect(roundBoxes(changeBoard())).toEqual(roundBoxes(fromTheStart));
  expect(new Set(fromTheStart.flatMap(({ findings }) => findings.map(({ level }) => level))).size).toBe(3);
});

test("where another engine judged the CV, what the local one found for a new criterion says so", () => {
  const [judged] = changeBoard("some-model prompt-1 local-1");
  const engines = judged?.findings.map(({ engine }) => engine);
  const untold = board.criteria.slice(added.length).map(() => undefined);
  expect(engines).toEqual([...added.map(() => ENGINE_VERSION), ...untold]);
});

test("a criterion that comes back finds what was found before it went", () => {
  const [{ analysis, keep } = {}] = screen(vacancy);
  if (analysis === undefined || keep === undefined) throw new Error("No CV was screened.");
  const [gone, ...stayed] = vacancy.criteria;
  const told = analysis.findings.map((finding) => Object.assign({}, finding, { engine: "somebody else" }));
  const before = { kept: keep(), left: [], findings: told, readingQuality: analysis.reading_quality, engine: "other" };
  const without = judgeAgain({ vacancy: { ...vacancy, criteria: stayed }, added: NOTHING }, before, models);
  expect(without.findings).toHaveLength(stayed.length);
  expect(without.left.map(({ criterion_id: id }) => id)).toEqual([gone?.id]);
  const again = judgeAgain({ vacancy, added: NOTHING }, { ...before, ...without }, models);
  expect(again.findings).toEqual(told);
});
