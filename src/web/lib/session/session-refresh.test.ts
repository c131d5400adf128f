import { afterEach, expect, test, vi } from "vitest";
import { stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";

const TICK_MS = 30_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the session is checked every 30 s and renewed when 3 checks or fewer remain", async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const { logIn } = await import("./session.ts");
  // Five whole checks and a little: two pass quietly before three remain.
  const expiresInSeconds = 155;
  const expires_at = Math.floor(Date.now() / 1000) + expiresInSeconds;
  const server = stubServer({
    "POST /api/auth/token?grant_type=password": () =>
      Response.json({ ...stubAuthAnswer(), expires_in: expiresInSeconds, expires_at }),
    "POST /api/auth/token?grant_type=refresh_token": () => Response.json(stubAuthAnswer("token-2")),
  });
  vi.stubGlobal("fetch", server.fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
  const renewals = () => server.received("POST /api/auth/token?grant_type=refresh_token").length;

  await vi.advanceTimersByTimeAsync(TICK_MS);
  expect(renewals()).toBe(0);
  await vi.advanceTimersByTimeAsync(TICK_MS);
  expect(renewals()).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * TICK_MS);
  expect(renewals()).toBe(1);
});
