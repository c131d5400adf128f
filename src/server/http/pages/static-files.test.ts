import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { PUBLIC_PAGES } from "#shared/site/page-head.ts";
import { CONTACT_HERE, ORIGIN_HERE } from "#shared/site/page-places.ts";
import type { Site } from "#shared/site/site.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { webFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "evenhand-pages-"));
const privacy_contact = "privacy@evenhand.test";
const ORIGIN = "https://evenhand.test";
const NOBODY_COUNTS = { privacy_contact, counts_visits: false, analytics_id: null, pixel_id: null };
openWorldPer("file");

function write(path: string, text: string) {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  write("index.html", "<html><head><!--page-head--></head><body>the shell</body></html>");
  write(
    "pages/landing/index.html",
    `<html><head><link href="${ORIGIN_HERE}/" /></head><body>the landing page</body></html>`,
  );
  write("pages/privacy/index.html", `<html><head></head><body>write to ${CONTACT_HERE}</body></html>`);
  write("pages/404/index.html", "<html><head></head><body>nothing here</body></html>");
  write("assets/app-1.js", "console.log(1)");
  write("assets/app-1.js.br", "smaller");
  write("favicon.svg", "<svg></svg>");
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (path: string, site: Partial<Site> = {}, headers: Record<string, string> = {}) =>
  webFiles(folder, { ...NOBODY_COUNTS, ...site }, ORIGIN).request(path, { headers });

async function open(path: string, site: Partial<Site> = {}) {
  const answer = await ask(path, site);
  const { status, headers } = answer;
  return { status, headers, policy: headers.get("content-security-policy"), page: await answer.text() };
}

test.each(["/", "/why-us", "/privacy", "/terms", "/cookies", "/dpa", "/how-we-measure-bias", "/shortlist/4711"])(
  "%s is a page",
  async (path) => expect((await open(path)).status).toBe(200),
);

test.each(["/privacy/4711", "/unknown", "/shortlist/a/b", "/404"])("%s is none, and says so", async (path) => {
  const { status, page } = await open(path);
  expect(status).toBe(404);
  expect(page).toContain("nothing here");
});

test.each(["/", "/problem"])("%s was written beforehand and names the address of this installation", async (path) => {
  const { page, headers } = await open(path);
  expect(page).toContain("the landing page");
  expect(page).toContain(`<link href="${ORIGIN}/" />`);
  expect(headers.get("x-robots-tag")).toBeNull();
});

test("a written page names whom to write to, whatever stands in the address", async () => {
  const site = { ...NOBODY_COUNTS, privacy_contact: "o'neil&co@evenhand.test" };
  const page = await (await webFiles(folder, site, ORIGIN).request("/privacy")).text();
  expect(page).toContain("write to o&#39;neil&amp;co@evenhand.test");
  expect(page).toContain('<meta name="privacy-contact" content="o&#39;neil&amp;co@evenhand.test" />');
});

test.each(["/dashboard", "/shortlist/4711", "/reset-password", "/unknown"])(
  "%s is named by no search engine",
  async (path) => expect((await open(path)).headers.get("x-robots-tag")).toBe("noindex"),
);

test("a page of the app has a title and a description before any script has run", async () => {
  const { page } = await open("/dashboard");
  expect(page).toContain("the shell");
  expect(page).toContain("<title>Candidate Dashboard · Evenhand</title>");
  expect(page).toContain('<meta name="description" content="All candidates on one scale');
  expect(page).toContain('<meta name="robots" content="noindex" />');
});

test("without an analytics id the page may call nobody but us", async () => {
  const { policy, page } = await open("/");
  expect(policy).toContain("connect-src 'self';");
  expect(page).not.toContain("analytics-id");
});

test("with an analytics id it may also call the analytics host, but run nothing from there", async () => {
  const { policy, page } = await open("/", { analytics_id: "G-4711" });
  expect(policy).toContain("connect-src 'self' https://www.google-analytics.com;");
  expect(policy).toContain("script-src 'self';");
  expect(page).toContain('<meta name="analytics-id" content="analytics:G-4711" />');
});

test("an installation that counts visits itself says so to the page and allows no other host", async () => {
  const { policy, page } = await open("/", { counts_visits: true });
  expect(policy).toContain("connect-src 'self';");
  expect(page).toContain('content="first-party:"');
});

test("with a pixel id the page may also call the pixel, but run nothing from there", async () => {
  const { policy, page } = await open("/", { pixel_id: "4711" });
  expect(policy).toContain("connect-src 'self' https://www.facebook.com;");
  expect(policy).toContain("script-src 'self';");
  expect(page).toContain('content="pixel:4711"');
});

test("search engines are given every public page by its full address, and nothing of the API", async () => {
  const sitemap = await open("/sitemap.xml");
  const listed = [...sitemap.page.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(PUBLIC_PAGES.map((path) => ORIGIN + path));
  expect(sitemap.headers.get("content-type")).toContain("application/xml");
  const { page } = await open("/robots.txt");
  expect(page).toContain("Disallow: /api/");
  expect(page).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test.each([
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["gzip", "gzip, deflate", gunzipSync],
] as const)("a page is sent as %s to a browser that accepts it", async (encoding, accepted, decode) => {
  const answer = await ask("/", {}, { "accept-encoding": accepted });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(decode(await answer.arrayBuffer()).toString()).toContain("the landing page");
});

test("files that never change are kept for good and travel compressed", async () => {
  const answer = await ask("/assets/app-1.js", {}, { "accept-encoding": "br" });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(await answer.text()).toBe("smaller");
  expect((await ask("/assets/gone.js")).headers.get("cache-control")).toBeNull();
});

test("a page that has not changed is not sent again, and keeps its policy", async () => {
  const etag = (await ask("/")).headers.get("etag") ?? "";
  const answer = await ask("/", { analytics_id: "G-4711" }, { "if-none-match": etag });
  expect(answer.status).toBe(200);
  const again = await ask("/", {}, { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toContain("script-src 'self'");
});

const ANSWERS: [string, string, number][] = [
  ["GET", "/", 200],
  ["GET", "/dashboard", 200],
  ["GET", "/loading", 200],
  ["GET", "/no-such-page", 404],
  ["GET", "/assets/app-1.js", 200],
  ["GET", "/assets/gone.js", 404],
  ["GET", "/favicon.svg", 200],
  ["GET", "/icon-192.png", 404],
  ["GET", "/robots.txt", 200],
  ["GET", "/sitemap.xml", 200],
  ["GET", "/dev/outbox", 404],
  ["GET", "/%c0%ae%c0%ae/", 404],
  ["HEAD", "/", 200],
  ["POST", "/", 404],
  ["GET", "/api/site", 200],
  ["GET", "/api/nothing", 404],
  ["GET", "/api/bulk-file-uploads", 401],
  ["POST", "/api/waitlist-signups", 400],
];

test.each(ANSWERS)("the answer to %s %s runs only our own code and styles", async (method, path, status) => {
  const answer = await createApp(world.deps, folder).request(path, { method });
  expect(answer.status).toBe(status);
  const policy = (answer.headers.get("content-security-policy") ?? "").split("; ");
  for (const rule of ["default-src 'self'", "script-src 'self'", "style-src 'self'", "object-src 'none'"])
    expect(policy).toContain(rule);
  expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]));
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
  expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test("anybody may ask whom to write to about privacy", async () => {
  const answer = await world.send("/api/site");
  expect(await answer.json()).toEqual(NOBODY_COUNTS);
});
