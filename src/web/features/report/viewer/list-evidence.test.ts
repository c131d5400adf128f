import { expect, test } from "vitest";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Finding, Quote } from "#shared/screening/evidence.ts";
import { findByWords, listEvidence } from "./list-evidence.ts";

const box = { x: 1, y: 1, width: 10, height: 10 };
const quote = (text: string, page: number, start: number, boxes = [box]): Quote => ({
  text,
  page,
  start,
  end: start + text.length,
  boxes,
});
const found = (criterion_id: string, ...quotes: Quote[]): Finding => ({
  criterion_id,
  level: "strong",
  mentions: 1,
  quotes,
});
const asked = (key: string): KeyedCriterion => ({
  key,
  wording: key.toUpperCase(),
  kind: "skill",
  importance: "must",
  weight: 1,
  required_years: null,
  terms: [],
});

const later = quote("ran Kafka", 2, 4);
const early = quote("wrote Python", 1, 90);
const first = quote("led a team", 1, 3);

test("evidence comes in reading order, each place once with everything it speaks for", () => {
  const findings = [found("a", later, early), found("b", first, early)];
  const evidence = listEvidence(findings, [asked("a"), asked("b")]);
  expect(evidence.map(({ quote, wordings }) => [quote.text, wordings])).toEqual([
    ["led a team", ["B"]],
    ["wrote Python", ["A", "B"]],
    ["ran Kafka", ["A"]],
  ]);
});

test("a quote without a place cannot be shown, and words that no finding quotes have none", () => {
  const evidence = listEvidence([found("a", quote("nowhere", 1, 1, []), first)], [asked("a")]);
  expect(findByWords(evidence, "nowhere")).toBeUndefined();
  expect(findByWords(evidence, "led a tea")).toBeUndefined();
  expect(findByWords(evidence, "led a team")?.quote).toBe(first);
});
