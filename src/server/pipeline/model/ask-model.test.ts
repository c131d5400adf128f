import { afterEach, beforeEach, expect, test } from "vitest";
import type { VacancyItem } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { CRITERIA_SHAPE, readCriteriaAnswer } from "#analysis/model/criteria-answer.ts";
import { EMAIL_SHAPE, readEmailAnswer } from "#analysis/model/email-answer.ts";
import { ANSWER_SHAPE, readAnswer } from "#analysis/model/model-answer.ts";
import { writeCriteriaPrompt } from "#analysis/model/write-criteria-prompt.ts";
import { writeEmailPrompt } from "#analysis/model/write-email-prompt.ts";
import type { EmailPromptFacts } from "#analysis/report/draft-email.ts";
import type { Prompt } from "#analysis/model/write-prompt.ts";
import { AiSdkModel } from "#gateways/ai-sdk-model.ts";
import { MODEL_PROVIDERS, type Tokens } from "#gateways/language-model.ts";
import type { About } from "#tests/support/model-answers.ts";
import { MODEL_FAULTS, NOT_A_NUMBER, PROTOTYPE } from "#tests/support/model-faults.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { askModel } from "./ask-model.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const CRITERION = { id: "c1", wording: "Python", kind: "skill", importance: "must", weight: 1 } as const;
const vacancy = { criteria: [{ ...CRITERION, required_years: null, terms: [] }] };
const TEXT = `${JSON.stringify({ id: "c1", wording: "Python" })}\n--- CV c0ffee ---\nWrote reports in Python\n--- CV c0ffee ---`;
const ITEMS: VacancyItem[] = [{ text: "Good knowledge of Python", part: "must" }];
const LETTER: EmailPromptFacts = { type: "interview", position: "Baker", shown: ["Python"], gap: null, variant: 0 };

interface Kind {
  prompt: Prompt;
  shape: Record<string, unknown>;
  read: (text: string) => object | string | undefined;
}

/** The three things that a model is asked. */
const KINDS: Record<About, Kind> = {
  cv: { prompt: { system: "Rules.", text: TEXT }, shape: ANSWER_SHAPE, read: (text) => readAnswer(text, vacancy) },
  vacancy: {
    prompt: writeCriteriaPrompt("Baker", ITEMS, "c0ffee"),
    shape: CRITERIA_SHAPE,
    read: (text) => readCriteriaAnswer(text, ITEMS),
  },
  letter: {
    prompt: writeEmailPrompt(LETTER, "c0ffee"),
    shape: EMAIL_SHAPE,
    read: (text) => readEmailAnswer(text, LETTER),
  },
};
const QUESTIONS = MODEL_PROVIDERS.flatMap((provider) =>
  (["cv", "vacancy", "letter"] as const).map((about) => ({ provider, about })),
);

interface Asking {
  provider?: (typeof MODEL_PROVIDERS)[number];
  about?: About;
  timeoutMs?: number;
  spent?: Tokens[];
}

async function ask(asking: Asking = {}) {
  const { provider = "openai-compatible", about = "cv", timeoutMs = 30_000, spent = [] } = asking;
  const { prompt, shape, read } = KINDS[about];
  return askModel({
    model: new AiSdkModel(server.settings(provider, { timeoutMs })),
    question: { ...prompt, shape, signal: new AbortController().signal },
    breaker: new CircuitBreaker(),
    firstWaitMs: 1,
    read,
    onSpent: async (tokens) => void spent.push(tokens),
    onFailure: () => undefined,
  });
}

test.each(QUESTIONS)("$provider, asked about a $about, answers", async (asked) => {
  expect(await ask(asked)).toMatchObject({ kind: "answer" });
  expect(server.received).toHaveLength(1);
});

test.each(MODEL_FAULTS)("$name: it is asked so many times and no more", async ({ behaviour, note, calls }) => {
  server.otherwise = behaviour;
  const expected = note === null ? { kind: "answer" } : { kind: "gave_up", note };
  const timeoutMs = behaviour.kind === "hangs" ? 300 : 30_000;
  const results = await Promise.all(QUESTIONS.map((asked) => ask({ ...asked, timeoutMs })));
  expect(results).toEqual(QUESTIONS.map(() => expect.objectContaining(expected)));
  const most = QUESTIONS.length * calls;
  expect(server.received.length).toBeLessThanOrEqual(most);
  // A call that was left early may not have been heard.
  expect(server.received.length).toBeGreaterThanOrEqual(behaviour.kind === "hangs" ? 1 : most);
  expect(JSON.stringify(results)).not.toMatch(/score|rank/u);
});

test.each(QUESTIONS)("$provider, asked about a $about: a prototype reaches nothing", async (asked) => {
  server.otherwise = PROTOTYPE;
  expect(JSON.stringify(await ask(asked))).not.toContain("pwned");
  expect(Object.hasOwn(Object.prototype, "pwned")).toBe(false);
  expect(server.received.length).toBeLessThanOrEqual(4);
});

test.each(MODEL_PROVIDERS.filter((provider) => provider !== "anthropic"))("%s: NaN is no answer", async (provider) => {
  server.otherwise = NOT_A_NUMBER;
  expect(await ask({ provider })).toEqual({ kind: "gave_up", note: "model_unusable" });
});

test("an answer that was paid for is counted, also one that is of no use", async () => {
  const spent: Tokens[] = [];
  server.script.push({ kind: "says", write: () => "Gladly:" });
  expect(await ask({ spent })).toMatchObject({ kind: "answer" });
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
