import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Plan } from "#shared/billing/plan.ts";
import { stubPlan } from "#tests/support/stub-plan.ts";
import { stubServer } from "#tests/support/stub-server.ts";
import { TipBanner } from "./tip-banner.tsx";
import { Walkthrough } from "./walkthrough.tsx";
import { until } from "#tests/support/until.ts";

function show(plan: Plan) {
  const server = stubServer({ "GET /api/users/me": () => Response.json(stubPlan({ plan })) });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TipBanner />
      <Walkthrough />
    </QueryClientProvider>,
  );
  return server;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each(["paid", "trialing"] as const)("on the %s plan six steps are shown, once", async (plan) => {
  show(plan);
  const seen: string[] = [];
  for (let step = 1; step <= 6; step += 1) {
    expect(await screen.findByText(`Pro tools: step ${step} of 6`)).toBeTruthy();
    seen.push(screen.getByRole("dialog").querySelector("h2")?.textContent ?? "");
    await userEvent.click(screen.getByRole("button", { name: step < 6 ? "Next" : "Done" }));
  }
  expect(seen).toEqual([
    "Resume scoring",
    "Summaries",
    "Job templates",
    "Red flags",
    "Smart search",
    "Email generator",
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  const server = show(plan);
  await until(() => expect(server.requests).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("back leads back, and skipping ends it", async () => {
  show("paid");
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByRole("dialog", { name: "Resume scoring" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the free plan sees no walkthrough, and the tip only once", async () => {
  const server = show("free");
  await until(() => expect(server.requests).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByRole("region", { name: "Tip" })).toBeNull();
  cleanup();
  show("free");
  expect(screen.queryByRole("region", { name: "Tip" })).toBeNull();
});
