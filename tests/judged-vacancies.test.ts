import { expect, test } from "vitest";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { type InventedVacancy, inventedVacancies } from "#tests/support/judged-vacancies.ts";
import { screenText } from "#tests/support/screen-text.ts";
import { clearPairs, kappa, mean, type Ranked, tau } from "../bench/judged/figures.ts";

// The short form of `npm run bench:judged`: five invented vacancies, read by the same guide as the judged ones. The floors lie a
// little below what was measured (given in each test); the advertisements were not used to learn anything.

const DIGIT = { missing: 0, partial: 1, strong: 2 } as const;
const vacancies = inventedVacancies();

function rank({ cvs, trade }: InventedVacancy, vacancy: Vacancy): Ranked[] {
  return cvs.map(({ text, fit, decision, trade: own }) => ({
    fit,
    decision,
    score: screenText(vacancy, text).score,
    isSameTrade: own === trade,
    lacksGate: false,
  }));
}

const read = vacancies.map((vacancy) => rank(vacancy, vacancy.read));
const given = vacancies.map((vacancy) => rank(vacancy, vacancy.given));

function shareRight(rows: Ranked[][]): number {
  const pairs = rows.map((each) => clearPairs(each));
  return pairs.reduce((sum, { right }) => sum + right, 0) / pairs.reduce((sum, { all }) => sum + all, 0);
}

const distance = (rows: Ranked[][]) => mean(rows.flat().map(({ score, fit }) => Math.abs(score - fit)));

test("people stand in the order in which a reader puts them: tau .88 by the advertisement, .91 by the reader's rows", () => {
  expect(mean(read.map(tau))).toBeGreaterThanOrEqual(0.84);
  expect(mean(given.map(tau))).toBeGreaterThanOrEqual(0.87);
});

test("pairs that differ clearly stand in the right order: .957 and .979", () => {
  expect(shareRight(read)).toBeGreaterThanOrEqual(0.93);
  expect(shareRight(given)).toBeGreaterThanOrEqual(0.95);
});

test("a score is what a reader would give: 8.0 and 6.9 points away", () => {
  expect(distance(read)).toBeLessThanOrEqual(10);
  expect(distance(given)).toBeLessThanOrEqual(9);
});

test("each criterion gets the reader's verdict: kappa .85, equal in 83 of 100", () => {
  const pairs = vacancies.flatMap(({ given: vacancy, cvs }) =>
    cvs.flatMap(({ text, levels }) =>
      screenText(vacancy, text).findings.map(
        ({ level }, at) => [DIGIT[level], DIGIT[levels[at] ?? "missing"]] as const,
      ),
    ),
  );
  expect(kappa(pairs)).toBeGreaterThanOrEqual(0.8);
  expect(pairs.filter(([one, other]) => one === other).length / pairs.length).toBeGreaterThanOrEqual(0.79);
});

test("nobody whom a reader rejects is invited, and nobody whom a reader invites is rejected", () => {
  for (const { score, decision } of [...read, ...given].flat()) {
    expect(decision === "reject" && score >= 70).toBe(false);
    expect(decision === "interview" && score < 70).toBe(false);
  }
});
