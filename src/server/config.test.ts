import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without settings the privacy contact is a local address and there are no analytics", () => {
  expect(readConfig({}, []).site).toEqual({ privacy_contact: "privacy@localhost", analytics_id: null });
});

test("the operator names the privacy contact and an analytics id", () => {
  const env = { PRIVACY_CONTACT: "dpo@evenhand.example", ANALYTICS_ID: "G-4711" };
  expect(readConfig(env, []).site).toEqual({ privacy_contact: "dpo@evenhand.example", analytics_id: "G-4711" });
});

test.each([{ PRIVACY_CONTACT: "nobody" }, { ANALYTICS_ID: '"><script>' }])("%o is refused at the start", (env) => {
  expect(() => readConfig(env, [])).toThrow(Object.keys(env)[0]);
});

const read = (env: Record<string, string>) => readConfig(env, []).model;

test("without a setting no language model is asked", () => {
  expect(read({})).toBeUndefined();
});

test("a model of one's own needs its address and no key", () => {
  const own = { AI_PROVIDER: "openai-compatible", AI_MODEL: "a-model", AI_BASE_URL: "http://localhost:11434/v1" };
  expect(read(own)).toMatchObject({
    provider: "openai-compatible",
    model: "a-model",
    apiKey: undefined,
    prices: undefined,
  });
  expect(read({ ...own, AI_PRICE_INPUT: "0.5", AI_PRICE_OUTPUT: "2" })?.prices).toEqual({ input: 0.5, output: 2 });
});

test.each<[string, Record<string, string>]>([
  ["a provider without a model", { AI_PROVIDER: "openai" }],
  ["a model without a provider", { AI_MODEL: "a-model" }],
  ["no address", { AI_PROVIDER: "openai-compatible", AI_MODEL: "a-model" }],
  ["no key", { AI_PROVIDER: "anthropic", AI_MODEL: "a-model" }],
  ["one price of two", { AI_PROVIDER: "google", AI_MODEL: "a-model", AI_API_KEY: "a-key", AI_PRICE_INPUT: "1" }],
  ["an unknown provider", { AI_PROVIDER: "somebody", AI_MODEL: "a-model" }],
])("%s stops the start instead of judging in silence without a model", (_name, env) => {
  expect(() => read(env)).toThrow(/AI_/u);
});
