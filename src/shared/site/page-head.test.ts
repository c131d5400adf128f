import { expect, test } from "vitest";
import { headOf, PUBLIC_PAGES } from "./page-head.ts";
import { PAGES } from "./pages.ts";
import { writeHead } from "./write-head.ts";

/** What a search engine shows before it cuts. */
const SHOWN_CHARACTERS = 160;

test.each(PAGES)("%s has a title and a description of its own", (page) => {
  const { title, description } = headOf(page);
  expect(title).not.toBe("Page not found");
  expect(description.length).toBeGreaterThan(20);
  expect(description.length).toBeLessThanOrEqual(SHOWN_CHARACTERS);
});

test("search engines are offered the pages that everybody may read, each once", () => {
  expect(PUBLIC_PAGES).toContain("/");
  expect(PUBLIC_PAGES).not.toContain("/why-us");
  expect(PUBLIC_PAGES).not.toContain("/dashboard");
  expect(new Set(PUBLIC_PAGES.map((path) => headOf(path).description)).size).toBe(PUBLIC_PAGES.length);
});

test("a shared link shows a picture, a title and a description with full addresses", () => {
  const head = writeHead("/why-us", "https://evenhand.test");
  expect(head).toContain('<link rel="canonical" href="https://evenhand.test/" />');
  expect(head).toContain('<meta property="og:image" content="https://evenhand.test/social-card.png" />');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
  expect(head).not.toContain("noindex");
});

test("a page about a candidate is not to be listed anywhere, and tells nothing", () => {
  const head = writeHead("/candidate-report/4711", "https://evenhand.test");
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toMatch(/og:|twitter:|canonical|4711/);
});
