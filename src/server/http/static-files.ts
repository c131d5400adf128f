import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OWN_KEY_PAGE, OWN_KEY_PROVIDER } from "#shared/own-key-analysis.ts";
import { contentPolicy } from "./secure-headers.ts";

/** The pages the browser's own router knows; any other path answers the same shell with an honest 404. */
const PAGES = new Set([
  "/",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/account",
  "/book",
  "/loading",
  "/success",
  "/no-matches",
  "/demo",
  "/shortlist",
  "/dashboard",
  "/reports",
  "/add-candidate",
  "/billing",
  "/test-portal",
]);
/** Whether there is such a candidate is the owner's to know. */
const CANDIDATE_PAGE = /^\/(shortlist|candidate-report)\/[^/]+$/;
const TEST_CHECKOUT_PAGE = /^\/test-checkout\/[^/]+$/;

export function webFiles(folder: string) {
  const app = new Hono();
  app.use("/assets/*", async (request, next) => {
    await next();
    // Their names change with their content.
    if (request.res.ok) request.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.use("/assets/*", serveStatic({ root: folder }));
  app.all("/assets/*", (request) => request.notFound());
  app.get("/favicon.svg", serveStatic({ root: folder }));
  app.get("*", async (request) => {
    const shell = await readFile(join(folder, "index.html"), "utf8");
    request.header("cache-control", "no-cache");
    if (request.req.path === OWN_KEY_PAGE) request.header("content-security-policy", contentPolicy(OWN_KEY_PROVIDER));
    return request.html(shell, isPage(request.req.path) ? 200 : 404);
  });
  return app;
}

function isPage(path: string) {
  return PAGES.has(path) || CANDIDATE_PAGE.test(path) || TEST_CHECKOUT_PAGE.test(path);
}
