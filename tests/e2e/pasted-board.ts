import type { Page } from "@playwright/test";

/** The board beside the drop zones, before anybody is judged by it. */
export const board = (page: Page) => page.getByRole("region", { name: "What counts" });
export const field = (page: Page, place: number) =>
  board(page).getByRole("textbox", { name: `Criterion ${place}`, exact: true });

export async function paste(page: Page, text: string) {
  await page.getByRole("button", { name: "Paste the job description instead" }).press("Enter");
  await page.getByLabel("Text of the job description").fill(text);
  await page.getByRole("button", { name: "Use this text" }).press("Enter");
}
