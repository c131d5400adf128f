import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { BrowserRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { stubCandidate, stubBoard, stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { AppRoutes } from "./router.tsx";

const upload = stubUpload({ status: "completed" });
const noCriteria = stubBoard();
const always = {
  "GET /api/live": () => new Promise<Response>(() => undefined),
  [`GET /api/bulk-file-uploads/${upload.id}/criteria`]: () => Response.json(noCriteria),
  "GET /api/candidate-analyses": () => Response.json([]),
};
const signedIn = { "POST /api/auth/": () => Response.json(stubAuthAnswer()) };

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function open(path: string, replies: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({ ...always, ...signedIn, ...replies });
  vi.stubGlobal("fetch", server.fetch);
  window.history.replaceState(null, "", path);
  render(
    <BrowserRouter>
      <AppRoutes />
      <Address />
    </BrowserRouter>,
  );
  return server;
}

async function beSignedIn() {
  vi.stubGlobal("fetch", stubServer(signedIn).fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
}

beforeEach(async () => {
  localStorage.clear();
  await restoreSession();
});

afterEach(async () => {
  cleanup();
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await act(async () => logOut());
  vi.unstubAllGlobals();
});

test("signed out I see the landing page with the way in", async () => {
  open("/");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("measured");
  expect(screen.getAllByRole("link", { name: "Try It Free" })[0]?.getAttribute("href")).toBe("/signup");
});

test("a protected page asks me to log in and then shows what I asked for", async () => {
  open(`/shortlist?bulk_upload_id=${upload.id}`, {
    [`GET /api/bulk-file-uploads/${upload.id}`]: () => Response.json(upload),
    "GET /api/bulk-analysis-results": () => Response.json([stubCandidate()]),
  });
  await screen.findByRole("heading", { name: "Welcome Back" });
  await userEvent.type(screen.getByLabelText("Email"), "robin@example.test");
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(await screen.findByRole("article", { name: "Amara Okafor" })).toBeTruthy();
  expect(screen.getByLabelText("address").textContent).toBe(`/shortlist?bulk_upload_id=${upload.id}`);
});

test("an unknown address says so and leads home", async () => {
  open("/nowhere");
  expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

test("without any upload the shortlist is empty and offers the first screening", async () => {
  await beSignedIn();
  open("/shortlist", { "GET /api/bulk-file-uploads": () => Response.json([]) });
  expect(await screen.findByText("No Results Found")).toBeTruthy();
});

test("a shortlist that cannot be loaded says why and can be tried again", async () => {
  await beSignedIn();
  let isBroken = true;
  open("/shortlist", {
    "GET /api/bulk-file-uploads": () => (isBroken ? refuse("invalid_request", 400) : Response.json([upload])),
    "GET /api/bulk-analysis-results": () => Response.json([stubCandidate()]),
  });
  expect(await screen.findByText("Failed to load candidate results")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("article", { name: "Amara Okafor" })).toBeTruthy();
});

test("after a reload during the analysis the dialog is there again", async () => {
  await beSignedIn();
  open("/demo", {
    "GET /api/bulk-file-uploads": () => Response.json([{ ...upload, status: "analyzing" }]),
    "POST /api/functions/analysis-status": () => new Promise(() => undefined),
    "GET /api/bulk-analysis-results": () => Response.json([]),
  });
  expect(await screen.findByRole("dialog", { name: "Analysing CVs…" })).toBeTruthy();
});

test("when the end is announced before the last figure arrives, I am still led to the shortlist", async () => {
  await beSignedIn();
  const announcement = `data: ${JSON.stringify({ kind: "upload.changed", upload_id: upload.id })}\n\n`;
  const figures = { stage: "scoring", page: null, current: 1, total: 2, filename: null, error: null };
  const status = { ...figures, status: "analyzing", scores: [], failed: [], known: [] };
  const server = open("/demo", {
    "GET /api/live": () => new Response(announcement),
    "GET /api/bulk-file-uploads?latest": () =>
      Response.json([
        { ...upload, status: server.received("GET /api/bulk-file-uploads?").length > 1 ? "completed" : "analyzing" },
      ]),
    [`GET /api/bulk-file-uploads/${upload.id}`]: () => Response.json(upload),
    "POST /api/functions/analysis-status": () => Response.json({ ...status, percent: isDone() ? 100 : 50 }),
    "GET /api/bulk-analysis-results": () => Response.json([stubCandidate({ is_shortlisted: isDone() })]),
  });
  const isDone = () => server.received("POST /api/functions/analysis-status").length > 3;
  const way = await screen.findByRole("link", { name: "View Shortlist" });
  expect(screen.getByLabelText("address").textContent).toMatch(/^\/dashboard\?/);
  await userEvent.click(way);
  expect(await screen.findByRole("heading", { name: "Your Candidate Shortlist" })).toBeTruthy();
  expect(screen.queryByText("No shortlisted candidates found")).toBeNull();
  expect(await screen.findByRole("article", { name: "Amara Okafor" })).toBeTruthy();
  expect(screen.getByLabelText("address").textContent).toBe(`/shortlist?bulk_upload_id=${upload.id}`);
});

test("a failed upload keeps my files, and the next try uses the same key", async () => {
  await beSignedIn();
  const server = open("/demo", {
    "GET /api/bulk-file-uploads": () => Response.json([]),
    "POST /api/bulk-file-uploads": () => refuse("unavailable", 503),
  });
  await userEvent.upload(
    await screen.findByLabelText("Choose CVs"),
    new File(["%PDF-"], "a.pdf", { type: "application/pdf" }),
  );
  const start = screen.getByRole("button", { name: "Start AI Analysis" });
  await userEvent.click(start);
  expect(await screen.findByText("Missing Files")).toBeTruthy();
  const description = new File(["%PDF-"], "role.pdf", { type: "application/pdf" });
  await userEvent.upload(screen.getByLabelText("Choose job description"), description);
  await userEvent.click(start);
  expect(await screen.findByText("Upload Failed")).toBeTruthy();
  expect(screen.getByText("a.pdf")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Start AI Analysis" }));
  await waitFor(() => expect(server.received("POST /api/bulk-file-uploads")).toHaveLength(2));
  const keys = server.received("POST /api/bulk-file-uploads").map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[0]).toBe(keys[1]);
});

test("a logout the server did not hear leaves me where I am and says so", async () => {
  await beSignedIn();
  open("/demo", {
    "GET /api/bulk-file-uploads": () => Response.json([]),
    "POST /api/auth/logout": () => Response.json({ code: "internal", message: "Out of order" }, { status: 500 }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Logout failed. Please try again.");
  expect(screen.getByLabelText("address").textContent).toBe("/demo");
});

test("logging out leads to the landing page", async () => {
  await beSignedIn();
  open("/demo", {
    "GET /api/bulk-file-uploads": () => Response.json([]),
    "POST /api/auth/logout": () => new Response(null, { status: 204 }),
  });
  expect((await screen.findByText("Robin Hale")).parentElement?.textContent).toContain("Welcome");
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  await waitFor(() => expect(screen.getByLabelText("address").textContent).toBe("/"));
  expect(await screen.findAllByRole("link", { name: "Log in" })).not.toHaveLength(0);
});
