import { afterEach, beforeEach, expect, test } from "vitest";
import { type Behaviour, startModelServer } from "#tests/support/model-server.ts";
import { AiSdkModel } from "./ai-sdk-model.ts";
import { MODEL_PROVIDERS, type ModelSettings } from "./language-model.ts";
import { readRetryAfter } from "./read-retry-after.ts";

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const TEXT = '{"id":"c1","wording":"Python"}\n--- CV c0ffee ---\nWrote reports in Python\n--- CV c0ffee ---';
const SHAPE = {
  type: "object",
  properties: { summary: { type: "string" } },
  required: ["summary"],
  additionalProperties: false,
};

function ask(
  behaviour?: Behaviour,
  settings: ModelSettings = server.settings(),
  signal = new AbortController().signal,
) {
  if (behaviour !== undefined) server.script.push(behaviour);
  return new AiSdkModel(settings).ask({ system: "Rules.", text: TEXT, shape: SHAPE, signal });
}
const says = (text: string): Behaviour => ({ kind: "says", write: () => text });

test.each(MODEL_PROVIDERS)(
  "%s is asked once, with the shape and without chance, and its answer and tokens come back",
  async (provider) => {
    const reply = await ask(undefined, server.settings(provider));
    expect(reply).toMatchObject({ kind: "answered", tokens: { input: 1000, output: 200 } });
    expect(reply.kind === "answered" ? JSON.parse(reply.text) : undefined).toMatchObject({
      findings: [{ criterion: "c1", level: "strong", quotes: ["Wrote reports in Python"] }],
    });
    expect(server.received).toHaveLength(1);
    const body = server.received[0]?.body ?? "";
    expect(body).toMatch(/"temperature":0[,}]/u);
    expect(body).toContain('"summary"');
    expect(JSON.stringify(server.received[0]?.headers)).toContain("a-key");
  },
);

test.each(MODEL_PROVIDERS)("%s: a refusal is told as one", async (provider) => {
  const refusal: Behaviour = { kind: "says", write: () => "I would rather not.", stop: "refusal" };
  expect(await ask(refusal, server.settings(provider))).toMatchObject({ kind: "refused" });
});

test.each(MODEL_PROVIDERS)(
  "%s: prose, a half object and an answer that was cut off come back as they are",
  async (provider) => {
    for (const text of ["Gladly! Here it is.", '{"findings":[{"crit'])
      expect(await ask({ kind: "says", write: () => text, stop: "length" }, server.settings(provider))).toMatchObject({
        kind: "answered",
        text,
      });
    expect(await ask(says("Gladly! {}x"), server.settings(provider))).toMatchObject({
      kind: "answered",
      text: "Gladly! {}x",
    });
  },
);

test.each(MODEL_PROVIDERS)("%s: too many requests, with a time and without", async (provider) => {
  const settings = server.settings(provider);
  expect(await ask({ kind: "fails", status: 429, headers: { "retry-after": "7" } }, settings)).toEqual({
    kind: "busy",
    retryAfterMs: 7000,
  });
  expect(await ask({ kind: "fails", status: 429 }, settings)).toEqual({ kind: "busy", retryAfterMs: null });
});

test.each<[string, Behaviour, boolean]>([
  ["an inner fault", { kind: "fails", status: 500 }, true],
  ["a page instead of an answer", { kind: "page" }, true],
  ["a line that breaks in the middle", { kind: "resets" }, true],
  ["half an answer", { kind: "half" }, true],
  ["ten megabytes", { kind: "large" }, true],
  ["a wrong key", { kind: "fails", status: 401 }, false],
  ["an unknown model", { kind: "fails", status: 404 }, false],
  ["a redirect", { kind: "fails", status: 302, headers: { location: "http://169.254.169.254/" } }, true],
])("%s is a failure, and is not asked twice", async (_name, behaviour, mayPass) => {
  for (const provider of MODEL_PROVIDERS)
    expect(await ask(behaviour, server.settings(provider))).toMatchObject({ kind: "failed", mayPass });
  expect(server.received).toHaveLength(MODEL_PROVIDERS.length);
});

test("a server that never answers is left after the time limit", async () => {
  expect(await ask({ kind: "hangs" }, server.settings("openai", { timeoutMs: 50 }))).toMatchObject({
    kind: "failed",
    mayPass: true,
  });
});

test("nobody there at all is a failure that may pass", async () => {
  const nobody = server.settings("openai", { baseUrl: "http://127.0.0.1:1/v1" });
  expect(await ask(undefined, nobody)).toMatchObject({ kind: "failed", mayPass: true });
});

test("the caller can cancel it", async () => {
  await expect(ask({ kind: "hangs" }, server.settings(), AbortSignal.timeout(50))).rejects.toThrow("timeout");
});

test("a time to come back is read from seconds, milliseconds and dates", () => {
  const now = Date.parse("2026-01-05T09:00:00Z");
  expect(readRetryAfter({ "retry-after": "2" }, now)).toBe(2000);
  expect(readRetryAfter({ "retry-after-ms": "250" }, now)).toBe(250);
  expect(readRetryAfter({ "retry-after": "Mon, 05 Jan 2026 09:00:10 GMT" }, now)).toBe(10_000);
  expect(readRetryAfter({ "retry-after": "soon" }, now)).toBeNull();
  expect(readRetryAfter(undefined, now)).toBeNull();
});
