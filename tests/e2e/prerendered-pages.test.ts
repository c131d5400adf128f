import type { Page } from "@playwright/test";
import { PRERENDERED_PAGES } from "#shared/site/page-head.ts";
import { untilAlive } from "./every-page.ts";
import { expect, test } from "./journey.ts";

const APP = /assets\/index-.*\.js$/;

/** The page as it was written: the app never comes. */
async function openUnfinished(page: Page, path: string) {
  await page.route(APP, (route) => route.abort());
  await page.goto(path);
}

test.describe("without JavaScript", () => {
  // Also in the dark: the theme is chosen by a script, and without it there is one that can be read.
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("every written page can be read, and says what it is to those who list or share it", async ({
    page,
    baseURL,
  }) => {
    for (const path of PRERENDERED_PAGES) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("head title")).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
      for (const name of ["og:title", "og:description", "og:image"])
        await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute("content", /./);
    }
    await page.goto("/privacy");
    await expect(page.getByRole("link", { name: "privacy@localhost" }).first()).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("background-color", "oklch(0.975 0.004 240)");
  });

  test("an unknown address is a 404 that can be read", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  });
});

for (const [who, kept] of [
  ["a first visitor", {}],
  ["a visitor who chose the dark theme and has used the trial", { theme: "dark", "first-upload-completed": "1" }],
  ["somebody whose session has ended", { "had-session": "1" }],
] as const) {
  test(`every written page comes alive for ${who} without being drawn anew`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (/react|hydrat|content security/i.test(message.text())) complaints.push(message.text());
    });
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(`evenhand:${key}`, value);
      // Of the document as it arrives; an element that is drawn anew does not carry it.
      new MutationObserver((_, observer) => {
        const main = document.querySelector("main");
        if (!main) return;
        main.dataset["first"] = "";
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, Object.entries(kept));
    for (const path of PRERENDERED_PAGES) {
      await page.goto(path);
      await untilAlive(page);
      await expect(page.locator("main[data-first]")).toHaveCount(1);
      await expect(page.locator("[data-style]")).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
}

test("a form does not stand there before it can be sent", async ({ page, baseURL }) => {
  await openUnfinished(page, "/login");
  await expect(page.locator("form")).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/login`);
});

test("before the app is there the page has its theme and holds back what only visitors need", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("evenhand:theme", "dark");
    localStorage.setItem("evenhand:had-session", "1");
  });
  await openUnfinished(page, "/");
  await expect(page.locator("html.dark")).toHaveCount(1);
  await expect(page.getByRole("banner").getByText("Try It Free")).toBeHidden();
  const [first] = await page.locator("[data-sheet]").all();
  expect(await first?.evaluate((sheet) => sheet.getBoundingClientRect().height)).toBeGreaterThan(10);
});

test("a file chosen before the app is there is taken as soon as it is", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const cv = { name: "early.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("Choose CVs").setInputFiles(cv);
  held.resolve();
  await expect(page.getByText("early.pdf")).toBeVisible();
});

test("walking through the app, each page is titled and described", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveTitle("Terms of Service · Evenhand");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^The terms under which/);
});
