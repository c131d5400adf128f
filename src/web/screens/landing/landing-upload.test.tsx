import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendEventsTo } from "#lib/analytics/analytics.ts";
import { setSession } from "#lib/session/session.ts";
import { stubStatus, stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, STUB_USER_ID, stubServer } from "#tests/support/stub-server.ts";
import { UserId } from "#shared/ids.ts";
import { HeroUpload } from "./hero-upload.tsx";

const upload = stubUpload();
const START = "See Your Shortlist in Minutes";
const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: "application/pdf" });
const stored = () => Response.json({ bucket: "cv-uploads", path: "p", file_name: "f", size_bytes: 5, sha256: "s" });

function Address() {
  const { pathname, state } = useLocation();
  return <output aria-label="address">{JSON.stringify({ pathname, state })}</output>;
}

function open(replies: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    "POST /api/bulk-file-uploads": () => Response.json(upload),
    "PUT /api/storage/": stored,
    "PATCH /api/bulk-file-uploads/": () => Response.json(upload),
    "POST /api/functions/bulk-ai-screening": () => Response.json({ ...upload, status: "analyzing" }),
    "POST /api/functions/analysis-status": () => Response.json(stubStatus()),
    "POST /api/analysis/cancel": () => Response.json(upload),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <MemoryRouter>
      <HeroUpload />
      <Address />
    </MemoryRouter>,
  );
  return server;
}

const zone = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const address = (): unknown => JSON.parse(screen.getByLabelText("address").textContent);

async function choose(...cvs: string[]) {
  await userEvent.upload(zone("Choose CVs"), cvs.map(pdf));
  await userEvent.upload(zone("Choose job description"), pdf("role.pdf"));
  return screen.findByRole("button", { name: START });
}

beforeEach(() => act(() => setSession({ kind: "signed-out" })));

afterEach(() => {
  cleanup();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("the button appears when CVs and a job description are there, and a badge counts them", async () => {
  open();
  await userEvent.upload(zone("Choose CVs"), [pdf("a.pdf"), pdf("b.pdf")]);
  expect(await screen.findByText("2 CVs")).toBeTruthy();
  expect(screen.getByText("0 job descriptions")).toBeTruthy();
  expect(screen.queryByRole("button", { name: START })).toBeNull();
  await userEvent.upload(zone("Choose job description"), pdf("role.pdf"));
  expect(await screen.findByRole("button", { name: START })).toBeTruthy();
  expect(screen.getByText("1 job description")).toBeTruthy();
});

test("one CV under two names is taken once, and named", async () => {
  open();
  const copy = new File([await pdf("a.pdf").text()], "copy of a.pdf", { type: "application/pdf" });
  await userEvent.upload(zone("Choose CVs"), [pdf("a.pdf"), copy]);
  expect(await screen.findByText("Duplicates left out")).toBeTruthy();
  expect(screen.getByText("1 CV")).toBeTruthy();
});

test("files dropped on both zones before the code behind them has loaded are not lost", async () => {
  open();
  for (const [name, file] of [
    ["Choose CVs", pdf("early.pdf")],
    ["Choose job description", pdf("role.pdf")],
  ] as const) {
    fireEvent.drop(zone(name), { dataTransfer: { items: [], files: [file], types: ["Files"] } });
  }
  expect(await screen.findByText("early.pdf")).toBeTruthy();
  expect(await screen.findByText("role.pdf")).toBeTruthy();
});

test("files of another kind are left out with one quiet word, and a folder that cannot be opened is named", async () => {
  open();
  const note = new File(["x"], "notes.txt", { type: "text/plain" });
  const unreadable = {
    name: "cvs",
    isFile: true,
    file: (_: unknown, fail: (reason: Error) => void) => fail(new Error("No permission")),
  };
  fireEvent.drop(zone("Choose CVs"), { dataTransfer: { items: [], files: [note, pdf("a.pdf")] } });
  fireEvent.drop(zone("Choose CVs"), { dataTransfer: { items: [{ webkitGetAsEntry: () => unreadable }], files: [] } });
  expect(await screen.findByText("1 file is not a PDF.")).toBeTruthy();
  expect(await screen.findByText("Could not read what was dropped")).toBeTruthy();
  expect(screen.getByText("1 CV")).toBeTruthy();
});

test("a file dropped beside the zones does not take the page away", () => {
  open();
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ["Files"], dropEffect: "copy" } });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  const text = createEvent.drop(document.body, { dataTransfer: { types: ["text/plain"] } });
  fireEvent(document.body, text);
  expect(text.defaultPrevented).toBe(false);
});

test("a completed analysis leads to /book with the upload and locks the zones for the next visit", async () => {
  const server = open({ "POST /api/functions/analysis-status": () => Response.json(stubStatus({ percent: 100 })) });
  await userEvent.click(await choose("a.pdf", "b.pdf"));
  expect(await screen.findByText("Files Uploaded")).toBeTruthy();
  expect(screen.getByText("Starting CV analysis...")).toBeTruthy();
  const uploadedFiles = { cvs: ["a.pdf", "b.pdf"], jobDescription: "role.pdf" };
  await waitFor(() =>
    expect(address()).toEqual({ pathname: "/book", state: { uploadId: upload.id, cvCount: 2, uploadedFiles } }),
  );
  expect(server.received("POST /api/bulk-file-uploads")[0]?.headers.get("X-Client")).toBe("browser");
  cleanup();
  open();
  expect(await screen.findByText("Create Account to Continue")).toBeTruthy();
  expect(zone("Choose CVs").disabled).toBe(true);
  expect(screen.getByRole("link", { name: "Create Account" }).getAttribute("href")).toBe("/signup");
});

test("while files travel I see how far they are and cannot add others", async () => {
  open({ "PUT /api/storage/cv-uploads": () => new Promise(() => undefined) });
  await userEvent.click(await choose("a.pdf"));
  expect(await screen.findByText("Uploading files, 10%")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Uploading files" })).toBeTruthy();
  expect(zone("Choose CVs").disabled).toBe(true);
});

test("a failed upload says why, keeps the files, and the next try goes on with the same upload", async () => {
  const server = open({ "POST /api/functions/bulk-ai-screening": () => refuse("unavailable", 503) });
  await userEvent.click(await choose("a.pdf"));
  expect(await screen.findByText("Upload Failed")).toBeTruthy();
  expect(screen.getByText(/^Failed to start AI analysis: The service is briefly unavailable/)).toBeTruthy();
  expect(screen.getByText("Your files are still chosen. You can try again.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: START }));
  await waitFor(() => expect(server.received("POST /api/functions")).toHaveLength(2));
  expect(server.received("POST /api/bulk-file-uploads")).toHaveLength(1);
});

test("a browser whose trial is used is led to an account, now and at the next visit", async () => {
  open({ "POST /api/bulk-file-uploads": () => refuse("trial_used", 403) });
  await userEvent.click(await choose("a.pdf"));
  expect(await screen.findByText("Create Account to Continue")).toBeTruthy();
  expect(zone("Choose job description").disabled).toBe(true);
  expect(screen.queryByText("Upload Failed")).toBeNull();
  cleanup();
  open();
  expect(zone("Choose CVs").disabled).toBe(true);
});

test("too many trials from one address are refused with a word, and tomorrow the zones are open again", async () => {
  open({ "POST /api/bulk-file-uploads": () => refuse("too_many_requests", 429) });
  await userEvent.click(await choose("a.pdf"));
  expect(await screen.findByText("Create Account to Continue")).toBeTruthy();
  expect(screen.getByText(/^Too many trials came from your network today/)).toBeTruthy();
  expect(screen.getByText("Upload Failed")).toBeTruthy();
  cleanup();
  open();
  expect(zone("Choose CVs").disabled).toBe(false);
});

test("a cancelled analysis can be started again as the same upload", async () => {
  const server = open();
  await userEvent.click(await choose("a.pdf"));
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: START }));
  expect(await screen.findByRole("dialog", { name: "Analysing CVs…" })).toBeTruthy();
  expect(server.received("POST /api/bulk-file-uploads")).toHaveLength(1);
});

test("after a reload in the middle of the analysis the dialog is there again", async () => {
  open();
  await userEvent.click(await choose("a.pdf"));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  cleanup();
  open();
  expect(await screen.findByRole("dialog", { name: "Analysing CVs…" })).toBeTruthy();
});

test("signed in I get the way to my screenings instead of a second form", () => {
  const user = { id: UserId.parse(STUB_USER_ID), email: "robin@example.test", fullName: "Robin", isConfirmed: true };
  act(() => setSession({ kind: "signed-in", user }));
  open();
  expect(screen.getByRole("link", { name: "Try AI Screening" }).getAttribute("href")).toBe("/demo");
  expect(screen.queryByLabelText("Choose CVs")).toBeNull();
});

test("the press on the button of the hero is told, by its words and its place", async () => {
  const told: unknown[] = [];
  open();
  const button = await choose("a.pdf");
  const stop = sendEventsTo(({ name, params }) => name === "select_content" && told.push(params));
  // What earlier visits left behind is told first.
  told.length = 0;
  await userEvent.click(button);
  stop();
  expect(told).toEqual([{ content_type: "cta", content_id: START, location: "hero", cta_type: "button" }]);
});
