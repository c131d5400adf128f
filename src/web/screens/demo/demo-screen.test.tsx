import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { stubPlan } from "#tests/support/stub-plan.ts";
import { stubStatus, stubUpload } from "#tests/support/stub-rows.ts";
import { stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { DemoScreen } from "./demo-screen.tsx";

const upload = stubUpload({ status: "analyzing" });

beforeEach(restoreSession);
afterEach(async () => {
  cleanup();
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await act(async () => logOut());
  vi.unstubAllGlobals();
});

test("the screenings that a cancelled run gives back are on the page at once", async () => {
  let isCancelled = false;
  const server = stubServer({
    "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
    "GET /api/jobs": () => Response.json([]),
    "GET /api/users/me": () =>
      Response.json(stubPlan(isCancelled ? { remaining: 24, monthly_resume_count: 1 } : { remaining: 0 })),
    "GET /api/bulk-file-uploads?latest": () => Response.json([upload]),
    "POST /api/functions/analysis-status": () => Response.json(stubStatus()),
    "POST /api/analysis/cancel": () => {
      isCancelled = true;
      return Response.json({ ...upload, status: "cancelled" });
    },
  });
  vi.stubGlobal("fetch", server.fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DemoScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("0 of 25 screenings left this month")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("24 of 25 screenings left this month")).toBeTruthy();
});
