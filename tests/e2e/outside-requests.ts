import type { BrowserContext, Page } from "@playwright/test";

/** Everything that any page of this browser asks of anybody but us. */
export function watchOutside(context: BrowserContext, origin: string | undefined): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      asked.push(`${request.frame().url()} asked ${url.href}`);
  });
  return asked;
}

export async function forgetChoice(page: Page) {
  await page.context().addInitScript(() => localStorage.removeItem("evenhand:analytics-consent"));
}

/** In another tab, which this one follows: nothing is loaded anew. */
export async function chooseElsewhere(page: Page, choice: "rejected" | null) {
  await page.evaluate((chosen) => {
    const key = "evenhand:analytics-consent";
    if (chosen === null) localStorage.removeItem(key);
    else localStorage.setItem(key, chosen);
    dispatchEvent(new StorageEvent("storage", { key, newValue: chosen }));
  }, choice);
}

/** The pages as an operator serves them who lets nobody count. */
export async function letNobodyCount(page: Page) {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ headers: { ...route.request().headers(), "accept-encoding": "identity" } });
    const body = (await response.text()).replace(/<meta name="analytics-id"[^>]*>/, "");
    return route.fulfill({ response, body });
  });
  await page.route("**/api/site", async (route) => {
    const json = await (await route.fetch()).json();
    return route.fulfill({ json: { ...json, counts_visits: false, analytics_id: null, pixel_id: null } });
  });
}
