import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { logIn } from "#lib/session/session.ts";
import { stubPlan } from "#tests/support/stub-plan.ts";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { LockedCvs } from "./locked-cvs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const closed = { status: "locked", score: null, candidate_name: null, is_shortlisted: false };
const RESTART = "POST /api/analysis/restart";

async function show(candidates: ReturnType<typeof stubCandidate>[], remaining: number) {
  const server = stubServer({
    "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
    "GET /api/users/me": () => Response.json(stubPlan({ remaining, monthly_resume_count: 25 - remaining })),
    [RESTART]: () => Response.json({ ok: true }),
  });
  vi.stubGlobal("fetch", server.fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LockedCvs candidates={candidates} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { server, container };
}

test("I see which CVs of my trial are locked, when the next screenings begin, and that Pro opens them", async () => {
  await show([stubCandidate({ ...closed, file_name: "mona.pdf" }), stubCandidate()], 0);
  expect(await screen.findByText(/Your next 25 screenings begin on 5 December 2026/)).toBeTruthy();
  expect(screen.getByText("1 CV locked")).toBeTruthy();
  expect(screen.getByText("mona.pdf")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Upgrade to Pro" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Screen It Now/ })).toBeNull();
});

test("with a screening left I can spend it on one of them", async () => {
  const candidate = stubCandidate({ ...closed, file_name: "mona.pdf" });
  const { server } = await show([candidate], 3);
  await userEvent.click(await screen.findByRole("button", { name: /^Screen It Now.*mona\.pdf/ }));
  await waitFor(() => expect(server.received(RESTART)).toHaveLength(1));
  expect(server.received(RESTART)[0]?.body).toEqual({ bulkUploadId: candidate.bulk_upload_id, filename: "mona.pdf" });
});

test("where nothing is locked nothing is said", async () => {
  const { container } = await show([stubCandidate()], 0);
  expect(container.textContent).toBe("");
});
