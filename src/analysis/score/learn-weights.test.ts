import { expect, test } from "vitest";
import type { Decision } from "#shared/candidates/decision.ts";
import { sumScore, type WeighedFinding } from "#shared/screening/score-sum.ts";
import { randomFrom } from "#tests/support/random-from.ts";
import { countAgreed, type DecidedCv, listPairs, listSurprises } from "./decided-pairs.ts";
import { learnWeights } from "./learn-weights.ts";

const KEYS = ["c1", "c2", "c3", "c4", "c5", "c6"];
const present = new Map(KEYS.map((key) => [key, 2]));

/** Somebody who shows of each criterion so much. */
function cv(decision: Decision, credits: number[]): DecidedCv {
  const findings = KEYS.map((id, at): WeighedFinding => {
    const credit = credits[at] ?? 0;
    return { id, importance: "nice", weight: 2, level: credit > 0.5 ? "strong" : "missing", credit };
  });
  return { decision, findings, score: sumScore(findings).score };
}

const someone = (random: () => number) => KEYS.map(() => Math.round(random()));

/** A person who goes by the first criterion twice as much as by all the others together. */
function byTheFirst(people: number, seed = 1) {
  const random = randomFrom(seed);
  return Array.from({ length: people }, () => {
    const credits = someone(random);
    const rest = credits.reduce((sum, credit) => sum + credit, 0);
    return cv((credits[0] ?? 0) * 2 + rest / 6 > 1.9 ? "advance" : "decline", credits);
  });
}

test("advance stands above hold, hold above decline, and the same decision makes no pair", () => {
  const [first, second, third, fourth] = [cv("decline", []), cv("advance", []), cv("hold", []), cv("hold", [])];
  const pairs = listPairs([first, second, third, fourth]);
  expect(pairs).toHaveLength(5);
  expect(pairs.filter(({ better }) => better === second)).toHaveLength(3);
  expect(pairs.every(({ worse }) => worse !== second)).toBe(true);
});

test("a pair agrees by the higher score, and the same score is neither", () => {
  const pairs = listPairs([
    cv("advance", [1, 1]),
    cv("decline", [1]),
    cv("decline", [1, 0, 1]),
    cv("decline", [1, 1, 1]),
  ]);
  expect(countAgreed(pairs, ({ score }) => score)).toEqual({ pairs: 3, agreed: 1, alike: 1 });
});

test("a surprise is somebody declined far above somebody advanced; the widest gap comes first", () => {
  const advanced = [cv("advance", [1]), cv("advance", [1, 1, 1])];
  const [low, high] = [cv("decline", [1, 1, 1, 1]), cv("decline", [1, 1, 1, 1, 1, 1])];
  const held = cv("hold", [1, 1, 1, 1, 1, 1]);
  const surprises = listSurprises(listPairs([...advanced, low, high, held]));
  expect(surprises.map(({ worse }) => worse)).toEqual([high, low, held]);
  expect(surprises.every(({ better }) => better === advanced[0])).toBe(true);
});

test("what a person goes by weighs more, up to twice as much, and no weight falls below half", () => {
  const learned = learnWeights(byTheFirst(40), present);
  const weights = [...(learned?.weights ?? [])];
  expect(weights.map(([key]) => key)).toEqual(KEYS);
  expect(learned?.weights.get("c1")).toBeGreaterThan(3);
  for (const [, weight] of weights) {
    expect(weight).toBeGreaterThanOrEqual(1);
    expect(weight).toBeLessThanOrEqual(4);
  }
  expect(learned?.all.after.agreed).toBeGreaterThan(learned?.all.before.agreed ?? Infinity);
  expect(learned?.heldOut.after.agreed).toBeGreaterThan(learned?.heldOut.before.agreed ?? Infinity);
});

test("the same decisions lead to the same weights", () => {
  expect(learnWeights(byTheFirst(25), present)).toEqual(learnWeights(byTheFirst(25), present));
});

test("from decisions by the toss of a coin weights are seldom proposed", () => {
  const proposed = Array.from({ length: 40 }, (_, at) => {
    const random = randomFrom(at + 1);
    const tossed = Array.from({ length: 20 }, () => {
      const credits = someone(random);
      return cv(random() < 0.5 ? "advance" : "decline", credits);
    });
    return learnWeights(tossed, present);
  });
  expect(proposed.filter((one) => one !== undefined).length).toBeLessThan(10);
});

test("where the score agrees throughout, and where nobody was preferred, nothing is proposed", () => {
  const agreed = [
    cv("advance", [1, 1, 1]),
    cv("advance", [1, 1, 0, 1]),
    ...Array.from({ length: 9 }, () => cv("decline", [1])),
  ];
  expect(learnWeights(agreed, present)).toBeUndefined();
  expect(
    learnWeights(
      Array.from({ length: 12 }, (_, at) => cv("decline", [at % 2, 1])),
      present,
    ),
  ).toBeUndefined();
});

test("250 decisions take no longer than a call may", () => {
  const people = byTheFirst(250);
  const start = performance.now();
  learnWeights(people, present);
  expect(performance.now() - start).toBeLessThan(2000);
});
