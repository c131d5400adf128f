import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#tests/support/world.ts";
import { webFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "evenhand-pages-"));
const privacy_contact = "privacy@evenhand.test";
let world: World;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<html><head></head><body></body></html>");
  world = await openWorld();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

async function open(path: string, analytics_id: string | null) {
  const answer = await webFiles(folder, { privacy_contact, analytics_id }).request(path);
  return { status: answer.status, policy: answer.headers.get("content-security-policy"), page: await answer.text() };
}

test.each(["/", "/why-us", "/privacy", "/terms", "/cookies", "/dpa", "/how-we-measure-bias", "/shortlist/4711"])(
  "%s is a page",
  async (path) => expect((await open(path, null)).status).toBe(200),
);

test.each(["/privacy/4711", "/whoever", "/shortlist/a/b"])("%s is none", async (path) =>
  expect((await open(path, null)).status).toBe(404),
);

test("without an analytics id the page may call nobody but us", async () => {
  const { policy, page } = await open("/", null);
  expect(policy).toContain("connect-src 'self';");
  expect(page).not.toContain("analytics-id");
});

test("with an analytics id it may also call the analytics host, but run nothing from there", async () => {
  const { policy, page } = await open("/", "G-4711");
  expect(policy).toContain("connect-src 'self' https://www.google-analytics.com;");
  expect(policy).toContain("script-src 'self';");
  expect(page).toContain('<meta name="analytics-id" content="G-4711" />');
});

test("anybody may ask whom to write to about privacy", async () => {
  const answer = await world.send("/api/site");
  expect(await answer.json()).toEqual({ privacy_contact, analytics_id: null });
});
