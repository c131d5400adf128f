import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionId, UserId } from "#shared/ids.ts";
import { ACCESS_TOKEN_SECONDS, AccessTokens } from "./access-tokens.ts";

const bearer = {
  userId: UserId.parse(crypto.randomUUID()),
  sessionId: SessionId.parse(crypto.randomUUID()),
};

beforeEach(() => {
  // On a whole second, as tokens are dated.
  vi.useFakeTimers({ now: new Date("2026-03-02T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a token that was believed once is believed again, and no longer than it lives", async () => {
  const tokens = new AccessTokens(randomBytes(32));
  const token = await tokens.sign(bearer, Math.floor(Date.now() / 1000));
  expect(await tokens.verify(token)).toEqual(bearer);
  vi.advanceTimersByTime((ACCESS_TOKEN_SECONDS - 1) * 1000);
  expect(await tokens.verify(token)).toEqual(bearer);
  vi.advanceTimersByTime(1000);
  expect(await tokens.verify(token)).toBeUndefined();
});

test("a token of another key is not believed, however often it is shown", async () => {
  const token = await new AccessTokens(randomBytes(32)).sign(bearer, Date.now() / 1000);
  const tokens = new AccessTokens(randomBytes(32));
  expect(await tokens.verify(token)).toBeUndefined();
  expect(await tokens.verify(token)).toBeUndefined();
});
