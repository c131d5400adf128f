import type { Page } from "@playwright/test";
import { PAGE_SCRIPT, PDF_POLYGLOTS } from "#tests/support/polyglots.ts";
import { SCRIPT_PAYLOADS } from "#tests/support/script-payloads.ts";
import { inDatabase } from "./in-database.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { openAccount } from "./person.ts";

/** What the browser tells of scripts that ran, dialogs that opened, and the content policy that had to step in. */
function listenFor(page: Page) {
  const received: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) received.push(message.text());
  });
  page.on("dialog", async (dialog) => {
    received.push(dialog.message());
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && /evil/.test(request.url()))
      received.push(request.url());
  });
  return received;
}

async function openProAccount(page: Page) {
  const { client, email } = await openAccount(page);
  await makePro(email);
  return { headers: { authorization: `Bearer ${client.session.access_token}` }, userId: String(client.userId) };
}

/** Rows are drawn as they come into view: going to the last that is there passes none by. */
async function expectOnDashboard(page: Page, expected: readonly string[]) {
  const rows = page.getByRole("rowheader");
  const names = new Set<string>();
  await expect(async () => {
    for (const name of await rows.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? "")))
      names.add(name);
    await rows.last().scrollIntoViewIfNeeded();
    expect([...names].toSorted()).toEqual(expected.toSorted());
  }).toPass();
}

test("forty ways to smuggle a script into a CV are shown as text on the dashboard, in the report, in letters and notices", async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { xss: () => window.alert("a payload ran") }));
  const received = listenFor(page);
  const { headers, userId } = await openProAccount(page);
  const ids: string[] = [];
  for (const payload of SCRIPT_PAYLOADS) {
    const data = { name: payload, position: payload, skills: payload, experience: payload, notes: payload };
    const answer = await page.request.post("/api/bulk-analysis-results", { data, headers });
    ids.push((await answer.json()).id);
  }
  await inDatabase(
    "update bulk_analysis_results set summary = candidate_name, current_employer = candidate_name, file_name = candidate_name where user_id = $1",
    [userId],
    SCRIPT_PAYLOADS.length,
  );

  await page.goto("/dashboard");
  await expectOnDashboard(page, SCRIPT_PAYLOADS);

  for (const [index, id] of ids.entries()) {
    if (index % 5 !== 0) continue;
    await page.goto(`/candidate-report/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(SCRIPT_PAYLOADS[index] ?? "");
    expect(await page.title()).not.toBe("");
  }

  await page.goto("/dashboard");
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await page.getByRole("button", { name: "Bulk email" }).click();
  const dialog = page.getByRole("dialog", { name: "Smart Email Generator" });
  await dialog.getByRole("button", { name: /^Generate \d+ Emails/ }).click();
  await expect(page.getByText("Email Generated")).toBeVisible();
  await expect(dialog).toContainText("xss()");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Delete/ })).toBeVisible();
  expect(
    await page.evaluate(
      () => document.querySelectorAll("main script, main iframe, main object, main svg script, base").length,
    ),
  ).toBe(0);
  expect(received).toEqual([]);
});

test("a file that is a web page and a PDF is downloaded under our type and never shown, so that nothing in it runs", async ({
  page,
}) => {
  const received = listenFor(page);
  const { headers, userId } = await openProAccount(page);
  const upload = await page.request.post("/api/bulk-file-uploads", { data: { total_cvs: 1 }, headers });
  const { id } = await upload.json();
  const path = `/api/storage/cv-uploads/${userId}/${id}/cv-1-1.pdf`;
  const bytes = Buffer.from((await PDF_POLYGLOTS["a web page and a PDF"]?.()) ?? new Uint8Array());
  expect(bytes.toString("latin1")).toContain(PAGE_SCRIPT);
  const named = { ...headers, "x-file-name": encodeURIComponent('cv".html\r\n.pdf') };
  expect((await page.request.put(path, { data: bytes, headers: named })).status()).toBe(200);

  const fetched = await page.request.get(path, { headers });
  expect(fetched.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename\*=UTF-8''[\w.%-]+$/),
  });
  await page.setExtraHTTPHeaders(headers);
  const download = page.waitForEvent("download");
  await page.goto(path).catch((error: Error) => expect(error.message).toMatch(/download|aborted/i));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await page.title()).not.toBe("it ran");
  expect(received).toEqual([]);
});
