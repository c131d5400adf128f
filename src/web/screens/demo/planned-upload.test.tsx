import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { STUB_OFFER, stubPlan, stubProPlan } from "#tests/support/stub-plan.ts";
import { stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { PlannedUpload } from "./planned-upload.tsx";

type Replies = Parameters<typeof stubServer>[0];
const CREATE = "POST /api/bulk-file-uploads";
const upload = stubUpload();
const takesFiles: Replies = {
  [CREATE]: () => Response.json(upload),
  "PUT /api/storage": () =>
    Response.json({ bucket: "cv-uploads", path: "a", file_name: "a.pdf", size_bytes: 1, sha256: "0" }),
  "PATCH /api/bulk-file-uploads": () => Response.json(upload),
  "POST /api/functions/bulk-ai-screening": () => Response.json({ ...upload, status: "analyzing" }),
};
const opening = {
  id: "33333333-3333-4333-8333-333333333333",
  title: "Data Analyst",
  status: "active",
  created_at: "2026-01-05T09:00:00.000Z",
};
const left = (remaining: number) => stubPlan({ remaining, monthly_resume_count: 25 - remaining });

async function show(replies: Replies) {
  const server = stubServer({
    "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
    "GET /api/billing": () => Response.json(STUB_OFFER),
    "GET /api/jobs": () => Response.json([]),
    ...takesFiles,
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
  const onStarted = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Toaster />
        <PlannedUpload onStarted={onStarted} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { server, onStarted };
}

const pdf = (name: string) => new File([name], name, { type: "application/pdf" });

async function choose(count: number) {
  await userEvent.upload(screen.getByLabelText("Choose job description"), pdf("role.pdf"));
  const cvs = Array.from({ length: count }, (_, index) => pdf(`${index + 1}.pdf`));
  await userEvent.upload(screen.getByLabelText("Choose CVs"), cvs);
  await screen.findByText(`${count} CVs`);
}

const start = () => userEvent.click(screen.getByRole("button", { name: "Start AI Analysis" }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

beforeEach(async () => {
  localStorage.clear();
  await restoreSession();
});

afterEach(async () => {
  cleanup();
  toast.dismiss();
  sessionStorage.clear();
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await act(async () => logOut());
  vi.unstubAllGlobals();
});

test("on Free I see how many screenings the month leaves", async () => {
  await show({ "GET /api/users/me": () => Response.json(left(7)) });
  expect(await screen.findByText("7 of 25 screenings left this month")).toBeTruthy();
});

test("with Pro nothing is counted and nothing is archived", async () => {
  const { server, onStarted } = await show({
    "GET /api/users/me": () => Response.json(stubProPlan()),
    "GET /api/jobs": () => Response.json([opening]),
  });
  await choose(3);
  expect(screen.queryByText(/left this month/)).toBeNull();
  expect(screen.queryByText(/archives/)).toBeNull();
  await start();
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  expect(server.received(CREATE)[0]?.body).toEqual({ total_cvs: 3 });
});

test("of more CVs than are left the first are screened when I say so, and the rest stay chosen", async () => {
  const { server, onStarted } = await show({ "GET /api/users/me": () => Response.json(left(2)) });
  await screen.findByText("2 of 25 screenings left this month");
  await choose(5);
  await start();
  const limit = await dialog("You have 2 screenings left this month");
  expect(
    limit.getByText(/You have chosen 5 CVs\. Your 25 free screenings start again on 5 December 2026\./),
  ).toBeTruthy();
  expect(server.received(CREATE)).toEqual([]);
  await userEvent.click(limit.getByRole("button", { name: "Screen the first 2 CVs" }));
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  expect(server.received(CREATE)[0]?.body).toEqual({ total_cvs: 2 });
  const sent = server.received("PUT /api/storage/cv-uploads").map(({ headers }) => headers.get("X-File-Name"));
  expect(new Set(sent)).toEqual(new Set(["1.pdf", "2.pdf"]));
  expect(await screen.findByText("3 CVs")).toBeTruthy();
  expect(screen.queryByText("1.pdf")).toBeNull();
  expect(screen.getByText("3.pdf")).toBeTruthy();
});

test("I can leave it at that, and everything stays chosen", async () => {
  const { server } = await show({ "GET /api/users/me": () => Response.json(left(1)) });
  await screen.findByText("1 of 25 screenings left this month");
  await choose(2);
  await start();
  const limit = await dialog("You have 1 screening left this month");
  expect(limit.getByRole("button", { name: "Screen the first CV" })).toBeTruthy();
  await userEvent.click(limit.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("2 CVs")).toBeTruthy();
  expect(server.received(CREATE)).toEqual([]);
});

test("with nothing left only Pro helps, or waiting", async () => {
  await show({ "GET /api/users/me": () => Response.json(left(0)) });
  await screen.findByText("0 of 25 screenings left this month");
  await choose(2);
  await start();
  const limit = await dialog("You have 0 screenings left this month");
  expect(limit.getByText(/start again on 5 December 2026/)).toBeTruthy();
  expect(limit.queryByRole("button", { name: /^Screen the first/ })).toBeNull();
  await userEvent.click(limit.getByRole("button", { name: "Upgrade to Pro" }));
  expect(await dialog("Choose Your Plan")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: /left this month/ })).toBeNull();
});

test("where another tab was faster I am asked with the figures of now", async () => {
  let plan = left(25);
  const { server, onStarted } = await show({
    "GET /api/users/me": () => Response.json(plan),
    [CREATE]: ({ body }) => {
      plan = left(2);
      return JSON.stringify(body) === '{"total_cvs":2}' ? Response.json(upload) : refuse("limit_reached", 403);
    },
  });
  await screen.findByText("25 of 25 screenings left this month");
  await choose(4);
  await start();
  const limit = await dialog("You have 2 screenings left this month");
  expect(screen.queryByText("Upload Failed")).toBeNull();
  await userEvent.click(limit.getByRole("button", { name: "Screen the first 2 CVs" }));
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  const keys = server.received(CREATE).map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(2);
});

test("a limit whose figures cannot be read is still told", async () => {
  let isBroken = false;
  await show({
    "GET /api/users/me": () => (isBroken ? refuse("invalid_request", 400) : Response.json(left(25))),
    [CREATE]: () => {
      isBroken = true;
      return refuse("limit_reached", 403);
    },
  });
  await screen.findByText("25 of 25 screenings left this month");
  await choose(2);
  await start();
  expect(await screen.findByText("Upload Failed")).toBeTruthy();
  expect(screen.getByText(/This is more than your plan has left this month\./)).toBeTruthy();
});

test("before I start for another job I hear which one is archived", async () => {
  await show({
    "GET /api/users/me": () => Response.json(left(25)),
    "GET /api/jobs?status=active": () => Response.json([opening]),
  });
  await choose(2);
  const notice = await screen.findByRole("region", {
    name: "Starting a screening for another job archives “Data Analyst”",
  });
  expect(notice.textContent).toContain("keeps its candidates and reports");
});

const spent = { calls: 0, input_tokens: 0, output_tokens: 0, cost: null };
const usage = (per_cv: object) => ({ model: { name: "openai/a-model", per_cv }, month: spent });

test.each([
  [
    { input_tokens: 2400, output_tokens: 900, cost: 0.012, seconds: 2 },
    "about 6 seconds, about 9,900 tokens, cost about 0.04 at the configured prices.",
  ],
  [{ input_tokens: 90_000, output_tokens: 900, cost: null, seconds: 60 }, "about 3 minutes, about 270,000 tokens."],
  [
    { input_tokens: 90, output_tokens: 10, cost: 0.001, seconds: 0.1 },
    "about 1 second, about 300 tokens, cost less than 0.01 at the configured prices.",
  ],
])("before I start I read what the language model may take: %#", async (perCv, words) => {
  await show({
    "GET /api/users/me": () => Response.json(stubProPlan()),
    "GET /api/users/me/model-usage": () => Response.json(usage(perCv)),
  });
  expect(screen.queryByText(/language model/)).toBeNull();
  await choose(3);
  expect(await screen.findByText(`A language model (openai/a-model) will judge 3 CVs: ${words}`)).toBeTruthy();
});

test("where the local engine judges alone nothing is said of a model", async () => {
  const { server } = await show({
    "GET /api/users/me": () => Response.json(stubProPlan()),
    "GET /api/users/me/model-usage": () => Response.json({ model: null, month: spent }),
  });
  await choose(2);
  expect(server.received("GET /api/users/me/model-usage")).toHaveLength(1);
  expect(screen.queryByText(/language model/)).toBeNull();
});
