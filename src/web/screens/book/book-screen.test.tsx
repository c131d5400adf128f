import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AnalyticsEvent, sendEventsTo } from "#lib/analytics/analytics.ts";
import { setSession } from "#lib/session/session.ts";
import { stubStatus, stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { BookScreen } from "./book-screen.tsx";

const upload = stubUpload({ status: "completed" });
const handed = {
  uploadId: upload.id,
  cvCount: 12,
  uploadedFiles: { cvs: ["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"], jobDescription: "role.pdf" },
};
const failedFile = { filename: "scan.pdf", reason: "The file is damaged." };
const STATUS = "POST /api/functions/analysis-status";
const id = { id: "22222222-2222-4222-8222-222222222222" };
const pdf = (name: string, type = "application/pdf") => new File(["%PDF-"], name, { type });

function Address() {
  const { pathname, state } = useLocation();
  return <output aria-label="address">{JSON.stringify({ pathname, state })}</output>;
}

function open(state: unknown, replies: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    "POST /api/waitlist-signups": () => Response.json(id),
    "POST /api/functions/send-waitlist-confirmation": () => Response.json({ ok: true }),
    "PATCH /api/bulk-file-uploads/": () => Response.json(upload),
    "POST /api/file-uploads": () => Response.json(id),
    "POST /api/functions/bulk-ai-screening": () => Response.json(upload),
    "POST /api/functions/ai-screening": () => Response.json(upload),
    [STATUS]: () => Response.json(stubStatus({ percent: 100, current: 3, scores: [91, 72], failed: [failedFile] })),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Toaster />
      <MemoryRouter initialEntries={[{ pathname: "/book", state }]}>
        <Routes>
          <Route path="/book" element={<BookScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

const address = (): unknown => JSON.parse(screen.getByLabelText("address").textContent);
/** What the form sends, without the question how many CVs are measured. */
const sentTo = (server: ReturnType<typeof open>) =>
  server.requests.filter(({ method, path }) => `${method} ${path}` !== STATUS);
const pathsOf = (server: ReturnType<typeof open>) => sentTo(server).map(({ method, path }) => `${method} ${path}`);
const detour = (name: string) => within(screen.getByRole("main")).queryByRole("link", { name })?.getAttribute("href");
const labels = () => screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent);
const submit = () => userEvent.click(screen.getByRole("button", { name: "Get Candidate Scores" }));
const consent = () => userEvent.click(screen.getByRole("checkbox", { name: /^I consent/ }));

async function fillIn(email = " Robin@example.test ") {
  await userEvent.type(screen.getByLabelText("Email"), email);
  await consent();
}

const logged = vi.fn();

beforeEach(() => {
  act(() => setSession({ kind: "signed-out" }));
  vi.spyOn(console, "warn").mockImplementation(logged);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  toast.dismiss();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logged.mockReset();
});

test("a CV of the trial that could not be read is not called measured, and can be tried again", async () => {
  open(handed);
  expect(await screen.findByText("2 of 3 CVs measured")).toBeTruthy();
  expect(screen.getByText("Analysis failed for scan.pdf")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

test("I see what I have uploaded and can choose how long the shortlist is", async () => {
  open(handed);
  const files = screen.getByLabelText("Uploaded files");
  expect(within(files).getByText("12 CVs")).toBeTruthy();
  expect(within(files).getByText("a.pdf, b.pdf, c.pdf and 2 more")).toBeTruthy();
  expect(within(files).getByText("role.pdf")).toBeTruthy();
  expect(labels().slice(2)).toEqual(["Top 5", "Top 10", "Top 15", "Top 20", "Top 25"]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Top 10" }).checked).toBe(true);
  expect(screen.getByText("Shortlists 10 of 12.")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Top % of Candidates" }));
  expect(labels().slice(2)).toEqual(["Top 10%", "Top 20%", "Top 30%", "Top 50%"]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Top 20%" }).checked).toBe(true);
  expect(screen.getByText("Shortlists 3 of 12.")).toBeTruthy();
});

test("with a single CV there is nothing to prefer", () => {
  open({ ...handed, cvCount: 1 });
  expect(screen.getByText("1 CV")).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Shortlist preferences" })).toBeNull();
});

test("what is missing is said beside its field until I edit it, and nothing is sent", async () => {
  const server = open(handed);
  await submit();
  expect(screen.getByText("Email address is required")).toBeTruthy();
  expect(screen.getByText("You must consent to data processing to join the waitlist")).toBeTruthy();
  const email = screen.getByLabelText("Email");
  expect(document.activeElement).toBe(email);
  await userEvent.type(email, "robin@nowhere");
  expect(screen.queryByText("Email address is required")).toBeNull();
  await submit();
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  await userEvent.type(email, ".test");
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
  await consent();
  expect(screen.queryByText(/You must consent/)).toBeNull();
  expect(sentTo(server)).toEqual([]);
});

test("the calls go out in their order and lead to /loading with the upload", async () => {
  const server = open(handed);
  await fillIn();
  await userEvent.click(screen.getByRole("radio", { name: "Top 5" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Send me product updates" }));
  await submit();
  const message = "Your AI analysis is being processed.";
  const state = { message, email: "Robin@example.test", canMail: true, bulkUploadId: upload.id };
  await waitFor(() => expect(address()).toEqual({ pathname: "/loading", state }));
  expect(pathsOf(server)).toEqual([
    "POST /api/waitlist-signups",
    "POST /api/functions/send-waitlist-confirmation",
    `PATCH /api/bulk-file-uploads/${upload.id}`,
    "POST /api/functions/bulk-ai-screening",
  ]);
  expect(sentTo(server).map(({ body }) => body)).toEqual([
    { full_name: null, email: "Robin@example.test", data_consent: true, marketing_consent: true },
    { fullName: "Hiring Manager", email: "Robin@example.test" },
    { email: "Robin@example.test", shortlist_count: 5, shortlist_percentage: null },
    { bulkUploadId: upload.id },
  ]);
});

test("a company is the name on the list, and a percentage replaces the count", async () => {
  const server = open(handed);
  await fillIn();
  await userEvent.type(screen.getByLabelText("Company (optional)"), " Hale & Sons ");
  await userEvent.click(screen.getByRole("radio", { name: "Top % of Candidates" }));
  await userEvent.click(screen.getByRole("radio", { name: "Top 30%" }));
  await submit();
  await waitFor(() => expect(sentTo(server)).toHaveLength(4));
  expect(sentTo(server)[0]?.body).toMatchObject({ full_name: "Hale & Sons", marketing_consent: false });
  expect(sentTo(server)[1]?.body).toMatchObject({ fullName: "Hale & Sons" });
  expect(sentTo(server)[2]?.body).toMatchObject({ shortlist_count: null, shortlist_percentage: 30 });
});

test("while it is sent the button says so and cannot be pressed again", async () => {
  open(handed, { "POST /api/waitlist-signups": () => new Promise(() => undefined) });
  await fillIn();
  await submit();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Processing..." }).disabled).toBe(true);
});

test("a confirmation or an address that could not be sent is only logged, but no mail is promised", async () => {
  open(handed, {
    "POST /api/functions/send-waitlist-confirmation": () => refuse("unavailable", 503),
    "PATCH /api/bulk-file-uploads/": () => refuse("not_found", 404),
  });
  await fillIn();
  await submit();
  await waitFor(() => expect(address()).toMatchObject({ pathname: "/loading", state: { canMail: false } }));
  expect(logged.mock.calls).toEqual([["Confirmation mail: unavailable"], ["Address of the upload: not_found"]]);
});

test("an address that is already on the list stops the flow, and the page shows another way", async () => {
  const server = open(handed, { "POST /api/waitlist-signups": () => refuse("already_on_waitlist", 409) });
  await fillIn();
  await submit();
  expect(await screen.findByText("Email already registered")).toBeTruthy();
  expect(screen.getByText("This email is already on our waitlist. We'll be in touch soon!")).toBeTruthy();
  expect(sentTo(server)).toHaveLength(1);
  expect(detour("Create Account")).toBe("/signup");
  expect(detour("log in")).toBe("/login");
});

test("any other refusal to join is told in the specified words", async () => {
  const server = open(handed, { "POST /api/waitlist-signups": () => refuse("internal", 500) });
  await fillIn();
  await submit();
  expect(await screen.findByText("Something went wrong")).toBeTruthy();
  expect(screen.getByText("Please try again later or contact support.")).toBeTruthy();
  expect(sentTo(server)).toHaveLength(1);
  expect(detour("Create Account")).toBeUndefined();
});

test("a screening that fails stops here, and a second try does not join the list twice", async () => {
  let isBroken = true;
  const server = open(handed, {
    "POST /api/functions/bulk-ai-screening": () => (isBroken ? refuse("unavailable", 503) : Response.json(upload)),
  });
  await fillIn();
  await submit();
  expect(await screen.findByText("AI Analysis Failed")).toBeTruthy();
  expect(screen.getByText("There was an issue processing your files. Please try again.")).toBeTruthy();
  isBroken = false;
  await submit();
  await waitFor(() => expect(address()).toMatchObject({ pathname: "/loading" }));
  expect(server.received("POST /api/waitlist-signups")).toHaveLength(1);
  expect(server.received("POST /api/functions/send-waitlist-confirmation")).toHaveLength(1);
});

test("without an upload exactly two PDFs are needed", async () => {
  const server = open(null);
  await fillIn();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText("CV (PDF)"), pdf("cv.pdf"));
  await user.upload(screen.getByLabelText("Job description (PDF)"), pdf("role.docx", "application/msword"));
  await submit();
  expect(await screen.findByText("PDF files required")).toBeTruthy();
  expect(screen.getByText("Please upload exactly 2 PDF files (CV and job description)")).toBeTruthy();
  expect(sentTo(server)).toEqual([]);
});

test("without an upload a pair of PDFs is screened and leads to /success", async () => {
  const server = open(null);
  await fillIn();
  await userEvent.upload(screen.getByLabelText("CV (PDF)"), pdf("cv.pdf"));
  const untyped = pdf("ROLE.PDF", "");
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText("Job description (PDF)"), untyped);
  await submit();
  await waitFor(() =>
    expect(address()).toMatchObject({ pathname: "/success", state: { email: "Robin@example.test" } }),
  );
  expect(pathsOf(server).slice(2)).toEqual(["POST /api/file-uploads", "POST /api/functions/ai-screening"]);
  const form = sentTo(server).at(-1)?.body;
  if (!(form instanceof FormData)) throw new Error("the pair is sent as a form");
  expect([...form.keys()]).toEqual(["email", "cvFile", "jobDescFile"]);
  expect(sentTo(server).at(-1)?.headers.get("Content-Type")).toBeNull();
});

test("a pair from a browser whose trial is used is led to an account", async () => {
  open(null, { "POST /api/functions/ai-screening": () => refuse("trial_used", 403) });
  await fillIn();
  await userEvent.upload(screen.getByLabelText("CV (PDF)"), pdf("cv.pdf"));
  await userEvent.upload(screen.getByLabelText("Job description (PDF)"), pdf("role.pdf"));
  await submit();
  expect(await screen.findByText("AI Analysis Failed")).toBeTruthy();
  expect(screen.getByText("The free trial of this browser has been used.")).toBeTruthy();
});

test("a browser whose trial is used is told so before it is asked for an address", async () => {
  localStorage.setItem("evenhand:first-upload-completed", "1");
  const server = open(null);
  expect(screen.getByText("The free trial of this browser has been used.")).toBeTruthy();
  expect(detour("Create Account")).toBe("/signup");
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(sentTo(server)).toEqual([]);
});

test("a pair is the trial: the next visit is told", async () => {
  open(null);
  expect(screen.getByText(/^One screening in this browser/u)).toBeTruthy();
  await fillIn();
  await userEvent.upload(screen.getByLabelText("CV (PDF)"), pdf("cv.pdf"));
  await userEvent.upload(screen.getByLabelText("Job description (PDF)"), pdf("role.pdf"));
  await submit();
  await waitFor(() => expect(address()).toMatchObject({ pathname: "/success" }));
  cleanup();
  open(null);
  expect(screen.getByText("The free trial of this browser has been used.")).toBeTruthy();
});

test("a lead that was taken is told as a sign-up and as a lead, one that failed is not", async () => {
  const told: Pick<AnalyticsEvent, "name" | "params">[] = [];
  const stop = sendEventsTo(({ name, params }) => name === "page_view" || told.push({ name, params }));
  // What earlier visits left behind is told first.
  told.length = 0;
  let isUp = false;
  open(handed, { "POST /api/waitlist-signups": () => (isUp ? Response.json(id) : refuse("internal", 500)) });
  await fillIn();
  await submit();
  await screen.findByText("Please try again later or contact support.");
  expect(told).toEqual([]);
  isUp = true;
  await submit();
  await waitFor(() => expect(address()).toMatchObject({ pathname: "/loading" }));
  stop();
  expect(told).toEqual([
    { name: "sign_up", params: { method: "email", source: "book", email_type: "waitlist" } },
    { name: "generate_lead", params: { source: "book" } },
  ]);
});
