import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { stubServer } from "#tests/support/stub-server.ts";
import { FinishedNotice } from "./finished-notice.tsx";

const ID = "11111111-1111-4111-8111-111111111111";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("back from a screening I am led to its shortlist and read what the language model took", async () => {
  const spent = { calls: 1, input_tokens: 1000, output_tokens: 200, cost: null };
  const estimate = { ...spent, model: "openai/a-model", seconds: 2, spent, month: spent };
  const server = stubServer({ [`GET /api/bulk-file-uploads/${ID}/model-estimate`]: () => Response.json(estimate) });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: "/dashboard", state: { finishedUploadId: ID } }]}>
        <FinishedNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = screen.getByRole("link", { name: "View Shortlist" });
  expect(link.getAttribute("href")).toBe(`/shortlist?bulk_upload_id=${ID}`);
  expect(await screen.findByText("Spent on the language model: 1 call, 1,200 tokens")).toBeTruthy();
});
