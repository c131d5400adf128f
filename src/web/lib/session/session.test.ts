import { afterEach, expect, test, vi } from "vitest";
import { getAccessToken, getSession, logIn, logOut, refreshAccessToken, restoreSession } from "./session.ts";
import { refuse, STUB_USER_ID, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";

const signedIn = {
  kind: "signed-in",
  user: { id: STUB_USER_ID, email: "robin@example.test", fullName: "Robin Hale", isConfirmed: false },
};

function serve(replies: Parameters<typeof stubServer>[0]) {
  const server = stubServer(replies);
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

afterEach(async () => {
  serve({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) });
  await logOut();
  vi.unstubAllGlobals();
});

test("a first visitor is signed out without asking the server", async () => {
  localStorage.clear();
  const server = serve({});
  await restoreSession();
  expect(getSession()).toEqual({ kind: "signed-out" });
  expect(server.requests).toEqual([]);
});

test("after a reload the cookie gives my session back, and no token was kept in the page's storage", async () => {
  serve({ "POST /api/auth/token?grant_type=password": () => Response.json(stubAuthAnswer("token-1")) });
  await logIn({ email: "robin@example.test", password: "correct horse" });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain("token");
  const server = serve({
    "POST /api/auth/token?grant_type=refresh_token": () => Response.json(stubAuthAnswer("token-2")),
  });
  await restoreSession();
  expect(getSession()).toEqual(signedIn);
  expect(server.requests[0]?.body).toEqual({ refresh_token: "cookie" });
  expect(server.requests[0]?.headers.get("X-Client")).toBe("browser");
  expect(await getAccessToken()).toBe("token-2");
});

test("a cookie the server no longer accepts leaves me signed out", async () => {
  localStorage.setItem("evenhand:had-session", "1");
  serve({ "POST /api/auth/token": () => refuse("refresh_token_rejected", 400) });
  await restoreSession();
  expect(getSession()).toEqual({ kind: "signed-out" });
  expect(localStorage.getItem("evenhand:had-session")).toBeNull();
});

test("wrong credentials are told apart from a server that does not answer", async () => {
  serve({ "POST /api/auth/token": () => refuse("invalid_credentials", 400) });
  const login = { email: "robin@example.test", password: "wrong" };
  await expect(logIn(login)).rejects.toMatchObject({ code: "invalid_credentials" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(logIn(login)).rejects.toMatchObject({ code: "network" });
});

test("logging out ends all my sessions, also when I close the tab at once", async () => {
  serve({ "POST /api/auth/token": () => Response.json(stubAuthAnswer()) });
  await logIn({ email: "robin@example.test", password: "correct horse" });
  const server = serve({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) });
  await logOut();
  expect(server.requests[0]).toMatchObject({ path: "/api/auth/logout?scope=global", keepalive: true });
  expect(getSession()).toEqual({ kind: "signed-out" });
});

test("a session that the server has ended is over here too, even before its token expires", async () => {
  serve({ "POST /api/auth/token": () => Response.json(stubAuthAnswer()) });
  await logIn({ email: "robin@example.test", password: "correct horse" });
  serve({ "POST /api/auth/token": () => refuse("refresh_token_rejected", 400) });
  expect(await refreshAccessToken()).toBeUndefined();
  expect(getSession()).toEqual({ kind: "signed-out" });
});

test("when the server is back, trying again asks it again at once", async () => {
  localStorage.setItem("evenhand:had-session", "1");
  serve({ "POST /api/auth/token": () => refuse("too_many_requests", 429) });
  await restoreSession();
  expect(getSession()).toEqual({ kind: "unreachable" });
  serve({ "POST /api/auth/token": () => Response.json(stubAuthAnswer()) });
  await restoreSession();
  expect(getSession()).toEqual(signedIn);
});
