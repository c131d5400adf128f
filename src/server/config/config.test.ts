import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without settings the privacy contact is a local address and there are no analytics", () => {
  expect(readConfig({}, []).site).toEqual({
    privacy_contact: "privacy@localhost",
    counts_visits: false,
    analytics_id: null,
    pixel_id: null,
  });
});

test("the operator names the privacy contact and who counts", () => {
  const env = { PRIVACY_CONTACT: "dpo@evenhand.example", ANALYTICS: "first-party", ANALYTICS_ID: "G-4711" };
  expect(readConfig({ ...env, AD_PIXEL_ID: "4711" }, []).site).toEqual({
    privacy_contact: "dpo@evenhand.example",
    counts_visits: true,
    analytics_id: "G-4711",
    pixel_id: "4711",
  });
});

test.each([
  { PRIVACY_CONTACT: "nobody" },
  { ANALYTICS: "everywhere" },
  { ANALYTICS_ID: '"><script>' },
  { AD_PIXEL_ID: '"><script>' },
])("%o is refused at the start", (env) => {
  expect(() => readConfig(env, [])).toThrow(Object.keys(env)[0]);
});

test("operators are named by their addresses; without the setting there are none", () => {
  expect(readConfig({}, []).operators).toEqual([]);
  expect(readConfig({ OPERATOR_EMAILS: "Ops@Example.org, second@example.org" }, []).operators).toEqual([
    "ops@example.org",
    "second@example.org",
  ]);
});

test("a token that could be guessed is refused at the start", () => {
  expect(() => readConfig({ METRICS_TOKEN: "short" }, [])).toThrow("METRICS_TOKEN");
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

const KEY = "A".repeat(43);
const keys = { EVENHAND_ENCRYPTION_KEY: KEY, EVENHAND_TOKEN_KEY: KEY };
const bucket = {
  S3_BUCKET: "cvs",
  S3_ENDPOINT: "http://s3.test:9000",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};
const DATABASE_URL = "postgres://user:password@host/database";

test("a bucket needs all of its settings, and none of them means the disk", () => {
  expect(readConfig({}, []).s3).toBeUndefined();
  expect(readConfig({ ...keys, ...bucket }, []).s3).toEqual({
    bucket: "cvs",
    endpoint: "http://s3.test:9000",
    region: "eu-central-1",
    accessKeyId: "id",
    secretAccessKey: "secret",
  });
  for (const name of Object.keys(bucket))
    expect(() => readConfig({ ...keys, ...bucket, [name]: undefined }, [])).toThrow("need each other");
});

test.each([
  ["a part of the product", { DATABASE_URL }, ["--only=worker"]],
  ["a bucket", bucket, []],
])("%s without keys from the settings is refused: no process could read what another wrote", (_name, env, args) => {
  expect(() => readConfig(env, args)).toThrow("EVENHAND_ENCRYPTION_KEY and EVENHAND_TOKEN_KEY");
  expect(() => readConfig({ ...env, EVENHAND_TOKEN_KEY: KEY }, args)).toThrow("EVENHAND_ENCRYPTION_KEY");
  expect(() => readConfig({ ...env, EVENHAND_ENCRYPTION_KEY: KEY }, args)).toThrow("EVENHAND_TOKEN_KEY");
});

test("parts of the product that share no disk need a mail server", () => {
  const env = { ...keys, ...bucket, DATABASE_URL };
  expect(() => readConfig(env, ["--only=web"])).toThrow("SMTP_URL");
  expect(readConfig({ ...env, SMTP_URL: "smtp://mail.test" }, ["--only=web"]).runsWorker).toBe(false);
});
