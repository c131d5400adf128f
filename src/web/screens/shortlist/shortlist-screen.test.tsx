import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/api/query-client.ts";
import { BoardChange, type KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { stubBoard, stubCandidate, stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { ShortlistScreen } from "./shortlist-screen.tsx";

const upload = stubUpload({ status: "completed" });
const second = stubCandidate({ candidate_name: "Bo", shortlist_rank: 2, score: 72, file_name: "bo.pdf" });
const other = stubCandidate({ candidate_name: "Cy", is_shortlisted: false, shortlist_rank: null, score: 30 });

function show(replies: Parameters<typeof stubServer>[0] = {}, path = "/shortlist") {
  const server = stubServer({
    "GET /api/bulk-file-uploads?latest": () => Response.json([upload]),
    [`GET /api/bulk-file-uploads/${upload.id}`]: () => Response.json(upload),
    [`GET /api/bulk-file-uploads/${upload.id}/criteria`]: () => Response.json(stubBoard()),
    "GET /api/bulk-analysis-results": () => Response.json([other, second, stubCandidate()]),
    "GET /api/candidate-analyses": () => Response.json([]),
    "PUT /api/candidate-analyses": () => Response.json({ ok: true }),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <ShortlistScreen />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return server;
}

/** Once the results are there. */
async function press(name: string) {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(false));
  await userEvent.click(screen.getByRole("button", { name }));
}

/** What the browser is asked to save: the name and the content of each file. */
function catchFiles() {
  const files: { name: string; content: Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((given) => {
    if (given instanceof Blob) blob = given;
    return "blob:caught";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: blob.text() });
  });
  return files;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("all shortlisted reports come in one text file, in the order of their ranks", async () => {
  const files = catchFiles();
  show();
  await press("Download All Reports");
  expect(await screen.findByText("Download Complete")).toBeTruthy();
  expect(screen.getByText("Downloaded 2 candidate reports")).toBeTruthy();
  expect(files[0]?.name).toBe("candidate-reports-backend-engineer-2026-01-05.txt");
  const names = (await files[0]?.content)?.match(/CANDIDATE REPORT: .*/g);
  expect(names).toEqual(["CANDIDATE REPORT: Amara Okafor", "CANDIDATE REPORT: Bo"]);
});

test("everybody comes in the CSV", async () => {
  const files = catchFiles();
  show();
  await press("Export CSV");
  expect(await screen.findByText("Export Complete")).toBeTruthy();
  expect(screen.getByText("Exported 3 candidates to CSV")).toBeTruthy();
  expect(files[0]?.name).toBe("candidates-backend-engineer-2026-01-05.csv");
  expect((await files[0]?.content)?.split("\r\n")).toHaveLength(5);
});

test("one candidate is told as one", async () => {
  catchFiles();
  show({ "GET /api/bulk-analysis-results": () => Response.json([stubCandidate()]) });
  await press("Export CSV");
  expect(await screen.findByText("Exported 1 candidate to CSV")).toBeTruthy();
});

test.each([
  ["Download All Reports", "Download Failed"],
  ["Export CSV", "Export Failed"],
])("when the rows cannot be read for '%s', no file is made and the reason is told", async (button, title) => {
  const files = catchFiles();
  let isBroken = false;
  show({
    "GET /api/bulk-analysis-results": () => (isBroken ? refuse("not_found", 404) : Response.json([stubCandidate()])),
  });
  await screen.findByRole("article");
  isBroken = true;
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole("article")).toBeTruthy();
  expect(files).toEqual([]);
});

test("without a shortlist there is nothing to download", async () => {
  const files = catchFiles();
  show({ "GET /api/bulk-analysis-results": () => Response.json([other]) });
  await press("Download All Reports");
  // On the page, and in the toast.
  await waitFor(() => expect(screen.getAllByText("No shortlisted candidates found")).toHaveLength(2));
  expect(files).toEqual([]);
});

test("the ways on are there from the first moment, the files only with results", async () => {
  show({ "GET /api/bulk-file-uploads?latest": () => Response.json([]) });
  expect(screen.getByText("Loading results...")).toBeTruthy();
  expect(await screen.findByText("No Results Found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View All Candidates" }).getAttribute("href")).toBe("/dashboard");
  expect(screen.getByRole("link", { name: "Screen New Candidates" }).getAttribute("href")).toBe("/demo");
  const files = ["Download All Reports", "Export CSV"];
  const buttons = files.map((name) => screen.getByRole<HTMLButtonElement>("button", { name }));
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
});

test("an address without a sound id is an error, an id that leads nowhere has no results", async () => {
  show({}, "/shortlist?bulk_upload_id=oops");
  expect(await screen.findByText("No bulk upload ID found")).toBeTruthy();
  expect(screen.getByText("Error")).toBeTruthy();
  cleanup();
  show({}, "/shortlist?bulk_upload_id=22222222-2222-4222-8222-222222222222");
  expect(await screen.findByText("No Results Found")).toBeTruthy();
});

test("results that cannot be loaded are an error that can be tried again", async () => {
  let isBroken = true;
  show({
    "GET /api/bulk-analysis-results": () => (isBroken ? refuse("invalid_request", 400) : Response.json([second])),
  });
  expect(await screen.findByText("Failed to load candidate results")).toBeTruthy();
  expect(screen.getByText("Error")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.getByRole("article", { name: "Bo" })).toBeTruthy());
});

const own = { name: "Dana", file_name: "dana.pdf", score: 64, summary: "Sound.", strengths: ["SQL"], concerns: [] };

test("what I analysed with my own key is one link away from a screening, and alone where nothing was screened here", async () => {
  const withOwn = { "GET /api/candidate-analyses": () => Response.json([own]) };
  show(withOwn);
  expect(await screen.findByRole("article", { name: "Bo" })).toBeTruthy();
  expect(screen.queryByRole("article", { name: "Dana" })).toBeNull();
  await userEvent.click(await screen.findByRole("link", { name: "Results analysed with your own AI key" }));
  const section = await screen.findByRole("region", { name: "Analysed with your own AI key" });
  expect(section.textContent).toMatch(/Dana.*Judged byYour AI provider/);
  expect(screen.queryByRole("article", { name: "Bo" })).toBeNull();
  cleanup();
  show({ ...withOwn, "GET /api/bulk-file-uploads?latest": () => Response.json([]) });
  await screen.findByRole("region", { name: "Analysed with your own AI key" });
  await waitFor(() => expect(screen.queryByText("No Results Found")).toBeNull());
});

test("CVs that failed or never arrived are listed with their reasons until I dismiss them", async () => {
  let scan = stubCandidate({
    file_name: "scan.pdf",
    candidate_name: null,
    status: "error",
    score: null,
    error_message: "No text.",
  });
  let sent = { ...upload, left_out: [{ file_name: "gone.pdf", reason: "The file was not found." }] };
  show({
    "GET /api/bulk-file-uploads?latest": () => Response.json([sent]),
    "GET /api/bulk-analysis-results": () => Response.json([second, scan]),
    [`PATCH /api/bulk-analysis-results/${scan.id}`]: () => Response.json((scan = { ...scan, is_dismissed: true })),
    [`PATCH /api/bulk-file-uploads/${upload.id}`]: () => Response.json((sent = { ...sent, left_out: [] })),
  });
  const failed = await screen.findByRole("article", { name: "scan.pdf" });
  expect(failed.textContent).toContain("No text.");
  expect(screen.getByText(/gone\.pdf/).closest("li")?.textContent).toBe("gone.pdf: The file was not found.");
  await press("Dismiss scan.pdf");
  await waitFor(() => expect(screen.queryByRole("article", { name: "scan.pdf" })).toBeNull());
  await press("Dismiss");
  await waitFor(() => expect(screen.queryByText(/gone\.pdf/)).toBeNull());
});

test("what this browser kept before I signed in moves into my account, once", async () => {
  localStorage.setItem("demo_analysis_results", JSON.stringify([own]));
  const server = show();
  await screen.findByRole("article", { name: "Bo" });
  await waitFor(() => expect(server.received("PUT /api/candidate-analyses").map(({ body }) => body)).toEqual([[own]]));
  await waitFor(() => expect(localStorage.getItem("demo_analysis_results")).toBeNull());
});

const asked = { kind: "skill", importance: "must", required_years: null, terms: [] } as const;
const kafka: KeyedCriterion = { ...asked, key: "c1", wording: "Kafka", weight: 1, terms: [] };
const python: KeyedCriterion = { ...asked, key: "c2", wording: "Python", weight: 1, terms: [] };
const boardPath = `/api/bulk-file-uploads/${upload.id}/criteria`;

/** A server that keeps what it is given as the next version. */
function keepBoard(first = stubBoard([kafka, python])) {
  let board = first;
  return {
    [`GET ${boardPath}`]: () => Response.json(board),
    [`PUT ${boardPath}`]: ({ body }: { body: unknown }) => {
      const { version, rows } = BoardChange.parse(body);
      if (version !== board.version) return refuse("board_changed", 409);
      const criteria = rows.map(({ wording, importance, weight, key = wording }) => {
        return Object.assign({}, kafka, { key, wording, importance, weight });
      });
      board = { ...board, version: version + 1, made_by: "Robin Hale", criteria };
      return Response.json(board);
    },
    "GET /api/boards": () => Response.json([]),
  };
}

async function openBoard() {
  await userEvent.click(await screen.findByText(/^What counts/));
  return screen.findByRole("list", { name: "Criteria" });
}

const wordings = () =>
  screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^Criterion/ }).map(({ value }) => value);

test("a change of the board ranks everybody again by a new version, and can be undone", async () => {
  const server = show(keepBoard());
  await openBoard();
  const read = server.received("GET /api/bulk-analysis-results").length;
  await userEvent.type(screen.getByLabelText("Add a criterion"), "Redis{Enter}");
  expect(await screen.findByText("Ranked by version 2.")).toBeTruthy();
  expect(screen.getByText(/3 criteria/, { selector: "summary" }).textContent).toContain("version 2, set by Robin Hale");
  expect(server.received(`PUT ${boardPath}`)[0]?.body).toMatchObject({
    version: 1,
    rows: [{ key: "c1" }, { key: "c2" }, { wording: "Redis", importance: "must" }],
  });
  await waitFor(() => expect(server.received("GET /api/bulk-analysis-results").length).toBe(read + 1));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Ranked by version 3.")).toBeTruthy();
  expect(wordings()).toEqual(["Kafka", "Python"]);
});

test("words are sent when they are finished, not with every key", async () => {
  const server = show(keepBoard());
  await openBoard();
  await userEvent.type(screen.getByRole("textbox", { name: "Criterion 1" }), " Streams");
  expect(await screen.findByText("Not ranked yet: press Enter or leave the field.")).toBeTruthy();
  // Longer than other changes wait.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(server.received(`PUT ${boardPath}`)).toHaveLength(0);
  await userEvent.tab();
  expect(await screen.findByText("Ranked by version 2.")).toBeTruthy();
  expect(server.received(`PUT ${boardPath}`)).toHaveLength(1);
});

test("what another tab has set is told, and shown when I ask for it", async () => {
  const board = keepBoard();
  show(board);
  await openBoard();
  const theirs = { version: 1, rows: [{ wording: "Welding", importance: "must", weight: 2 }] };
  board[`PUT ${boardPath}`]?.({ body: theirs });
  await userEvent.click(screen.getByRole("button", { name: "Count more: Kafka" }));
  const notice = await screen.findByRole("region", { name: "These criteria were changed in another tab" });
  expect(notice.textContent).toContain("What you see here is version 1");
  await userEvent.click(screen.getByRole("button", { name: "Show version 2" }));
  expect(wordings()).toEqual(["Welding"]);
});

test("where the text of the CVs was not kept, only weights can be changed", async () => {
  const server = show({
    [`GET ${boardPath}`]: () => Response.json(stubBoard([kafka, python], { only_weights: true })),
    [`PATCH ${boardPath}`]: () => Response.json(stubBoard([{ ...kafka, weight: 1.5 }, python], { only_weights: true })),
  });
  const list = await openBoard();
  expect(screen.getByText(/only weights and importance can be changed/)).toBeTruthy();
  expect(screen.queryByLabelText("Add a criterion")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Count more: Kafka" }));
  await waitFor(() => expect(list.textContent).toMatch(/Kafka.*60%.*Python.*40%/));
  expect(server.received(`PATCH ${boardPath}`)[0]?.body).toEqual([{ key: "c1", weight: 1.5 }]);
});

test("results that my account does not take are told, kept, and taken at another try", async () => {
  localStorage.setItem("demo_analysis_results", JSON.stringify([own]));
  let isBroken = true;
  show({
    "PUT /api/candidate-analyses": () => (isBroken ? refuse("invalid_request", 400) : Response.json({ ok: true })),
    "GET /api/candidate-analyses": () => Response.json([own]),
  });
  expect(await screen.findByRole("region", { name: "Failed to save analysis results" })).toBeTruthy();
  expect(localStorage.getItem("demo_analysis_results")).not.toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("link", { name: "Results analysed with your own AI key" })).toBeTruthy();
  expect(screen.queryByText("Failed to save analysis results")).toBeNull();
  expect(localStorage.getItem("demo_analysis_results")).toBeNull();
});

test("what the language model took for this upload stands in the head", async () => {
  const spent = { calls: 3, input_tokens: 3000, output_tokens: 600, cost: 0.0108 };
  const none = { calls: 0, input_tokens: 0, output_tokens: 0, cost: null };
  show({
    [`GET /api/bulk-file-uploads/${upload.id}/model-estimate`]: () =>
      Response.json({ ...none, model: "openai/a-model", seconds: 0, spent, month: spent }),
  });
  const words = "Spent on the language model: 3 calls, 3,600 tokens, cost 0.01 at the configured prices";
  expect(await screen.findByText(words)).toBeTruthy();
});

test("the shortlist of a cancelled run says that it was stopped, and whom it ranks", async () => {
  const stopped = { ...upload, status: "cancelled", total_cvs: 25 };
  show({ "GET /api/bulk-file-uploads?latest": () => Response.json([stopped]) });
  expect(await screen.findByRole("region", { name: "This screening was stopped" })).toBeTruthy();
  expect(screen.getByText(/^3 of 25 CVs were measured and ranked\./)).toBeTruthy();
  expect(screen.queryByText(/None of the readable CVs/)).toBeNull();
});
