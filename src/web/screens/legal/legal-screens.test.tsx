import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/api/query-client.ts";
import { stubServer } from "#tests/support/stub-server.ts";
import { CookiesScreen } from "./cookies-screen.tsx";
import { DpaScreen } from "./dpa-screen.tsx";
import { PrivacyScreen } from "./privacy-screen.tsx";
import { TermsScreen } from "./terms-screen.tsx";

const CONTACT = "dpo@evenhand.example";

function open(Screen: ComponentType, analytics_id: string | null = "G-4711") {
  const server = stubServer({
    "GET /api/site": () =>
      Response.json({ privacy_contact: CONTACT, counts_visits: false, analytics_id, pixel_id: null }),
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return within(screen.getByRole("article"));
}

const rowsOf = (caption: string) =>
  within(screen.getByRole("table", { name: caption }))
    .getAllByRole("row")
    .map((row) => row.textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["Privacy Policy", PrivacyScreen],
  ["Terms of Service", TermsScreen],
  ["Cookie Policy", CookiesScreen],
  ["Data Processing Addendum", DpaScreen],
])("%s is dated, has contents that lead to its sections, names the contact and leads home", async (title, Screen) => {
  const text = open(Screen);
  expect(text.getByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(text.getByText(/July 2025/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  const contents = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
  const sections = [...document.querySelectorAll("article section")].map(({ id }) => `#${id}`);
  expect(contents.map((link) => link.getAttribute("href"))).toEqual(sections);
  const contact = await text.findAllByRole("link", { name: CONTACT });
  expect(contact[0]?.getAttribute("href")).toBe(`mailto:${CONTACT}`);
  expect(screen.getByRole("article").textContent).toContain("England and Wales");
});

test("the privacy policy names processors by kind, twelve months and the age of 18", () => {
  const text = open(PrivacyScreen);
  expect(text.getByText(/for up to 12 months/)).toBeTruthy();
  expect(text.getByText(/You must be 18 or over/)).toBeTruthy();
  const kinds = rowsOf("Processors by kind").join("\n");
  for (const kind of [
    "Analytics and ads",
    "Social pixel",
    "Database and authentication host",
    "AI provider",
    "E-mail sender",
  ])
    expect(kinds).toContain(kind);
});

test("the terms say that AI output is informational only", () => {
  const text = open(TermsScreen);
  expect(text.getByRole("heading", { name: /AI output is informational only/ })).toBeTruthy();
});

test("the cookie policy says how long each cookie stays", () => {
  open(CookiesScreen);
  const rows = rowsOf("Cookies and similar storage");
  const row = (name: string) => rows.find((each) => each?.startsWith(name));
  expect(row("evenhand_visit")).toContain("24 hours");
  expect(row("evenhand_visitor")).toContain("13 months");
  expect(row("evenhand_ad_click")).toMatch(/Marketing.*3 months/);
  expect(row("Authentication session")).toContain("Functional");
  expect(row("Sidebar state")).toContain("Functional");
});

test("the addendum has its fifteen sections in order, and its promises", () => {
  const text = open(DpaScreen);
  const headings = [...document.querySelectorAll("article section h2")].map(({ lastChild }) => lastChild?.textContent);
  expect(headings).toEqual([
    "Parties",
    "Purpose and scope",
    "Definitions",
    "Processing details",
    "Instructions",
    "Sub-processors",
    "Security measures",
    "Data subject rights",
    "International transfers",
    "Personal data breach",
    "Return or deletion",
    "Compliance audits",
    "Liability",
    "Governing law",
    "Signatures",
  ]);
  for (const promise of [
    /TLS 1\.3.*AES-256/,
    /within 24 hours/,
    /30 days' notice/,
    /within 30 days/,
    /no longer than 30 days/,
  ])
    expect(text.getAllByText(promise).length).toBeGreaterThan(0);
  const kinds = rowsOf("Sub-processors by kind").slice(1);
  expect(kinds).toHaveLength(6);
  expect(kinds[0]).toMatch(/Database host.*EU/);
  expect(kinds[1]).toMatch(/AI inference.*US/);
});

test("on the cookie page I change my mind about analytics", async () => {
  open(CookiesScreen);
  expect(screen.getByText("You have not chosen yet. Nothing is sent.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Accept analytics" }));
  expect(screen.getByText("You have accepted analytics in this browser.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Reject analytics" }));
  expect(screen.getByText("You have rejected analytics in this browser. Nothing is sent.")).toBeTruthy();
});

test("where no analytics are configured there is nothing to choose", async () => {
  open(CookiesScreen, null);
  expect(await screen.findByText(/No analytics are configured here/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Accept analytics" })).toBeNull());
});
