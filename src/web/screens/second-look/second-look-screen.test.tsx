import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/api/query-client.ts";
import type { SecondLook } from "#shared/candidates/second-look.ts";
import { CandidateId } from "#shared/ids.ts";
import { stubUpload } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { SecondLookScreen } from "./second-look-screen.tsx";

const upload = stubUpload({ status: "completed" });
const path = `GET /api/bulk-file-uploads/${upload.id}/second-look`;
const id = CandidateId.parse("33333333-3333-4333-8333-333333333333");
const look: SecondLook = {
  title: "Backend Engineer",
  total: 250,
  seen: 60,
  wanted: 9,
  shortlist_open: 0,
  expected: 0.4,
  at_most: 1,
  may_stop: true,
  queue: [
    {
      id,
      name: "Bram Coldwell",
      current_job_title: "Driver",
      current_employer: "Foxglove Haulage",
      score: 59,
      rank: 31,
      reasons: ["gate_unclear", "thin_cv"],
      unclear: "Driving licence",
    },
  ],
};

function show(replies: Parameters<typeof stubServer>[0]) {
  const server = stubServer({ "GET /api/bulk-file-uploads?latest": () => Response.json([upload]), ...replies });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/second-look"]}>
        <SecondLookScreen />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return server;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("it says how many were seen, how many are probably left, and that stopping is reasonable", async () => {
  show({ [path]: () => Response.json(look) });
  expect(await screen.findByText("60 of 250 seen, probably at most 1 more that you would invite")).toBeTruthy();
  expect(screen.getByText("9 candidates advanced or on hold so far. Stopping here is reasonable.")).toBeTruthy();
});

test.each<[string, Partial<SecondLook>, string]>([
  ["few decisions promise nothing", { seen: 2, at_most: 0 }, "2 of 250 seen, too few to say what remains"],
  ["nobody may be left", { at_most: 0 }, "60 of 250 seen, probably nobody more that you would invite"],
  ["all have been seen", { seen: 250, queue: [] }, "250 of 250 seen, and nobody is left"],
])("%s", async (_words, change, said) => {
  show({ [path]: () => Response.json({ ...look, ...change }) });
  expect(await screen.findByText(said)).toBeTruthy();
});

test("with few decisions stopping is never called reasonable", async () => {
  show({ [path]: () => Response.json({ ...look, seen: 2 }) });
  expect(await screen.findByText(/Looking further is worth it\.$/)).toBeTruthy();
});

test("shortlisted candidates without a decision come first", async () => {
  show({ [path]: () => Response.json({ ...look, shortlist_open: 1 }) });
  expect(await screen.findByText(/1 candidate on the shortlist has no decision yet/)).toBeTruthy();
  expect(screen.getByText(/so far\. Decide on the shortlist before you stop\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the shortlist" })).toBeTruthy();
});

test("each in the queue has its reasons, and a decision is sent for that one", async () => {
  const server = show({
    [path]: () => Response.json(look),
    "POST /api/decisions": () =>
      Response.json({ batch_id: "44444444-4444-4444-8444-444444444444", candidate_ids: [id] }),
  });
  const item = await screen.findByRole("list", { name: "Second look" });
  expect(item.textContent).toContain("A requirement is unclear rather than absent");
  expect(item.textContent).toContain("Very little text");
  expect(item.textContent).toContain("Driver, Foxglove Haulage");
  expect(item.textContent).toContain("Unclear: Driving licence");
  await userEvent.click(screen.getByRole("button", { name: "Advance Bram Coldwell" }));
  expect(await screen.findByText("Advanced")).toBeTruthy();
  expect(server.received("POST /api/decisions")[0]?.body).toMatchObject({ candidateIds: [id], decision: "advance" });
});

test("before the first screening it says what will stand here; a failure can be tried again", async () => {
  show({ "GET /api/bulk-file-uploads?latest": () => Response.json([]) });
  expect(await screen.findByText("Nobody to look at yet")).toBeTruthy();
  cleanup();
  const answers = [refuse("not_found", 404), Response.json(look)];
  show({ [path]: () => answers.shift() ?? Response.json(look) });
  await userEvent.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(await screen.findByText(/^60 of 250 seen/)).toBeTruthy();
});
