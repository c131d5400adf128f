import { createAdaptorServer } from "@hono/node-server";
import fc from "fast-check";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { api } from "#shared/api.ts";
import type { Route } from "#shared/route.ts";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { attachmentNamed } from "#http/files/attachment-name.ts";
import { openapi } from "#http/operations/openapi.ts";
import { apiRouter } from "#http/router.ts";

const folder = mkdtempSync(join(tmpdir(), "evenhand-platform-"));
const OWN = "http://evenhand.test";
const FOREIGN = [
  "https://evil.test",
  "null",
  "http://evenhand.test.evil.test",
  "http://evil-evenhand.test",
  "http://evenhand.test:8080",
  "https://evenhand.test@evil.test",
];
const ONE_VALUE = /^attachment; filename\*=UTF-8''[\w.!~%-]*$/;
let app: ReturnType<typeof createApp>;
openWorldPer("file");
signUpRobinPer("file");
beforeAll(() => {
  writeFileSync(join(folder, "index.html"), "<html><head></head><body></body></html>");
  app = createApp(world.deps, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["/", "/unknown", "/assets/none.js", "/api/health", "/api/none", "/api/bulk-file-uploads"])(
  "%s carries the security headers and says nothing of what it runs on",
  async (path) => {
    const { headers } = await app.request(path);
    expect(headers.get("content-security-policy")).toMatch(/default-src 'self'; script-src 'self'; style-src 'self'/);
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect([headers.get("x-powered-by"), headers.get("server")]).toEqual([null, null]);
  },
);

/** What `fetch` would not send. */
async function statusOf(method: string) {
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const asked = request({
    method,
    port,
    host: "127.0.0.1",
    path: "/api/health",
    headers: { cookie: "secret=1" },
  }).end();
  const [answer]: IncomingMessage[] = await once(asked, "response");
  let text = "";
  for await (const chunk of answer ?? []) text += String(chunk);
  server.close();
  return { status: answer?.statusCode, isEchoed: text.includes("secret=1") };
}

test.each(["TRACE", "PROPFIND"])("%s is answered with nothing of the question", async (method) => {
  const { status, isEchoed } = await statusOf(method);
  expect([404, 405]).toContain(status);
  expect(isEchoed).toBe(false);
});

test.each(FOREIGN)("a page of %s may read nothing of ours", async (origin) => {
  for (const method of ["GET", "OPTIONS", "POST"]) {
    const headers = { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-client" };
    const answer = await app.request("/api/auth/token?grant_type=refresh_token", { method, headers });
    const allowed = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
    expect(allowed).toEqual([]);
  }
});

async function signInAsBrowser() {
  const body = JSON.stringify({ email: robin.email, password: "correct horse battery" });
  const headers = { "x-client": "browser", origin: OWN, host: "evenhand.test" };
  const answer = await app.request("/api/auth/token?grant_type=password", { method: "POST", body, headers });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const refresh = (cookie: string, headers: Record<string, string>) =>
  app.request("/api/auth/token?grant_type=refresh_token", {
    method: "POST",
    body: JSON.stringify({ refresh_token: "cookie" }),
    headers: { cookie, host: "evenhand.test", "x-client": "browser", ...headers },
  });

test("my cookie is worth something to my own pages only, whatever a form of another site pretends", async () => {
  const cookie = await signInAsBrowser();
  for (const origin of FOREIGN)
    expect((await refresh(cookie, { origin, "content-type": "text/plain" })).status).toBe(400);
  expect((await refresh(cookie, { "sec-fetch-site": "cross-site" })).status).toBe(400);
  expect((await refresh(cookie, {})).status).toBe(400);
  expect((await refresh(cookie, { origin: OWN })).status).toBe(200);
});

test("a cookie alone opens no route, and nothing is done by another method than its own", async () => {
  const cookie = await signInAsBrowser();
  const byCookie = { cookie, origin: OWN, "content-type": "text/plain" };
  const body = JSON.stringify({ data: { full_name: "Mallory" } });
  const posted = await app.request("/api/auth/user", { method: "PUT", body, headers: byCookie });
  expect(posted.status).toBe(401);
  const overridden = { "x-http-method-override": "DELETE", "x-method-override": "DELETE" };
  expect((await robin.send("/api/auth/user?_method=DELETE", { headers: overridden })).status).toBe(200);
  expect((await robin.send("/api/auth/user")).status).toBe(200);
  const gets = Object.values<Route>(api).filter(({ method }) => method === "GET");
  expect(gets.filter(({ body: taken }) => taken !== undefined)).toEqual([]);
});

test("whatever the API answers is not kept by any cache, and logging out empties the browser's", async () => {
  const sam = await world.client();
  for (const path of ["/api/auth/user", "/api/bulk-file-uploads?latest=true", "/api/none", "/api/openapi.json"])
    expect((await sam.send(path)).headers.get("cache-control")).toBe("no-store");
  const left = await sam.send("/api/auth/logout?scope=global", { method: "POST" });
  expect([left.status, left.headers.get("clear-site-data")]).toEqual([204, '"cache"']);
});

test("keys that reach for the prototype change no object and open nothing", async () => {
  const poison =
    '{"total_cvs":1,"__proto__":{"plan":"paid","isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
  const answer = await robin.send("/api/bulk-file-uploads", { method: "POST", body: poison });
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  const change = '{"shortlist_count":3,"__proto__":{"status":"completed"},"prototype":{"total_cvs":9}}';
  await robin.send(`/api/bulk-file-uploads/${id}`, { method: "PATCH", body: change });
  expect("isAdmin" in {}).toBe(false);
  expect(await world.sql("select status, total_cvs from bulk_file_uploads where id = $1", [id])).toEqual([
    { status: "uploaded", total_cvs: 1 },
  ]);
});

test("a fault is told by a number and nothing else", async () => {
  const broken = apiRouter({
    ...world.deps,
    isReady: () => Promise.reject(new Error("select secret from /srv/evenhand/src/server/db/client.ts:12")),
  });
  const answer = await broken.request("/api/ready");
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toMatch(/select|secret|\/srv|\.ts|at /);
  expect(JSON.parse(text).error).toEqual({
    code: "internal",
    message: "Something went wrong on our side. Please try again.",
    requestId: answer.headers.get("x-request-id"),
  });
});

test("no name of a file splits a header or closes its quotes", () => {
  const piece = fc.constantFrom("\r\n", "\n", '"', ";", "'", "\\", "\0", "é", "\u202e", "set-cookie: a=b", "..", "/");
  const name = fc.oneof(
    fc.string({ unit: "binary-ascii" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  expect(fc.check(fc.property(name, (text) => ONE_VALUE.test(attachmentNamed(text)))).counterexample).toBeNull();
});

test("the routes that answer are those that are written down, no more and no fewer", () => {
  const { paths } = openapi();
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const router = apiRouter(world.deps);
  const open = router.routes
    // The operator's are written down in the table alone.
    .filter(({ path, method }) => method !== "ALL" && path.startsWith("/api/") && !path.startsWith("/api/operator"))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`);
  expect([...new Set(open)].toSorted()).toEqual(told.toSorted());
});

test("the address of a webhook is the only one that somebody can name for the server to call", () => {
  const asked = JSON.stringify(
    Object.values(openapi().paths).flatMap((methods) =>
      Object.values(methods).map(({ parameters, requestBody }) => ({ parameters, requestBody })),
    ),
  );
  const fields = [...asked.matchAll(/"(\w*(?:url|uri|host|webhook|callback|endpoint)\w*)":/gi)].map(
    ([, field]) => field,
  );
  expect(fields).toEqual(["url"]);
});
