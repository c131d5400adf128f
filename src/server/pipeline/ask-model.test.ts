import { afterEach, beforeEach, expect, test } from "vitest";
import { readAnswer } from "#analysis/model/model-answer.ts";
import { AiSdkModel } from "#gateways/ai-sdk-model.ts";
import type { Tokens } from "#gateways/language-model.ts";
import { answerHonestly } from "#tests/support/model-answers.ts";
import { type Behaviour, startModelServer } from "#tests/support/model-server.ts";
import { askModel } from "./ask-model.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const CRITERION = {
  id: "c1",
  wording: "Python",
  kind: "skill",
  importance: "must",
  weight: 1,
  required_years: null,
  terms: [],
} as const;
const vacancy = { criteria: [{ ...CRITERION, terms: [...CRITERION.terms] }] };
const TEXT = `${JSON.stringify({ id: "c1", wording: "Python" })}\n--- CV c0ffee ---\nWrote reports in Python\n--- CV c0ffee ---`;

async function ask(breaker = new CircuitBreaker(), spent: Tokens[] = []) {
  const { signal } = new AbortController();
  return askModel({
    model: new AiSdkModel(server.settings("openai-compatible", { timeoutMs: 200 })),
    question: { system: "Rules.", text: TEXT, shape: { type: "object" }, signal },
    breaker,
    firstWaitMs: 1,
    read: (text) => readAnswer(text, vacancy),
    onSpent: async (tokens) => void spent.push(tokens),
    onTrouble: () => undefined,
  });
}

const FAULTS: [string, Behaviour, note: string, mostCalls: number][] = [
  ["too many requests", { kind: "fails", status: 429 }, "model_unreachable", 4],
  [
    "too many requests for an hour",
    { kind: "fails", status: 429, headers: { "retry-after": "3600" } },
    "model_unreachable",
    1,
  ],
  ["an inner fault", { kind: "fails", status: 500 }, "model_unreachable", 4],
  ["a wrong key", { kind: "fails", status: 401 }, "model_unreachable", 1],
  ["silence", { kind: "hangs" }, "model_unreachable", 4],
  ["a line that breaks", { kind: "resets" }, "model_unreachable", 4],
  ["a page", { kind: "page" }, "model_unreachable", 4],
  ["ten megabytes", { kind: "large" }, "model_unreachable", 4],
  ["half an object", { kind: "says", write: () => '{"findings":[' }, "model_unusable", 2],
  [
    "NaN",
    { kind: "says", write: (seen) => JSON.stringify(answerHonestly(seen)).replace('"strong"', "NaN") },
    "model_unusable",
    2,
  ],
  [
    "wrong types",
    { kind: "says", write: () => ({ findings: "all strong", summary: 1, questions: null }) },
    "model_unusable",
    2,
  ],
  ["a score and nothing else", { kind: "says", write: () => ({ score: 100 }) }, "model_unusable", 2],
  ["a refusal", { kind: "says", write: () => "No.", stop: "refusal" }, "model_refused", 1],
];

test.each(FAULTS)("%s: it is asked so many times and no more", async (_name, behaviour, note, most) => {
  server.otherwise = behaviour;
  expect(await ask()).toEqual({ kind: "gave_up", note });
  expect(server.heard).toHaveLength(most);
});

test("an answer that was paid for is counted, also one that is of no use", async () => {
  const spent: Tokens[] = [];
  server.script.push({ kind: "says", write: () => "Gladly:" });
  expect(await ask(new CircuitBreaker(), spent)).toMatchObject({ kind: "answer" });
  expect(spent).toEqual([
    { input: 1000, output: 200 },
    { input: 1000, output: 200 },
  ]);
});

test("after five failures in a row nobody asks, and after the pause one failure is enough", () => {
  const breaker = new CircuitBreaker();
  for (let failure = 0; failure < 4; failure += 1) breaker.noteFailure(0);
  expect(breaker.isOpen(0)).toBe(false);
  breaker.noteFailure(0);
  expect([breaker.isOpen(59_999), breaker.isOpen(60_000)]).toEqual([true, false]);
  breaker.noteFailure(60_000);
  expect(breaker.isOpen(60_001)).toBe(true);
});

test("an answer between failures begins the count anew", () => {
  const breaker = new CircuitBreaker();
  for (let failure = 0; failure < 12; failure += 1) {
    breaker.noteFailure(0);
    if (failure % 3 === 0) breaker.noteSuccess();
  }
  expect(breaker.isOpen(0)).toBe(false);
});
