import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OWN_KEY_PAGE, OWN_KEY_PROVIDER } from "#shared/own-key-analysis.ts";
import { pageOf } from "#shared/pages.ts";
import { ANALYTICS_HOST, type Site } from "#shared/site.ts";
import { contentPolicy } from "./secure-headers.ts";

/** Whatever the router of the browser does not know answers the same shell with an honest 404. */
export function webFiles(folder: string, { analytics_id }: Site) {
  const reached = analytics_id === null ? [] : [ANALYTICS_HOST];
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
    const shell = withAnalytics(await readFile(join(folder, "index.html"), "utf8"), analytics_id);
    request.header("cache-control", "no-cache");
    const { path } = request.req;
    const policy = contentPolicy(...reached, ...(path === OWN_KEY_PAGE ? [OWN_KEY_PROVIDER] : []));
    request.header("content-security-policy", policy);
    return request.html(shell, pageOf(path) === undefined ? 404 : 200);
  });
  return app;
}

/** The first page must know without a request whether there is anything to ask its visitor. */
function withAnalytics(shell: string, id: string | null) {
  return id === null ? shell : shell.replace("</head>", `<meta name="analytics-id" content="${id}" /></head>`);
}
