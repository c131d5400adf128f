import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { AddCandidateScreen } from "./add-candidate-screen.tsx";

const mona = stubCandidate({ candidate_name: "Mona Reyes", bulk_upload_id: null });

function show(replies: Parameters<typeof stubServer>[0]) {
  const server = stubServer(replies);
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/add-candidate"]}>
        <Toaster />
        <Routes>
          <Route path="/add-candidate" element={<AddCandidateScreen />} />
          <Route path="/dashboard" element="The dashboard" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Add/ });
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toast.dismiss();
});

test("name and position are needed, and what I leave empty is not sent", async () => {
  const server = show({ "POST /api/bulk-analysis-results": () => Response.json(mona) });
  expect(button().disabled).toBe(true);
  await fill("Full Name *", "Mona Reyes");
  await fill("Position *", "   ");
  expect(button().disabled).toBe(true);
  await fill("Position *", "Baker");
  await fill("Notes", "Met at the fair");
  await userEvent.click(button());
  expect(await screen.findByText("Candidate Added")).toBeTruthy();
  expect(screen.getByText("Mona Reyes has been successfully added to your candidate list.")).toBeTruthy();
  expect(await screen.findByText("The dashboard")).toBeTruthy();
  const sent = server.received("POST").map(({ body }) => body);
  expect(sent).toEqual([{ name: "Mona Reyes", position: "Baker", notes: "Met at the fair" }]);
});

test("while it is saved the button says so and takes no second press", async () => {
  show({ "POST /api/bulk-analysis-results": () => new Promise<Response>(() => undefined) });
  await fill("Full Name *", "Mona");
  await fill("Position *", "Baker");
  await userEvent.click(button());
  expect(button().textContent).toBe("Adding Candidate...");
  expect(button().disabled).toBe(true);
});

test("a resume goes after the entry under its own name; where it is refused the entry is not made twice", async () => {
  let isTaken = false;
  const server = show({
    "POST /api/bulk-analysis-results": () => Response.json(mona),
    "PUT /api/bulk-analysis-results": () => (isTaken ? Response.json(mona) : refuse("not_a_document", 415)),
  });
  await fill("Full Name *", "Mona");
  await fill("Position *", "Baker");
  await userEvent.upload(screen.getByLabelText("Resume"), new File(["x"], "Möna.docx"));
  await userEvent.click(button());
  expect(await screen.findByText("Failed to Add Candidate")).toBeTruthy();
  expect(screen.getByText(/^The candidate was saved without the resume\./)).toBeTruthy();
  isTaken = true;
  await userEvent.click(button());
  expect(await screen.findByText("The dashboard")).toBeTruthy();
  const [put] = server.received(`PUT /api/bulk-analysis-results/${mona.id}/cv`);
  expect(put?.headers.get("X-File-Name")).toBe("M%C3%B6na.docx");
  expect(new Set(server.received("POST").map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
});

test("an entry that fails says so in the specified words", async () => {
  show({ "POST /api/bulk-analysis-results": () => refuse("internal", 500) });
  await fill("Full Name *", "Mona");
  await fill("Position *", "Baker");
  await userEvent.click(button());
  expect(await screen.findByText("Failed to Add Candidate")).toBeTruthy();
  expect(screen.getByText("There was an error adding the candidate. Please try again.")).toBeTruthy();
});
