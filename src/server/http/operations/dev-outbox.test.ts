import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import type { PostedMail } from "./dev-outbox.ts";

const HERE = { host: "localhost:3000" };
const MAIL: PostedMail = {
  from: "Evenhand <evenhand@localhost>",
  to: "robin@example.com",
  subject: "Set a new password for Evenhand",
  date: "Mon, 16 Nov 2026 09:00:00 +0000",
  text: `Hello <script>alert(1)</script>,\n\nhttp://localhost:3000/reset-password?token=a&b="><img src=x>\n`,
  html: `<html><head></head><body><script>alert(1)</script><p style="color:red">Hello "you"</p></body></html>`,
};

let webFolder: string;
openWorldPer("file");
beforeAll(async () => {
  webFolder = join(world.folder, "web");
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, "index.html"), "<p>the product</p>");
});

const visit = (headers: Record<string, string>, mails?: PostedMail[]) =>
  createApp(world.deps, webFolder, mails && (async () => mails)).request("/dev/outbox", { headers });

test("the developer reads the mails of this machine", async () => {
  const answer = await visit(HERE, [MAIL]);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain("robin@example.com");
  expect(page).toContain('<a href="http://localhost:3000/reset-password?token=a&amp;b=">');
  expect(page).toContain('srcdoc="&lt;html&gt;');
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(answer.headers.get("content-security-policy")).not.toContain("script-src");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("what a mail says is shown and not obeyed", async () => {
  const page = await (await visit(HERE, [MAIL])).text();
  expect(page).not.toMatch(/<script|<img|style="/);
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
});

test("an empty outbox says so", async () => {
  expect(await (await visit(HERE, [])).text()).toContain("Nothing has been sent yet.");
});

test.each(["localhost", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST:80"])("%s is this machine", async (host) => {
  expect((await visit({ host }, [MAIL])).status).toBe(200);
});

test.each([
  { host: "evenhand.example" },
  { host: "localhost.evil.example" },
  { host: "127.0.0.1.evil.example:3000" },
  { host: "192.168.0.7:3000" },
  {},
  { ...HERE, "x-forwarded-for": "127.0.0.1" },
  { ...HERE, forwarded: "for=127.0.0.1" },
])("to everybody else the page does not exist: %j", async (headers) => {
  const answer = await visit(headers, [MAIL]);
  expect([answer.status, await answer.text()]).toEqual([404, "<p>the product</p>"]);
});

test("without permission the page does not exist even here", async () => {
  const answer = await visit(HERE);
  expect([answer.status, await answer.text()]).toEqual([404, "<p>the product</p>"]);
});
