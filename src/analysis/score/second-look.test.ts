import { expect, test } from "vitest";
import type { ReviewReason } from "#shared/screening/cv-analysis.ts";
import { askedFor } from "#tests/support/judged-criteria.ts";
import { expectRemaining, mayStop } from "./expect-remaining.ts";
import { queueSecondLook, type RankedCv } from "./queue-second-look.ts";

const decided = (scores: number[], isWanted: boolean) => scores.map((score) => ({ score, isWanted }));

test("before anything is decided nothing is promised", () => {
  const { atMost, expected } = expectRemaining(
    [],
    Array.from({ length: 50 }, (_, at) => at * 2),
  );
  expect(atMost).toBeGreaterThan(20);
  expect(expected).toBeGreaterThan(5);
});

test("the more of those below the wanted ones are declined, the fewer are expected among the rest", () => {
  const wanted = decided([95, 92, 90, 88, 85], true);
  const rest = Array.from({ length: 60 }, (_, at) => at % 50);
  const few = expectRemaining([...wanted, ...decided([70, 68], false)], rest);
  const many = expectRemaining([...wanted, ...decided([70, 68, 66, 64, 60, 58, 55, 52, 50, 45, 40, 35], false)], rest);
  expect(many.expected).toBeLessThan(few.expected);
  expect(many.atMost).toBeLessThanOrEqual(few.atMost);
  expect(many.atMost).toBeLessThanOrEqual(1);
});

test("somebody wanted far down raises what is expected of everybody there", () => {
  const seen = [...decided([95, 92, 90], true), ...decided([70, 60, 50, 40, 30, 20], false)];
  const rest = Array.from({ length: 100 }, (_, at) => at % 40);
  const calm = expectRemaining(seen, rest);
  const surprised = expectRemaining([...seen, { score: 12, isWanted: true }], rest);
  expect(surprised.expected).toBeGreaterThan(2 * calm.expected);
});

test("where nobody is left nobody is expected", () => {
  expect(expectRemaining(decided([90], true), [])).toEqual({ expected: 0, atMost: 0 });
});

const outlook = (atMost: number) => ({ expected: 0, atMost });

test("one who may be missed is accepted in a large vacancy and not in a small one, and a tenth of many who were found", () => {
  expect(mayStop(12, 3, outlook(1))).toBe(false);
  expect(mayStop(12, 3, outlook(0))).toBe(true);
  expect(mayStop(250, 3, outlook(1))).toBe(true);
  expect(mayStop(250, 3, outlook(2))).toBe(false);
  expect(mayStop(250, 40, outlook(4))).toBe(true);
});

function cv(id: string, score: number, more: Partial<RankedCv> = {}): RankedCv {
  return { id, score, isShortlisted: false, reviewReasons: [], readingQuality: 1, findings: [], ...more };
}

const shortlisted = (score: number) => cv(`short ${score}`, score, { isShortlisted: true });
const reasonsOf = (one: RankedCv, criteria = [askedFor("core")]) =>
  queueSecondLook([shortlisted(80), one], criteria, "seed")[0]?.reasons;

test("who is on the shortlist is not looked at a second time", () => {
  expect(queueSecondLook([shortlisted(80), cv("a", 20)], [], "seed").map(({ id }) => id)).toEqual(["a"]);
});

test.each<[string, Partial<RankedCv>, string]>([
  ["just below the cut", { score: 75 }, "near_cut"],
  ["hard to read", { reviewReasons: ["poorly_read"] satisfies ReviewReason[] }, "poorly_read"],
  ["read badly", { readingQuality: 0.5 }, "poorly_read"],
  ["in another language", { reviewReasons: ["other_language"] satisfies ReviewReason[] }, "other_language"],
  ["with very little text", { reviewReasons: ["little_text"] satisfies ReviewReason[] }, "thin_cv"],
])("somebody %s is queued for that reason", (_words, more, reason) => {
  expect(reasonsOf(cv("a", 20, more))).toEqual([reason]);
});

const missing = (confidence: number) =>
  cv("a", 20, { findings: [{ criterion_id: "licence", level: "missing", credit: 0, confidence }] });

test("a requirement that may be there after all is named; one that is surely absent is not", () => {
  const gate = [askedFor("licence", { importance: "gate", wording: "Driving licence" })];
  const [unclear] = queueSecondLook([missing(0.7)], gate, "seed");
  expect(unclear).toEqual({ id: "a", reasons: ["gate_unclear"], unclear: "Driving licence" });
  expect(queueSecondLook([missing(0.95)], gate, "seed")[0]?.reasons).toEqual(["next_in_rank"]);
});

const found = (level: "strong" | "missing", credit: number) => [
  { criterion_id: "core", level: "strong" as const, credit: 1 },
  { criterion_id: "extra", level, credit },
];

test("strong on the core and low on what is desirable is a reason of its own", () => {
  const board = [askedFor("core"), askedFor("extra", { importance: "nice" })];
  expect(reasonsOf(cv("a", 20, { findings: found("missing", 0) }), board)).toEqual(["strong_core"]);
  expect(reasonsOf(cv("a", 20, { findings: found("strong", 1) }), board)).toEqual(["next_in_rank"]);
});

test("every fourth is drawn at random, everybody is in the queue once, and the same seed draws the same", () => {
  const people = Array.from({ length: 40 }, (_, at) => cv(`cv ${at}`, 40 - at));
  const queue = queueSecondLook(people, [], "one");
  expect(new Set(queue.map(({ id }) => id)).size).toBe(40);
  expect(queue.slice(0, 3).map(({ id }) => id)).toEqual(["cv 0", "cv 1", "cv 2"]);
  const random = queue.flatMap(({ reasons }, at) => (reasons.includes("random") ? [at + 1] : []));
  expect(random).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36, 40]);
  expect(queueSecondLook(people, [], "one")).toEqual(queue);
  expect(queueSecondLook(people, [], "two")).not.toEqual(queue);
});

test("a reason brings somebody forward, and nobody far down before those just below the line", () => {
  const people = [
    shortlisted(80),
    cv("next", 73),
    cv("far", 22, { findings: missing(0.7).findings }),
    cv("unclear", 60, { findings: missing(0.7).findings }),
    cv("language", 0, { reviewReasons: ["other_language"] }),
  ];
  const gate = [askedFor("licence", { importance: "gate", wording: "Driving licence" })];
  const queue = queueSecondLook(people, gate, "seed");
  expect(queue.map(({ id }) => id)).toEqual(["unclear", "next", "language", "far"]);
  // The fourth place is a drawn one, whoever stands there.
  expect(queue[3]?.reasons).toEqual(["gate_unclear", "random"]);
});
