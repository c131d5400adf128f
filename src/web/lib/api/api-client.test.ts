import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "./api-client.ts";
import { logIn, logOut } from "#lib/session/session.ts";
import { stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";

const upload = stubUpload();

beforeEach(async () => {
  const server = stubServer({ "POST /api/auth/token": () => Response.json(stubAuthAnswer("token-1")) });
  vi.stubGlobal("fetch", server.fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
});

afterEach(async () => {
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await logOut();
  vi.unstubAllGlobals();
});

test("a call carries my token, its key against doubling and its body, and gives the parsed answer", async () => {
  const server = stubServer({ "POST /api/bulk-file-uploads": () => Response.json(upload) });
  vi.stubGlobal("fetch", server.fetch);
  expect(await call("createUpload", { body: { total_cvs: 3 }, idempotencyKey: "key-1" })).toEqual(upload);
  const [request] = server.requests;
  expect(request?.headers.get("Authorization")).toBe("Bearer token-1");
  expect(request?.headers.get("Idempotency-Key")).toBe("key-1");
  expect(request?.headers.get("X-Client")).toBe("browser");
  expect(request?.body).toEqual({ total_cvs: 3 });
});

test("a token that died is renewed once and the call goes through", async () => {
  const server = stubServer({
    "POST /api/auth/token?grant_type=refresh_token": () => Response.json(stubAuthAnswer("token-2")),
    "GET /api/bulk-file-uploads": ({ headers }) =>
      headers.get("Authorization") === "Bearer token-2" ? Response.json([upload]) : refuse("not_signed_in", 401),
  });
  vi.stubGlobal("fetch", server.fetch);
  expect(await call("findUploads", { query: { latest: "true" } })).toEqual([upload]);
  expect(server.received("POST /api/auth/token")).toHaveLength(1);
});

test("a refusal is thrown with its code and its reference", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /api/": () => refuse("storage_full", 507) }).fetch);
  const failure = call("findUploads", { query: { latest: "true" } });
  await expect(failure).rejects.toMatchObject({ code: "storage_full", requestId: "req-1" });
});

test("an answer from a broken proxy is 'unavailable', no answer at all is 'network'", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
  await expect(call("me", {})).rejects.toMatchObject({ code: "unavailable" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(call("me", {})).rejects.toMatchObject({ code: "network" });
});

test("an answer outside the contract is a fault and never passed on", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /api/": () => Response.json([{ id: 1 }]) }).fetch);
  await expect(call("findUploads", { query: { latest: "true" } })).rejects.toThrow(/invalid_type/);
});
