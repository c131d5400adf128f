import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { OWN_KEY_PAGE, OWN_KEY_PROVIDER } from "#shared/screening/own-key-analysis.ts";
import { PUBLIC_PAGES } from "#shared/site/page-head.ts";
import { hostsOf } from "#shared/site/sinks.ts";
import type { Site } from "#shared/site/site.ts";
import { contentPolicy } from "#http/secure-headers.ts";
import { openWebPages } from "./web-pages.ts";

/** Files whose names are fixed by others: they may change under their name. */
const NAMED_FILES = [
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/manifest.webmanifest",
  "/social-card.png",
];

/** Whatever the router of the browser does not know is answered with status 404. */
export function webFiles(folder: string, site: Site, publicUrl: string) {
  const openPage = openWebPages(folder, site, publicUrl);
  const reached = hostsOf(site);
  const app = new Hono();
  app.use("/assets/*", async (request, next) => {
    await next();
    request.header("vary", "accept-encoding");
    // Their names change with their content.
    if (request.res.ok) request.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.use("/assets/*", serveStatic({ root: folder, precompressed: true }));
  app.all("/assets/*", (request) => request.notFound());
  for (const file of NAMED_FILES) {
    app.get(file, async (request, next) => {
      request.header("cache-control", "public, max-age=86400");
      return serveStatic({ root: folder })(request, next);
    });
  }
  app.get("/robots.txt", (request) => request.text(robots(publicUrl)));
  app.get("/sitemap.xml", (request) => request.body(sitemap(publicUrl), 200, { "content-type": "application/xml" }));
  app.get("*", async (request) => {
    const { path } = request.req;
    const policy = contentPolicy(...reached, ...(path === OWN_KEY_PAGE ? [OWN_KEY_PROVIDER] : []));
    const { status, isIndexed, etag, bodies } = await openPage(path);
    const encoding = encodingFor(request);
    request.header("cache-control", "no-cache");
    request.header("content-security-policy", policy);
    request.header("vary", "accept-encoding");
    request.header("etag", etag);
    if (!isIndexed) request.header("x-robots-tag", "noindex");
    if (request.req.header("if-none-match") === etag) return request.body(null, 304);
    if (encoding !== "identity") request.header("content-encoding", encoding);
    return request.body(bodies[encoding], status, { "content-type": "text/html; charset=UTF-8" });
  });
  return app;
}

function encodingFor(request: Context) {
  const accepted = new Set(
    request.req
      .header("accept-encoding")
      ?.split(",")
      .map((each) => each.trim()),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

const robots = (origin: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

function sitemap(origin: string) {
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
}
