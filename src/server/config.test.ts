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
