import fc from "fast-check";
import { expect, test } from "vitest";
import { sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { listSwaps } from "#tests/support/identity-swaps.ts";
import {
  addBulletLine,
  creditsByWording,
  listBulletLines,
  removeLines,
  splitSections,
  writeOtherwise,
} from "#tests/support/invented-changes.ts";
import { inventedVacancies } from "#tests/support/judged-vacancies.ts";
import { readAd, screenText } from "#tests/support/screen-text.ts";
import { rescore } from "./score/rescore.ts";

// Each law of what a score may depend on, over invented vacancies and CVs that are changed at random.

const vacancies = inventedVacancies();
const cases = vacancies.flatMap(({ name, read, cvs }) =>
  cvs.map(({ id, text }) => ({ name: `${name}, ${id}`, read, text })),
);
const bullets = vacancies.flatMap(({ cvs }) => cvs.flatMap(({ text }) => listBulletLines(text)));
const aCase = fc.constantFrom(...cases);
const RUNS = { numRuns: 50 };

const scores = new Map<string, ReturnType<typeof screenText>>();

/** The unchanged CV is asked for many times. */
function screenOnce({ read, text, name }: (typeof cases)[number]) {
  const known = scores.get(name) ?? screenText(read, text);
  scores.set(name, known);
  return known;
}

function creditsOf(vacancy: Vacancy, text: string) {
  return creditsByWording(vacancy, screenText(vacancy, text).findings);
}

test("whatever somebody adds to a dated post, no verdict and no score falls", () => {
  fc.assert(
    fc.property(aCase, fc.constantFrom(...bullets), (one, bullet) => {
      fc.pre(listBulletLines(one.text).length > 0);
      const before = screenOnce(one);
      const more = screenText(one.read, addBulletLine(one.text, bullet));
      expect(more.score).toBeGreaterThanOrEqual(before.score);
      for (const [at, { credit }] of before.findings.entries())
        expect(more.findings[at]?.credit).toBeGreaterThanOrEqual(Number(credit));
    }),
    RUNS,
  );
});

test("whatever somebody leaves out, no verdict and no score rises", () => {
  fc.assert(
    fc.property(aCase, fc.infiniteStream(fc.boolean()), (one, isGone) => {
      const gone = listBulletLines(one.text).filter(() => isGone.next().value);
      const less = screenText(one.read, removeLines(one.text, gone));
      const before = screenOnce(one);
      expect(less.score).toBeLessThanOrEqual(before.score);
      for (const [at, { credit }] of less.findings.entries())
        expect(credit).toBeLessThanOrEqual(Number(before.findings[at]?.credit));
    }),
    RUNS,
  );
});

test("without any of its bullets a good CV scores clearly less", () => {
  for (const { read, cvs } of vacancies) {
    const [best] = cvs.toSorted((left, right) => right.fit - left.fit);
    const text = best?.text ?? "";
    expect(
      screenText(read, text).score - screenText(read, removeLines(text, listBulletLines(text))).score,
    ).toBeGreaterThan(15);
  }
});

test("the order of the sections changes nothing", () => {
  fc.assert(
    fc.property(aCase, fc.infiniteStream(fc.nat()), (one, keys) => {
      const [top = [], ...sections] = splitSections(one.text);
      const shuffled = sections
        .map((section) => ({ section, key: Number(keys.next().value) }))
        .toSorted((left, right) => left.key - right.key)
        .map(({ section }) => section);
      expect(screenText(one.read, [top, ...shuffled].flat().join("\n")).score).toBe(screenOnce(one).score);
    }),
    RUNS,
  );
});

function asking(rows: string[]) {
  return readAd(["Electrician", "Requirements", ...rows.map((row) => `- ${row}`)].join("\n"));
}

test("the order of the advertisement's bullets changes nothing", () => {
  const bullets = ["Conduit bending", "Panel installation", "Fire alarm wiring", "Blueprint reading", "Motor controls"];
  const cvs = vacancies.find(({ name }) => name === "electrician")?.cvs ?? [];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(bullets, { minLength: bullets.length }),
      fc.constantFrom(...cvs),
      (rows, { text }) => {
        const [usual, other] = [asking(bullets), asking(rows)];
        expect(screenText(other, text).score).toBe(screenText(usual, text).score);
        expect(creditsOf(other, text)).toEqual(creditsOf(usual, text));
      },
    ),
    { numRuns: 20 },
  );
});

test("who was screened before changes nothing, and the same CV gets the same result", () => {
  fc.assert(
    fc.property(aCase, aCase, (one, other) => {
      screenText(one.read, other.text);
      expect(screenText(one.read, one.text)).toEqual(screenOnce(one));
    }),
    { numRuns: 20 },
  );
});

test.each(writeOtherwise("").map(({ name }) => name))(
  "%s: another way to write the same moves at most 2 points",
  (name) => {
    for (const one of cases) {
      const { text = "" } = writeOtherwise(one.text).find((changed) => changed.name === name) ?? {};
      if (text === one.text) continue;
      expect(Math.abs(screenText(one.read, text).score - screenOnce(one).score)).toBeLessThanOrEqual(2);
    }
  },
);

const SPELLINGS = [
  ["Analyse labour costs", "Analysed labour costs for the centre", "Analyzed labor costs for the center"],
  ["Organising a training programme", "Organised a training programme", "Organized a training program"],
  ["Paediatric anaesthesia", "Specialised in paediatric anaesthesia", "Specialized in pediatric anesthesia"],
  ["Modelling cash flow", "Modelled the cash flow and cancelled orders", "Modeled the cash flow and canceled orders"],
  ["Health care planning", "Planned health care for a village", "Planned healthcare for a village"],
  ["E-commerce and front-end work", "Built e-commerce front-ends", "Built ecommerce frontends"],
  ["A driving licence", "Held a driving licence all the while", "Held a driving license all the while"],
];

test.each(SPELLINGS)("%s: “%s” counts like “%s”", (asked, ...ways) => {
  const vacancy = readAd(`Coordinator\nRequirements\n- ${asked}\n- Good Excel\n- Knowledge of VAT\n- Patience`);
  const [one, other] = ways.map(
    (bullet) =>
      screenText(
        vacancy,
        `Alva Ashgrove\nExperience\nCoordinator, Foxglove\n2012 - Present\n• ${bullet}\n• Kept the diary`,
      ).score,
  );
  expect(one).toBeGreaterThan(10);
  expect(Math.abs(Number(one) - Number(other))).toBeLessThanOrEqual(2);
});

test("the points add up to the score, and a cap is the only reason to score less", () => {
  for (const one of cases) {
    const { findings, score } = screenOnce(one);
    const weighings = new Map(one.read.criteria.map((criterion) => [criterion.id, criterion]));
    const { points, cap } = sumScore(findings.map((finding) => weighFinding(finding, weighings)));
    const sum = Math.round(Math.round(points.reduce((total, row) => total + row.points, 0) * 10) / 10);
    expect(score).toBe(Math.min(sum, cap?.most ?? 100));
  }
});

test("a changed weight moves the score by that row's share and by nothing else", () => {
  fc.assert(
    fc.property(aCase, fc.nat(8), fc.double({ min: 0.5, max: 10, noNaN: true }), (one, at, weight) => {
      const { findings } = screenOnce(one);
      const rows = one.read.criteria.map((row, place) => ({
        ...row,
        importance: "nice" as const,
        weight: place === at ? weight : row.weight,
      }));
      const weighings = new Map(rows.map((row) => [row.id, row]));
      const total = rows.reduce((sum, row) => sum + row.weight, 0);
      const { points } = sumScore(findings.map((finding) => weighFinding(finding, weighings)));
      // What is shown is whole tenths: each maximum within one of its row's share, each row's points within half of one of its credit.
      for (const [place, { of, points: earned }] of points.entries()) {
        expect(Math.abs(of - (100 * Number(rows[place]?.weight)) / total)).toBeLessThan(0.1 + 1e-9);
        expect(Math.abs(earned - of * Number(findings[place]?.credit))).toBeLessThanOrEqual(0.05 + 1e-9);
      }
      const sum = Math.round(points.reduce((all, { points: earned }) => all + earned, 0) * 10) / 10;
      expect(rescore(findings, weighings).score).toBe(Math.round(sum));
    }),
  );
});

test("nobody without a deal-breaker has more than 59, nobody with less than 60% of the core more than 84", () => {
  for (const one of cases) {
    const { findings, score } = screenOnce(one);
    const levels = new Map(findings.map(({ criterion_id: id, level }) => [id, level]));
    const core = one.read.criteria.filter(({ importance }) => importance !== "nice");
    const lacksGate = core.some(({ id, importance }) => importance === "gate" && levels.get(id) === "missing");
    const strong = core.filter(({ id }) => levels.get(id) === "strong").length;
    const most = lacksGate ? 59 : strong < core.length * 0.6 ? 84 : 100;
    expect(score).toBeLessThanOrEqual(most);
  }
});

test("name, pronoun, gender, address, nationality, age, photo, mother tongue and disability move nothing", () => {
  fc.assert(
    fc.property(aCase, fc.nat(3), ({ read, text }, layout) => {
      const body = text.split("\n").slice(1).join("\n");
      for (const { texts } of listSwaps(body, layout)) {
        const [first = "", last = ""] = [texts[0], texts.at(-1)];
        expect(screenText(read, last).score).toBe(screenText(read, first).score);
      }
    }),
    { numRuns: 6 },
  );
});
