import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { setSession } from "#lib/session/session.ts";
import { UserId } from "#shared/ids.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { UploadForm } from "./upload-form.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const pdf = (name: string, content = name) => new File([content], name, { type: "application/pdf" });
const isWarned = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const preferences = () => screen.queryByRole("group", { name: "Shortlist preferences" });

function show(queries = new QueryClient()) {
  render(
    <QueryClientProvider client={queries}>
      <UploadForm onStarted={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup({ applyAccept: false });
}

test("the shortlist preferences appear with the second CV and the job description", async () => {
  const user = show();
  await user.upload(screen.getByLabelText("Choose job description"), pdf("role.pdf"));
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("a.pdf"));
  expect(preferences()).toBeNull();
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("b.pdf"));
  await waitFor(() => expect(preferences()).not.toBeNull());
  expect(await screen.findByText("2 CVs")).toBeTruthy();
  expect(screen.getByText("1 job description")).toBeTruthy();
});

test("files that are no PDFs are left out with one quiet word about how many", async () => {
  const user = show();
  const note = new File(["x"], "notes.txt", { type: "text/plain" });
  await user.upload(screen.getByLabelText("Choose CVs"), [pdf("a.pdf"), note]);
  expect(await screen.findByText("1 file is not a PDF.")).toBeTruthy();
  expect(screen.getByText("1 CV")).toBeTruthy();
});

test("files stay chosen while I am on another page, over a login too, and are nobody else's", async () => {
  const user = show();
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("a.pdf"));
  await screen.findByText("1 CV");
  cleanup();
  const robin = {
    id: UserId.parse(crypto.randomUUID()),
    email: "r@example.test",
    fullName: "Robin",
    isConfirmed: true,
  };
  setSession({ kind: "signed-in", user: robin });
  const again = show();
  await again.upload(screen.getByLabelText("Choose CVs"), pdf("b.pdf"));
  await screen.findByText("2 CVs");
  cleanup();
  setSession({ kind: "signed-out" });
  show();
  expect(screen.getByText("0 CVs")).toBeTruthy();
  cleanup();
  setSession({ kind: "signed-in", user: robin });
  show();
  expect(screen.getByText("2 CVs")).toBeTruthy();
  cleanup();
  setSession({ kind: "signed-in", user: { ...robin, id: UserId.parse(crypto.randomUUID()) } });
  show();
  expect(screen.getByText("0 CVs")).toBeTruthy();
  setSession({ kind: "signed-out" });
});

test("a chosen file can be taken back", async () => {
  const user = show();
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("a.pdf"));
  await user.click(await screen.findByRole("button", { name: "Remove a.pdf" }));
  expect(screen.getByText("0 CVs")).toBeTruthy();
});

test("a senseless number in the preference becomes a sound one when I leave the field", async () => {
  const user = show();
  await user.upload(screen.getByLabelText("Choose job description"), pdf("role.pdf"));
  await user.upload(screen.getByLabelText("Choose CVs"), [pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf")]);
  await user.click(await screen.findByRole("radio", { name: "Top % of Candidates" }));
  const field = screen.getByLabelText<HTMLInputElement>("Percentage of candidates");
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe("20");
  expect(screen.getByText(/Shortlists 1 of 3/)).toBeTruthy();
});

test("the same CV under two names is chosen once, and I am told which", async () => {
  const user = show();
  await user.upload(screen.getByLabelText("Choose CVs"), [pdf("a.pdf", "one"), pdf("b.pdf", "two")]);
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("copy of a.pdf", "one"));
  expect(await screen.findByText("Duplicates left out")).toBeTruthy();
  expect(screen.getByText("copy of a.pdf is the same file as a.pdf.")).toBeTruthy();
  expect(screen.getByText("2 CVs")).toBeTruthy();
});

test("with the samples one more key press starts the analysis", async () => {
  const server = stubServer({ "GET /": ({ path }) => new Response(path) });
  vi.stubGlobal("fetch", server.fetch);
  const user = show();
  await user.click(screen.getByRole("button", { name: "Try it with sample CVs" }));
  expect(await screen.findByText("12 CVs")).toBeTruthy();
  expect(screen.getByText("1 job description")).toBeTruthy();
  expect(screen.getByText("alva-ashgrove.pdf")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Start AI Analysis"));
  expect(screen.queryByRole("button", { name: "Try it with sample CVs" })).toBeNull();
});

test("samples that cannot be fetched leave the form as it was", async () => {
  vi.stubGlobal("fetch", stubServer({ "GET /": () => refuse("unavailable", 503) }).fetch);
  const user = show();
  await user.click(screen.getByRole("button", { name: "Try it with sample CVs" }));
  expect(await screen.findByText("The samples could not be loaded")).toBeTruthy();
  expect(screen.getByText("0 CVs")).toBeTruthy();
});

test("an upload that a reload has cut off is told, until I choose files again", async () => {
  sessionStorage.setItem("evenhand:sending", "an earlier load of the page");
  const user = show();
  expect(screen.getByRole("region", { name: "Your last upload was interrupted" })).toBeTruthy();
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("a.pdf"));
  await waitFor(() => expect(screen.queryByText("Your last upload was interrupted")).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test("leaving the page is warned of only while files travel", async () => {
  vi.stubGlobal("fetch", stubServer({ "POST /api": () => new Promise(() => undefined) }).fetch);
  const user = show();
  await user.upload(screen.getByLabelText("Choose job description"), pdf("role.pdf"));
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("a.pdf"));
  await screen.findByText("1 CV");
  expect(isWarned()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Start AI Analysis" }));
  expect(await screen.findByText("Uploading files, 0%")).toBeTruthy();
  expect(isWarned()).toBe(true);
});

test("an upload begun before I looked at another page is shown as running, and no second one can be started", async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", stubServer({ "POST /api": () => answer.promise }).fetch);
  const queries = new QueryClient();
  const user = show(queries);
  await user.upload(screen.getByLabelText("Choose job description"), pdf("role.pdf"));
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("a.pdf"));
  await screen.findByText("1 CV");
  await user.click(screen.getByRole("button", { name: "Start AI Analysis" }));
  cleanup();
  show(queries);
  expect(screen.getByText("Your files are still being uploaded")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start AI Analysis" }).disabled).toBe(true);
  answer.resolve(refuse("unavailable", 503));
  await waitFor(() => expect(screen.queryByText("Your files are still being uploaded")).toBeNull());
  expect(screen.queryByText("Your last upload was interrupted")).toBeNull();
});

test("as long as chosen files are still compared, the start waits for them", async () => {
  const gate = Promise.withResolvers<ArrayBuffer>();
  const slow = pdf("a.pdf", "one");
  vi.spyOn(slow, "arrayBuffer").mockReturnValue(gate.promise);
  const user = show();
  await user.upload(screen.getByLabelText("Choose CVs"), [slow, pdf("b.pdf", "two")]);
  const start = await screen.findByRole<HTMLButtonElement>("button", { name: "Reading files…" });
  expect(start.disabled).toBe(true);
  gate.resolve(new ArrayBuffer(3));
  expect(await screen.findByText("2 CVs")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start AI Analysis" }).disabled).toBe(false);
});
