import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { BoardPanel } from "#features/criteria/board/board-panel.tsx";
import { UploadForm } from "#features/upload/upload-form.tsx";
import type { VacancyPreview } from "#shared/vacancies/board.ts";
import { stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const upload = stubUpload();
const START = "POST /api/functions/bulk-ai-screening";
const row = (wording: string) => ({ wording, importance: "must" as const, weight: 2, required_years: null, notes: [] });
const preview: VacancyPreview = {
  question: null,
  title: "Head Chef",
  rows: [row("Head Chef"), row("Food hygiene")],
  set_aside: [{ wording: "Young and energetic", trait: "age" }],
  formalities: ["Right to work in the UK"],
};

async function show(replies: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    "POST /api/vacancy-previews": () => Response.json(preview),
    "POST /api/board-checks": () => Response.json({ rows: [] }),
    "POST /api/bulk-file-uploads": () => Response.json(upload),
    "PUT /api/storage": () =>
      Response.json({ bucket: "cv-uploads", path: "a", file_name: "a.pdf", size_bytes: 1, sha256: "0" }),
    "PATCH /api/bulk-file-uploads": () => Response.json(upload),
    [START]: () => Response.json({ ...upload, status: "analyzing" }),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Toaster />
        <UploadForm onStarted={() => undefined} Board={BoardPanel} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.upload(screen.getByLabelText("Choose CVs"), new File(["a"], "a.pdf", { type: "application/pdf" }));
  await userEvent.click(screen.getByRole("button", { name: "Paste the job description instead" }));
  await userEvent.type(await screen.findByLabelText("Text of the job description"), "Head Chef: wanted");
  await userEvent.click(screen.getByRole("button", { name: "Use this text" }));
  return server;
}

const start = () => userEvent.click(screen.getByRole("button", { name: "Start AI Analysis" }));
const startedWith = (server: Awaited<ReturnType<typeof show>>) =>
  waitFor(() => expect(server.received(START)).toHaveLength(1)).then(() => server.received(START)[0]?.body);

test("pasted text is a file named after its title, and what it asks for shows at once", async () => {
  const server = await show();
  expect(await screen.findByRole("heading", { name: "What counts for Head Chef: 2 criteria" })).toBeTruthy();
  expect(screen.getByText("Head Chef wanted.txt")).toBeTruthy();
  expect(screen.getByText("“Young and energetic” (age)")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "To be checked by you" })).toBeTruthy();
  expect(screen.getByText("Right to work in the UK")).toBeTruthy();
  await start();
  expect(await startedWith(server)).toEqual({ bulkUploadId: upload.id });
  expect(server.received("PUT /api/storage/job-descriptions")[0]?.path).toMatch(/\.txt$/);
});

test("what I change travels with the start", async () => {
  const server = await show();
  await userEvent.click(await screen.findByRole("button", { name: "Change the criteria" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove: Head Chef" }));
  await userEvent.selectOptions(screen.getByLabelText("How important: Food hygiene"), "Deal-breaker");
  await start();
  const board = [{ wording: "Food hygiene", importance: "gate", weight: 3, required_years: null }];
  expect(await startedWith(server)).toEqual({ bulkUploadId: upload.id, board });
});

test("something that is no job description is asked about before anything is sent", async () => {
  const question = { kind: "recipe" as const, text: "This reads like a recipe.", understood: ["Its title: Crumble."] };
  const server = await show({ "POST /api/vacancy-previews": () => Response.json({ ...preview, question }) });
  expect((await screen.findByRole("alert")).textContent).toContain("This reads like a recipe.");
  expect(screen.getByText("Its title: Crumble.")).toBeTruthy();
  await start();
  expect(await screen.findByText("Please answer the question about the job description first.")).toBeTruthy();
  expect(server.received("POST /api/bulk-file-uploads")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Use it all the same" }));
  await start();
  expect(await startedWith(server)).toEqual({ bulkUploadId: upload.id });
});

test("a criterion that is not allowed says why, and nothing starts with it", async () => {
  const note = { kind: "protected", trait: "gender", text: "Nobody may be chosen by gender." };
  const rows = [[], [], [note]].map((notes) => ({ required_years: null, notes }));
  const server = await show({ "POST /api/board-checks": () => Response.json({ rows }) });
  await userEvent.click(await screen.findByRole("button", { name: "Change the criteria" }));
  await userEvent.type(screen.getByLabelText("Add a criterion"), "Female{Enter}");
  expect(await screen.findByText("Nobody may be chosen by gender.")).toBeTruthy();
  await start();
  expect(await screen.findByText("One of the criteria is not allowed. Please change or remove it.")).toBeTruthy();
  expect(server.received("POST /api/bulk-file-uploads")).toHaveLength(0);
});

test("where no preview can be had the screening starts as ever", async () => {
  const server = await show({ "POST /api/vacancy-previews": () => refuse("too_many_requests", 429) });
  expect(await screen.findByText(/^The criteria cannot be shown in advance/)).toBeTruthy();
  await start();
  expect(await startedWith(server)).toEqual({ bulkUploadId: upload.id });
});
