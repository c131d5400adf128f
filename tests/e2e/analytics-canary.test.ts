import type { Route } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { chooseFiles, signUpByForm } from "./person.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";

const rare = (kind: string) => `kanarie${kind}${crypto.randomUUID().slice(0, 8)}`;

test.use({ isWelcomed: false });

test("with consent, what goes to the analytics service names nobody", async ({ page }) => {
  const sent: string[] = [];
  const hear = (route: Route) => {
    sent.push(decodeURIComponent(route.request().url() + (route.request().postData() ?? "")));
    return route.fulfill({ status: 204 });
  };
  for (const hearer of [
    "https://www.google-analytics.com/**",
    "https://www.facebook.com/**",
    "**/api/analytics/events",
  ])
    await page.route(hearer, hear);
  await page.goto("/");
  await page.getByRole("button", { name: "Accept analytics" }).click();
  const fileName = `${rare("file")}.pdf`;
  const [cv] = inventedCvs(2).slice(1);
  const canaries = [`${rare("mail")}@example.org`, rare("person"), rare("search"), rare("path")];
  const [email, fullName, search, path] = canaries;
  await signUpByForm(page, email, fullName);
  await chooseFiles(page, 1, [{ fileName, bytes: cv?.bytes ?? new Uint8Array() }]);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await expect(page.getByRole("heading", { name: "Candidate Dashboard" })).toBeVisible();
  await page.goto(`/reports?q=${search}`);
  await page.goto("/reports");
  const report = page.getByRole("link", { name: /^View Full Report of/ }).first();
  const candidate = ((await report.getAttribute("aria-label")) ?? "").replace("View Full Report of ", "");
  await report.click();
  await expect(page).toHaveURL(/\/shortlist\/[0-9a-f-]{36}$/);
  const id = page.url().split("/").at(-1) ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toContainText(candidate);
  await page.goto(`/${path}?${search}#${search}`);
  await expect.poll(() => sent.filter((one) => one.includes("en=page_view")).length).toBeGreaterThan(4);
  expect(candidate).not.toBe("");
  const found = [...canaries, fileName, candidate, id].filter((word) => sent.some((one) => one.includes(word)));
  expect(found).toEqual([]);
});
