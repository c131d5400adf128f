import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type Command, useCommands } from "#lib/commands.ts";
import { stubRow } from "#tests/support/stub-rows.ts";
import { stubServer } from "#tests/support/stub-server.ts";
import { PaletteButton } from "./palette-button.tsx";
import { PaletteHost } from "./palette-host.tsx";

const amara = stubRow();

function Screen({ commands }: { commands: readonly Command[] }) {
  useCommands(commands);
  return <p>At {useLocation().pathname}</p>;
}

function show(commands: readonly Command[] = [], found = [amara]) {
  const server = stubServer({ "GET /api/bulk-analysis-results": () => Response.json(found) });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaletteButton />
        <Screen commands={commands} />
        <PaletteHost onLeave={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

const options = async () => (await screen.findAllByRole("option")).map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])("%s opens and closes it", async (keys) => {
  show();
  await userEvent.keyboard(keys);
  expect(await screen.findByRole("dialog", { name: "Command palette" })).toBeTruthy();
  await userEvent.keyboard(keys);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("pages and actions are found by parts of their words, and Enter goes there", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(await options()).toEqual([
    "Candidate Dashboard",
    "Vacancies",
    "All Reports",
    "Latest Shortlist",
    "Compare Candidates",
    "Second Look",
    "Your Account",
    "Plans and Billing",
    "New Screening",
    "Add Candidate",
    "Import CVs",
    expect.stringMatching(/^Use (dark|light) theme$/),
    "Download My Data",
    "Log Out",
  ]);
  await userEvent.keyboard("manual");
  expect(await options()).toEqual(["Add Candidate"]);
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("At /add-candidate")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("candidates are looked for on the server as I type, and the first hit stands on top", async () => {
  const server = show();
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await userEvent.keyboard("a");
  expect(server.requests).toEqual([]);
  await userEvent.keyboard("mara");
  await vi.waitFor(() => expect(server.requests.at(-1)?.path).toContain("q=amara"));
  const hit = await screen.findByRole("option", { name: /Amara Okafor/ });
  expect(hit.textContent).toContain("Backend Engineer · 91");
  await userEvent.click(hit);
  expect(screen.getByText(`At /shortlist/${amara.id}`)).toBeTruthy();
});

test("a command that I name stays before somebody whose text merely holds the word", async () => {
  const run = vi.fn<() => void>();
  show([{ label: "Group by Job Role", run }], [{ ...amara, excerpt: "… the role itself is fully shown …" }]);
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await userEvent.keyboard("role");
  await screen.findByRole("option", { name: /Amara Okafor/ });
  await userEvent.keyboard("{Enter}");
  expect(run).toHaveBeenCalledTimes(1);
});

test("what a screen offers is there as long as the screen is", async () => {
  const run = vi.fn<() => void>();
  show([{ label: "Select everybody", run }]);
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.click(await screen.findByRole("option", { name: "Select everybody" }));
  expect(run).toHaveBeenCalledTimes(1);
  cleanup();
  show();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(await options()).not.toContain("Select everybody");
});
