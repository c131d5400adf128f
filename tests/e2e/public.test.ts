import type { Page } from "@playwright/test";
import { CountedEvent } from "#shared/site/counted-event.ts";
import { COUNT_PATH } from "#shared/site/sinks.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { expectAtTop } from "./every-page.ts";
import { expect, test } from "./journey.ts";

const SECTIONS = ["problem", "solution", "why-us", "tech", "who", "example", "pricing", "timeline", "start-free-trial"];

test("the landing page has its sections in order, and every picture loads without moving the page", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Start your free trial" })).toBeAttached();
  const ids = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);
  for (const picture of await page.getByRole("main").getByRole("img").all()) {
    if (!(await picture.evaluate((each) => each instanceof HTMLImageElement))) continue;
    const before = await picture.boundingBox();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth))
      .toBe(1500);
    expect((await picture.boundingBox())?.height).toBe(before?.height);
  }
});

test("the links of the header and the footer lead to their sections, from any page", async ({ page }) => {
  await page.goto("/#pricing");
  await expectAtTop(page, "pricing");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Fairness" }).click();
  await expectAtTop(page, "tech");
  await page.getByRole("link", { name: "How we measure bias" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "How we measure bias" })).toBeVisible();
  await expect(page.getByRole("row", { name: "All 38,913 0" })).toBeVisible();
  await page.getByRole("navigation", { name: "Product" }).getByRole("link", { name: "Who it is for" }).click();
  await expectAtTop(page, "who");
});

test("the legal pages are reached from the footer, name the contact and lead home", async ({ page }) => {
  await page.goto("/");
  for (const title of ["Privacy Policy", "Terms of Service", "Cookie Policy", "Data Processing Addendum"]) {
    await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("link", { name: "privacy@localhost" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Every CV, measured");
  }
});

test("a legal page prints its text and nothing to press", async ({ page }) => {
  await page.goto("/dpa");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Signatures" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeHidden();
});

const banner = (page: Page) => page.getByRole("region", { name: "Analytics" });

/** What would go to the analytics service, and what we counted ourselves. */
async function listen(page: Page) {
  const received: { sent: URLSearchParams[]; counted: string[] } = { sent: [], counted: [] };
  page.on("request", (request) => {
    if (!request.url().endsWith(COUNT_PATH)) return;
    const event = CountedEvent.parse(request.postDataJSON());
    // How long and how far is read depends on how fast this machine is.
    if (!["user_engagement", "scroll"].includes(event.name)) received.counted.push(`${event.name} ${event.page}`);
  });
  await page.route("https://www.google-analytics.com/**", (route) => {
    received.sent.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ status: 204 });
  });
  return received;
}
const viewsOf = (sent: URLSearchParams[]) =>
  sent.filter((said) => said.get("en") === "page_view").map((said) => new URL(said.get("dl") ?? "").pathname);

test.describe("before anybody has chosen", () => {
  test.use({ isWelcomed: false });
  test("nothing is sent, and the question is accessible", async ({ page }) => {
    const { sent, counted } = await listen(page);
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Try It Free" }).click();
    await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expectAccessibleEverywhere(page);
    expect([...sent, ...counted]).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("after a no nothing is sent, and nobody asks again", async ({ page }) => {
    const { sent, counted } = await listen(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Reject analytics" }).click();
    await expect(banner(page)).toBeHidden();
    await page.goto("/terms");
    await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect([...sent, ...counted]).toEqual([]);
  });

  test("a yes that comes before the page counts it once", async ({ page }) => {
    const { sent } = await listen(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/login-screen-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Accept analytics" }).click();
    await expect.poll(() => viewsOf(sent)).toEqual(["/login"]);
    release();
    await page.getByRole("main").getByRole("link", { name: "Forgot your password?" }).click();
    await expect.poll(() => viewsOf(sent)).toEqual(["/login", "/forgot-password"]);
  });

  test("after a yes pages and presses are counted, without ids, until it is taken back", async ({ page }) => {
    const { sent, counted } = await listen(page);
    await page.goto("/");
    const answered = page.waitForResponse(`**${COUNT_PATH}`);
    await page.getByRole("button", { name: "Accept analytics" }).click();
    expect((await answered).status()).toBe(200);
    await expect(banner(page)).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Try It Free" }).click();
    await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
    await page.goto("/shortlist/11111111-1111-4111-8111-111111111111");
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await expect.poll(() => viewsOf(sent)).toEqual(["/", "/signup", "/login"]);
    await expect
      .poll(() => counted)
      .toEqual(["page_view /", "select_content /", "page_view /signup", "page_view /login"]);
    const press = sent.find((said) => said.get("en") === "select_content");
    expect(press?.get("ep.content_id")).toBe("Try It Free");
    expect(press?.get("epn.value")).toBe("1");
    expect(press?.get("ep.currency")).toBe("GBP");
    await page.getByRole("link", { name: "Cookie choices" }).click();
    await expect(page.getByText("You have accepted analytics in this browser.")).toBeInViewport();
    await expect.poll(() => [viewsOf(sent).at(-1), counted.at(-1)]).toEqual(["/cookies", "page_view /cookies"]);
    await page.getByRole("button", { name: "Reject analytics" }).click();
    await expect(page.getByText(/^You have rejected analytics/)).toBeVisible();
    const count = sent.length;
    const countedBefore = counted.length;
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Every CV, measured");
    expect(sent).toHaveLength(count);
    expect(counted).toHaveLength(countedBefore);
  });
});
