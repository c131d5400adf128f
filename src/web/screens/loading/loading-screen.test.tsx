import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSession } from "#lib/session/session.ts";
import { UserId } from "#shared/ids.ts";
import { stubStatus, stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, STUB_USER_ID, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { LoadingScreen } from "./loading-screen.tsx";

const upload = stubUpload({ status: "analyzing" });
const given = { message: "Your AI analysis is being processed.", email: "robin@example.test" };
const bulk = { ...given, bulkUploadId: upload.id };
const done = stubStatus({ percent: 100, current: 3, status: "completed", scores: [91, 72, 30] });

function Address() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="address">{JSON.stringify({ at: pathname + search, state })}</output>;
}

function open(state: unknown, replies: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    "POST /api/functions/bulk-ai-screening": () => Response.json(upload),
    "POST /api/functions/analysis-status": () => Response.json(stubStatus()),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Toaster />
      <MemoryRouter initialEntries={[{ pathname: "/loading", state }]}>
        <Routes>
          <Route path="/loading" element={<LoadingScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

const address = (): unknown => JSON.parse(screen.getByLabelText("address").textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function signIn() {
  const user = { id: UserId.parse(STUB_USER_ID), email: "robin@example.test", fullName: "Robin", isConfirmed: true };
  act(() => setSession({ kind: "signed-in", user }));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => setSession({ kind: "signed-out" }));
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without anything to process I am told and sent to the demo page", async () => {
  open(null);
  expect(await screen.findByText("Missing Data")).toBeTruthy();
  expect(address()).toMatchObject({ at: "/demo" });
});

test("the messages take turns, and the count joins them when it is known", async () => {
  signIn();
  open(bulk);
  await screen.findByText("1 of 3 ·");
  const seen = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) {
    const [, lead] = document.querySelectorAll("main p, main h1");
    seen.add(lead?.textContent ?? "");
    await wait(2500);
  }
  expect(seen).toEqual(
    new Set([
      "Reading resumes…",
      "Analyzing with AI…",
      "Scoring matches…",
      "Generating insights…",
      "Processing 1 of 3 candidates",
    ]),
  );
});

test("a visitor is told that a mail follows and is on /success after three seconds", async () => {
  const server = open(bulk);
  expect(await screen.findByText("Analysis Started")).toBeTruthy();
  expect(screen.getByText(/results follow by e-mail once robin@example.test is confirmed/)).toBeTruthy();
  expect(server.received("POST /api/functions/bulk-ai-screening")[0]?.body).toEqual({ bulkUploadId: upload.id });
  await wait(2500);
  expect(address()).toMatchObject({ at: "/loading" });
  await wait(600);
  expect(address()).toEqual({ at: "/success", state: { ...given, canMail: true, isDone: false } });
});

test("what is done already is neither started nor being processed", async () => {
  open(bulk, { "POST /api/functions/analysis-status": () => Response.json(done) });
  expect(await screen.findByText("Analysis Complete")).toBeTruthy();
  expect(screen.queryByText("Analysis Started")).toBeNull();
  expect(screen.getByText("Your AI analysis is done.")).toBeTruthy();
  await wait(3100);
  expect(address()).toMatchObject({ at: "/success", state: { isDone: true } });
});

test("where no mail can follow, none is promised", async () => {
  open({ ...bulk, canMail: false });
  expect(await screen.findByText("Analysis Started")).toBeTruthy();
  expect(screen.queryByText(/by e-mail/)).toBeNull();
  await wait(3100);
  expect(address()).toEqual({ at: "/success", state: { ...given, canMail: false, isDone: false } });
});

test("signed in I wait for the end and am on the shortlist one second after it", async () => {
  signIn();
  let status = stubStatus();
  open(bulk, { "POST /api/functions/analysis-status": () => Response.json(status) });
  await wait(5000);
  expect(address()).toMatchObject({ at: "/loading" });
  expect(screen.queryByText("Analysis Started")).toBeNull();
  status = done;
  expect(await screen.findByText("Every CV has been measured.")).toBeTruthy();
  expect(address()).toMatchObject({ at: "/loading" });
  await wait(1100);
  expect(address()).toMatchObject({ at: `/shortlist?bulk_upload_id=${upload.id}` });
});

test("files that could not be read are named as skipped", async () => {
  const failed = [{ filename: "scan.pdf", reason: "damaged" }];
  open(bulk, { "POST /api/functions/analysis-status": () => Response.json({ ...done, failed }) });
  expect(await screen.findByText("Analysis Error")).toBeTruthy();
  expect(screen.getByText("Could not be read and skipped: scan.pdf.")).toBeTruthy();
});

test("a start that is refused says why, stays here and can be tried again", async () => {
  let isBroken = true;
  open(bulk, {
    "POST /api/functions/bulk-ai-screening": () => (isBroken ? refuse("unavailable", 503) : Response.json(upload)),
  });
  expect((await screen.findAllByText("Processing Error")).length).toBeGreaterThan(0);
  expect(screen.getByRole("alert").textContent).toContain("The service is briefly unavailable");
  await wait(4000);
  expect(address()).toMatchObject({ at: "/loading" });
  isBroken = false;
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Analysis Started")).toBeTruthy();
});

test("an analysis that ends in an error is not called processed", async () => {
  const error = "The job description holds no criteria.";
  open(bulk, { "POST /api/functions/analysis-status": () => Response.json(stubStatus({ error, status: "error" })) });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(error));
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  await wait(4000);
  expect(address()).toMatchObject({ at: "/loading" });
});
