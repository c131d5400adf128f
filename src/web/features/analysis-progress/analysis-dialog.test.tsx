import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { stubStatus, stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { setSession } from "#lib/session/session.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { AnalysisDialog } from "./analysis-dialog.tsx";
import { simulatedPercent } from "./simulated-progress.tsx";

const upload = stubUpload();
const running = stubStatus();
const failedFile = { filename: "scan.pdf", reason: "The file is damaged." };

function show(status: () => Response | Promise<Response>, replies: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    "POST /api/functions/analysis-status": status,
    "POST /api/analysis/skip": () => Response.json({ ok: true }),
    "POST /api/analysis/restart": () => refuse("unavailable", 503),
    "POST /api/analysis/cancel": () => Response.json(upload),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  const onComplete = vi.fn();
  const onEnd = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnalysisDialog uploadId={upload.id} onComplete={onComplete} onEnd={onEnd} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { server, onComplete, onEnd };
}

/** The browser's own notices, with the answer that a person gives to its question. */
function stubNotices(answer: NotificationPermission) {
  const shown: string[] = [];
  class Notice extends EventTarget {
    static permission: NotificationPermission = "default";
    static async requestPermission() {
      Notice.permission = answer;
      return answer;
    }
    constructor(title: string, { body }: NotificationOptions) {
      super();
      shown.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal("Notification", Notice);
  return shown;
}

function hidePage() {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
}

afterEach(() => setSession({ kind: "signed-out" }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("before the first real figure I see no count and no file name", () => {
  show(() => new Promise(() => undefined));
  expect(screen.getByRole("dialog", { name: "Analysing CVs…" }).textContent).toContain("0%");
  expect(screen.queryByText(/\d of \d/)).toBeNull();
  expect(screen.queryByText("amara.pdf")).toBeNull();
});

test("the simulated rise needs 90 seconds and ends at 95", () => {
  expect([0, 45, 90, 900].map(simulatedPercent)).toEqual([0, 47.5, 95, 95]);
});

test("real figures show the file, the count and the percent, and results land on the ruler", async () => {
  show(() => Response.json(running));
  expect(await screen.findByText("amara.pdf")).toBeTruthy();
  expect(screen.getByText("1 of 3 ·")).toBeTruthy();
  expect(screen.getByText("33%")).toBeTruthy();
  const ruler = await screen.findByRole("figure", { name: /1 result so far/ });
  expect(ruler.querySelectorAll("[data-sheet]")).toHaveLength(1);
});

test("while a scan is recognised I see which page of how many", async () => {
  show(() => Response.json({ ...running, stage: "ocr", page: { number: 2, of: 5 }, filename: "scan.pdf" }));
  expect(await screen.findByText("Reading scanned page 2 of 5…")).toBeTruthy();
  expect(screen.getByText("scan.pdf")).toBeTruthy();
});

test("a scanned job description is named as such", async () => {
  show(() => Response.json({ ...running, stage: "ocr", page: { number: 1, of: 1 }, filename: null }));
  expect(await screen.findByText("The job description")).toBeTruthy();
});

test("at 100 percent I am led on, once", async () => {
  const { onComplete } = show(() => Response.json({ ...running, percent: 100, current: 3 }));
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
});

test("a file that failed can be skipped", async () => {
  const { server } = show(() => Response.json({ ...running, failed: [failedFile] }));
  expect(await screen.findByText("Analysis failed for scan.pdf")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Skip File" }));
  await waitFor(() => expect(screen.queryByText("Analysis failed for scan.pdf")).toBeNull());
  expect(server.received("POST /api/analysis/skip")[0]?.body).toEqual({
    bulkUploadId: upload.id,
    filename: "scan.pdf",
  });
});

test("a retry that is refused says why and keeps the file in the list", async () => {
  show(() => Response.json({ ...running, failed: [failedFile] }));
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/^Failed to retry: The service is briefly unavailable/)).toBeTruthy();
  expect(screen.getByText("Analysis failed for scan.pdf")).toBeTruthy();
});

test("a run that ends in an error says so and closes", async () => {
  const { onEnd, onComplete } = show(() =>
    Response.json({ ...running, error: "The job description holds no criteria." }),
  );
  expect(await screen.findByText("Analysis Failed")).toBeTruthy();
  expect(screen.getByText("The job description holds no criteria.")).toBeTruthy();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onComplete).not.toHaveBeenCalled();
});

test("a lost connection is waited out, not called a failure", async () => {
  const { onEnd } = show(() => refuse("unavailable", 503));
  expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
  expect(onEnd).not.toHaveBeenCalled();
});

test("cancel stops the run on the server", async () => {
  const { server, onEnd } = show(() => Response.json(running));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(server.received("POST /api/analysis/cancel")[0]?.body).toEqual({ bulkUploadId: upload.id });
});

test("with more than ten CVs left I am asked once before the analysis is cancelled", async () => {
  const { server, onEnd } = show(() => Response.json({ ...running, current: 4, total: 25 }));
  await screen.findByText("4 of 25 ·");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByText("21 CVs have not been screened. Cancel all the same?")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Go On" }));
  expect(server.received("POST /api/analysis/cancel")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel Analysis" }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
});

test("the tab's title tells the progress, and gives way afterwards", async () => {
  document.title = "Try AI Screening";
  show(() => Response.json(running));
  expect(document.title).toBe("Analysing CVs");
  await waitFor(() => expect(document.title).toBe("33% · Analysing CVs"));
  cleanup();
  expect(document.title).toBe("Try AI Screening");
});

test("once asked for, a desktop notice says that the shortlist is ready, and of how many CVs, while I look elsewhere", async () => {
  const notices = stubNotices("granted");
  let percent = 33;
  const { onComplete } = show(() => Response.json({ ...running, percent }));
  await userEvent.click(screen.getByRole("button", { name: "Tell me when done" }));
  expect(await screen.findByText("You will get a notification when it is done.")).toBeTruthy();
  hidePage();
  percent = 100;
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  expect(notices).toEqual(["Your shortlist is ready: 1 of 3 CVs has been measured."]);
});

test("a user with a confirmed address is told by mail, too", async () => {
  stubNotices("denied");
  const user = { id: upload.user_id, email: "robin@example.test", fullName: "Robin", isConfirmed: true };
  setSession({ kind: "signed-in", user });
  const wish = `PATCH /api/bulk-file-uploads/${upload.id}`;
  const { server } = show(() => Response.json(running), { [wish]: () => Response.json(upload) });
  await userEvent.click(screen.getByRole("button", { name: "Tell me when done" }));
  expect(await screen.findByText(/An e-mail will tell you/)).toBeTruthy();
  expect(server.received(wish).map(({ body }) => body)).toEqual([{ tell_when_done: true }]);
});

test("a user who watches the page or has not asked gets no desktop notice", async () => {
  const notices = stubNotices("granted");
  let percent = 33;
  const watching = show(() => Response.json({ ...running, percent }));
  await userEvent.click(screen.getByRole("button", { name: "Tell me when done" }));
  percent = 100;
  await waitFor(() => expect(watching.onComplete).toHaveBeenCalledOnce());
  cleanup();
  hidePage();
  const unasked = show(() => Response.json({ ...running, percent: 100 }));
  await waitFor(() => expect(unasked.onComplete).toHaveBeenCalledOnce());
  expect(notices).toEqual([]);
});

test("a browser that blocks notices is said to", async () => {
  stubNotices("denied");
  show(() => Response.json(running));
  await userEvent.click(screen.getByRole("button", { name: "Tell me when done" }));
  expect(await screen.findByText("Your browser blocks notifications from this site.")).toBeTruthy();
});

test("a figure that comes after a cut takes the word of the cut away", async () => {
  let isCut = true;
  show(() => (isCut ? Promise.reject(new TypeError("Failed to fetch")) : Response.json(running)));
  expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
  isCut = false;
  expect(await screen.findByText("amara.pdf")).toBeTruthy();
  expect(screen.queryByText(/The connection was lost/)).toBeNull();
});

test("a skip that is refused says why", async () => {
  const refused = { "POST /api/analysis/skip": () => refuse("unavailable", 503) };
  show(() => Response.json({ ...running, failed: [failedFile] }), refused);
  await userEvent.click(await screen.findByRole("button", { name: "Skip File" }));
  expect(await screen.findByText(/^Failed to skip file: The service is briefly unavailable/)).toBeTruthy();
  expect(screen.getByText("Analysis failed for scan.pdf")).toBeTruthy();
});

test("where a page may not show notices, none are promised", () => {
  stubNotices("granted");
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 16; K) Chrome/142");
  show(() => Response.json(running));
  expect(screen.queryByRole("button", { name: "Tell me when done" })).toBeNull();
});
