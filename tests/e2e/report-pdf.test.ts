import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { screenSome } from "./screened.ts";

async function bearerOf(request: APIRequestContext, account: { email: string; password: string }) {
  const answer = await request.post("/api/auth/token?grant_type=password", { data: account });
  const { access_token } = await answer.json();
  return { authorization: `Bearer ${access_token}` };
}

test("a Pro user takes a report with them, and a bundle by a link that the browser follows by itself", async ({
  page,
}) => {
  const account = await screenSome(page, 2);
  await page.goto("/shortlist");
  await makePro(account.email);
  const headers = await bearerOf(page.request, account);
  const candidates: { id: string }[] = await (await page.request.get("/api/bulk-analysis-results", { headers })).json();
  const candidateIds = candidates.map(({ id }) => id);

  const report = await page.request.get(`/api/bulk-analysis-results/${candidateIds[0]}/report.pdf?questions=all`, {
    headers,
  });
  expect(report.headers()["content-type"]).toBe("application/pdf");
  expect((await report.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const exported = await page.request.post("/api/functions/export-zip-bundle", { headers, data: { candidateIds } });
  const { url, filename }: { url: string; filename: string } = await exported.json();
  const coming = page.waitForEvent("download");
  await page.evaluate((address) => location.assign(address), url);
  const download = await coming;
  expect(download.suggestedFilename()).toBe(filename);
  const names = Object.keys(unzipSync(await readFile(await download.path())));
  expect(names.map((name) => name.replace(/.*\./, ""))).toEqual(["pdf", "txt", "pdf", "txt", "csv"]);
});
