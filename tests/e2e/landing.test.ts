import { type Page, request } from "@playwright/test";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { chooseFiles, openAccount } from "./person.ts";
import { readMail } from "./read-mail.ts";

const START = "See Your Shortlist in Minutes";
const UPLOAD_ID = "11111111-1111-4111-8111-111111111111";
const LEAD_ID = "22222222-2222-4222-8222-222222222222";

function refusal(code: string, status: number) {
  return { status, json: { error: { code, message: code, requestId: "req-1" } } };
}

async function answer(page: Page, path: string, reply: { status?: number; json: unknown }) {
  await page.route(`**${path}`, (route) => route.fulfill(reply));
}

/** For an upload that does not exist, the waiting list is played. */
async function answerLead(page: Page) {
  await answer(page, "/api/waitlist-signups", { json: { id: LEAD_ID } });
  await answer(page, "/api/functions/send-waitlist-confirmation", { json: { ok: true } });
}

/** As if another page had led there and handed something on; which one does not matter, so it is one without an app. */
async function arriveAt(page: Page, path: string, usr: unknown) {
  await page.goto("/robots.txt");
  const kept = { path, state: { usr, key: "handed", idx: 0 } };
  await page.evaluate(({ path: to, state }) => history.replaceState(state, "", to), kept);
  await page.reload();
}

async function openBook(page: Page) {
  await answerLead(page);
  await arriveAt(page, "/book", { uploadId: UPLOAD_ID, cvCount: 3 });
  await expect(page.getByRole("heading", { name: "Get Candidate Scores" })).toBeVisible();
}

async function leaveAddress(page: Page, email = `${crypto.randomUUID()}@example.org`) {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("checkbox", { name: /^I consent/ }).check();
  await page.getByRole("button", { name: "Get Candidate Scores" }).click();
}

async function signUpHere(page: Page) {
  await page.getByLabel("Full name").fill("Robin Hale");
  await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password", { exact: true }).fill("correct horse battery");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).not.toHaveURL(/signup/);
}

/** What lies in the outbox for somebody, as text. */
async function mailsTo(page: Page, email: string) {
  const operator = await request.newContext({ baseURL: new URL(page.url()).origin });
  const outbox = await (await operator.get("/dev/outbox")).text();
  await operator.dispose();
  return outbox.split("<article").filter((mail) => mail.includes(email));
}

test("a visitor uploads, leaves an address, signs up, and finds the result", async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.org`;
  await page.goto("/");
  await chooseFiles(page, 6);
  await expect(page.getByText("6 CVs", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: START }).click();
  await expect(page.getByText("Files Uploaded")).toBeVisible();
  await expect(page.getByText("Starting CV analysis...")).toBeVisible();
  await expect(page).toHaveURL("/book");
  await expect(page.getByLabel("Uploaded files")).toContainText("6 CVs");
  await expect(page).toHaveTitle("Get Candidate Scores · Evenhand");
  await expect(page.locator("#content")).toBeFocused();
  await page.getByRole("radio", { name: "Top 5" }).check();
  await leaveAddress(page, email);
  await expect(page).toHaveURL("/loading");
  await expect(page).toHaveURL("/success");
  await expect(page.getByRole("heading", { name: /^Thanks!/ })).toBeVisible();

  await page.goto(await readMail(page, email, "email"));
  await expect(page.getByRole("heading", { name: "Your e-mail address is confirmed" })).toBeVisible();
  await expect(async () => {
    const [newest, ...older] = await mailsTo(page, email);
    expect(newest).toContain("Your candidate scores");
    expect(older).toHaveLength(1);
  }).toPass();

  await page.goto("/");
  await expect(page.getByText("Create Account to Continue")).toBeVisible();
  await expect(page.getByLabel("Choose CVs")).toBeDisabled();
  await page.getByRole("main").getByRole("link", { name: "Create Account" }).click();
  await signUpHere(page);
  await expect(page.getByText("Your trial is in your account now")).toBeVisible();
  await expect(page.getByText(/counts? as \d+ of the 25 free screenings of this month/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Key Strengths");
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("link", { name: "Try AI Screening" })).toBeVisible();
});

test("a browser whose flag is gone is still refused a second trial by the server", async ({ page }) => {
  await page.goto("/");
  await chooseFiles(page, 1);
  await page.getByRole("button", { name: START }).click();
  await expect(page).toHaveURL("/book");
  await expect(page.getByRole("group", { name: "Shortlist preferences" })).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/");
  await chooseFiles(page, 2);
  await page.getByRole("button", { name: START }).click();
  await expect(page.getByText("Create Account to Continue")).toBeVisible();
});

test("an upload that fails says why and keeps the files", async ({ page }) => {
  await answer(page, "/api/bulk-file-uploads", refusal("storage_full", 507));
  await page.goto("/");
  await chooseFiles(page, 2);
  await page.getByRole("button", { name: START }).click();
  await expect(page.getByText("Upload Failed")).toBeVisible();
  await expect(page.getByText("2 CVs", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: START })).toBeEnabled();
});

test("nothing of the upload is loaded before somebody comes near it, and what was dropped by then is kept", async ({
  page,
}) => {
  const rooms: string[] = [];
  page.on("request", (request) => {
    if (/trial-upload-panel.*\.js$/.test(request.url())) rooms.push(request.url());
  });
  const held = Promise.withResolvers<void>();
  await page.route(/trial-upload-panel.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByText("Drop CVs or a folder")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(rooms).toEqual([]);
  await chooseFiles(page, 3);
  await expect(page.getByText("Taking your files…")).toBeVisible();
  held.resolve();
  await expect(page.getByText("3 CVs", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: START })).toBeVisible();
});

test("a file dropped beside the zones leaves the page where it is", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Drop CVs or a folder")).toBeVisible();
  const isKept = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-"], "a.pdf", { type: "application/pdf" }));
    const events = ["dragover", "drop"].map(
      (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
    );
    return events.every((event) => !document.querySelector("h1")?.dispatchEvent(event));
  });
  expect(isKept).toBe(true);
});

test("the lead form says what is missing beside its fields", async ({ page }) => {
  await openBook(page);
  await page.getByRole("button", { name: "Get Candidate Scores" }).click();
  await expect(page.getByText("Email address is required")).toBeVisible();
  await expect(page.getByText("You must consent to data processing to join the waitlist")).toBeVisible();
  await page.getByLabel("Email").fill("robin@nowhere");
  await expect(page.getByText("Email address is required")).toBeHidden();
  await page.getByRole("button", { name: "Get Candidate Scores" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
});

test("an address that is already on the list is not a dead end", async ({ page }) => {
  await openBook(page);
  await answer(page, "/api/waitlist-signups", refusal("already_on_waitlist", 409));
  await leaveAddress(page);
  await expect(page.getByText("Email already registered")).toBeVisible();
  await expect(page.getByText("This email is already on our waitlist. We'll be in touch soon!")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/signup");
});

test("other failures of the lead form are told in the specified words", async ({ page }) => {
  await openBook(page);
  await answer(page, "/api/functions/bulk-ai-screening", refusal("unavailable", 503));
  await leaveAddress(page);
  await expect(page.getByText("AI Analysis Failed")).toBeVisible();
  await expect(page.getByText("There was an issue processing your files. Please try again.")).toBeVisible();
  await openBook(page);
  await answer(page, "/api/waitlist-signups", refusal("internal", 500));
  await leaveAddress(page);
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(page.getByText("Please try again later or contact support.")).toBeVisible();
});

test("without an upload two PDFs are asked for, screened, and confirmed", async ({ page }) => {
  await answerLead(page);
  await answer(page, "/api/file-uploads", { json: { id: LEAD_ID } });
  await page.goto("/book");
  await leaveAddress(page);
  await expect(page.getByText("PDF files required")).toBeVisible();
  await expect(page.getByText("Please upload exactly 2 PDF files (CV and job description)")).toBeVisible();
  await page.route("**/api/functions/ai-screening", async (route) => {
    const form = route.request().postData() ?? "";
    const isWhole = ['name="email"', 'name="cvFile"', 'name="jobDescFile"'].every((part) => form.includes(part));
    await route.fulfill(isWhole ? { json: stubbedUpload() } : refusal("invalid_request", 400));
  });
  const [cv] = inventedCvs(1);
  for (const [label, file] of [
    ["CV (PDF)", cv],
    ["Job description (PDF)", inventedVacancy()],
  ] as const) {
    const buffer = Buffer.from(file?.bytes ?? []);
    await page
      .getByLabel(label, { exact: true })
      .setInputFiles({ name: "file.pdf", mimeType: "application/pdf", buffer });
  }
  await page.getByRole("button", { name: "Get Candidate Scores" }).click();
  await expect(page).toHaveURL("/success");
  await expect(page.getByRole("main")).toContainText("We have sent a link to confirm");
});

function stubbedUpload() {
  return {
    id: UPLOAD_ID,
    user_id: LEAD_ID,
    email: null,
    created_at: "2026-01-05T09:00:00.000Z",
    job_description_file_path: "",
    job_description_file_paths: [],
    cv_file_paths: [],
    total_cvs: 1,
    status: "analyzing",
    error_message: null,
    vacancy: null,
    shortlist_count: null,
    shortlist_percentage: null,
    first_look: null,
    left_out: [],
    job_id: null,
  };
}

test("the processing page without data says so and leads back", async ({ page }) => {
  await page.goto("/loading");
  await expect(page.getByText("Missing Data")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test("a start that fails on the processing page can be tried again", async ({ page }) => {
  await answer(page, "/api/functions/bulk-ai-screening", refusal("not_found", 404));
  await arriveAt(page, "/loading", { message: "m", email: "robin@example.org", bulkUploadId: UPLOAD_ID });
  await expect(page.getByRole("alert")).toContainText("Processing Error");
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expect(page).toHaveURL("/loading");
});

/** Beside the page's own network: the provider is somebody else's machine. */
async function playProvider(page: Page, content: string) {
  const asked: string[] = [];
  await page.route("https://api.openai.com/**", async (route) => {
    asked.push(route.request().headers()["authorization"] ?? "");
    const body = JSON.stringify({ choices: [{ message: { content } }] });
    await route.fulfill({ body, contentType: "application/json", headers: { "access-control-allow-origin": "*" } });
  });
  return asked;
}

async function storeOwnKeyData(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem("jobDescription", "A backend engineer");
    localStorage.setItem("fileContents", JSON.stringify(["a CV"]));
    localStorage.setItem("uploadedFiles", JSON.stringify(["amara.pdf"]));
    localStorage.setItem("ai_api_key", "key-of-the-user");
  });
}

test("with one's own key the provider is asked from the browser, and the result stands on the shortlist after signing up", async ({
  page,
}) => {
  const asked = await playProvider(page, JSON.stringify({ score: 72, summary: "Eight years in payments." }));
  await page.goto("/");
  await storeOwnKeyData(page);
  await page.goto("/loading");
  await expect(page).toHaveURL(/\/login/);
  expect(asked).toEqual(["Bearer key-of-the-user"]);
  await openAccount(page);
  await page.goto("/shortlist");
  await expect(page.getByRole("region", { name: "Analysed with your own AI key" })).toContainText(
    "Eight years in payments.",
  );
  await page.reload();
  await expect(page.getByRole("region", { name: "Analysed with your own AI key" })).toContainText("amara");
});

test.describe("against the content policy", () => {
  test.use({ keepsPolicy: false });
  test("no other page may call the provider, and one that walks to the processing page loads it anew", async ({
    page,
  }) => {
    const asked = await playProvider(page, JSON.stringify({ score: 72, summary: "Sound." }));
    await page.goto("/no-matches");
    await storeOwnKeyData(page);
    const isStopped = await page.evaluate(async () =>
      fetch("https://api.openai.com/v1/chat/completions").then(
        () => false,
        () => true,
      ),
    );
    expect(isStopped).toBe(true);
    expect(asked).toEqual([]);
    await page.evaluate(() => {
      history.pushState(null, "", "/loading");
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    });
    await expect(page).toHaveURL(/\/login/);
    expect(asked).toHaveLength(1);
  });
});

test("a provider that gives no answer is said so", async ({ page }) => {
  await page.route("https://api.openai.com/**", (route) => route.abort());
  await page.goto("/");
  await storeOwnKeyData(page);
  await page.goto("/loading");
  await expect(page.getByText("Analysis Error")).toBeVisible();
  await expect(page.getByText("amara.pdf: The AI provider's API gave no response")).toBeVisible();
  await expect(page.getByText("No Results")).toBeVisible();
});

test("no strong matches come with suggestions", async ({ page }) => {
  await page.goto("/no-matches");
  await expect(page.getByRole("heading", { name: "No Strong Matches Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Back" })).toHaveAttribute("href", "/demo");
});

async function expectSound(page: Page) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
}

test("the pages of the trial are accessible and fit a phone in every state", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await chooseFiles(page, 3);
  await expect(page.getByRole("button", { name: START })).toBeVisible();
  await expectSound(page);
  await page.evaluate(() => localStorage.setItem("evenhand:first-upload-completed", "1"));
  await page.reload();
  await expect(page.getByText("Create Account to Continue")).toBeVisible();
  await expectSound(page);
  await openBook(page);
  await answer(page, "/api/waitlist-signups", refusal("already_on_waitlist", 409));
  await page.getByRole("button", { name: "Get Candidate Scores" }).click();
  await expectSound(page);
  await leaveAddress(page);
  await expect(page.getByText("This address is on our list already")).toBeVisible();
  await expectSound(page);
  await answer(page, "/api/functions/bulk-ai-screening", { json: stubbedUpload() });
  await arriveAt(page, "/loading", { message: "m", email: "robin@example.org", bulkUploadId: UPLOAD_ID });
  await expect(page.getByRole("heading", { name: "Measuring your candidates" })).toBeVisible();
  await expectSound(page);
});
