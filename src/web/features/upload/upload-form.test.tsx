import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Toaster } from "#ui/toaster.tsx";
import { UploadForm } from "./upload-form.tsx";

afterEach(cleanup);

const pdf = (name: string) => new File(["%PDF-"], name, { type: "application/pdf" });
const preferences = () => screen.queryByRole("group", { name: "Shortlist preferences" });

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
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
  expect(preferences()).not.toBeNull();
  expect(screen.getByText("2 CVs")).toBeTruthy();
  expect(screen.getByText("1 job description")).toBeTruthy();
});

test("files that are no PDFs are left out with one quiet word about how many", async () => {
  const user = show();
  const note = new File(["x"], "notes.txt", { type: "text/plain" });
  await user.upload(screen.getByLabelText("Choose CVs"), [pdf("a.pdf"), note]);
  expect(await screen.findByText("1 file is not a PDF.")).toBeTruthy();
  expect(screen.getByText("1 CV")).toBeTruthy();
});

test("a chosen file can be taken back", async () => {
  const user = show();
  await user.upload(screen.getByLabelText("Choose CVs"), pdf("a.pdf"));
  await user.click(screen.getByRole("button", { name: "Remove a.pdf" }));
  expect(screen.getByText("0 CVs")).toBeTruthy();
});

test("a senseless number in the preference becomes a sound one when I leave the field", async () => {
  const user = show();
  await user.upload(screen.getByLabelText("Choose job description"), pdf("role.pdf"));
  await user.upload(screen.getByLabelText("Choose CVs"), [pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf")]);
  await user.click(screen.getByRole("radio", { name: "Top % of Candidates" }));
  const field = screen.getByLabelText<HTMLInputElement>("Percentage of candidates");
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe("20");
  expect(screen.getByText(/Shortlists 1 of 3/)).toBeTruthy();
});
