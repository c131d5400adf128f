import { act, cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { type Session, setSession } from "#lib/session/session.ts";
import { UserId } from "#shared/ids.ts";
import { STUB_USER_ID } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { Page } from "./page.tsx";
import { ProtectedRoute } from "./protected-route.tsx";

const user = { id: UserId.parse(STUB_USER_ID), email: "robin@example.test", fullName: "Robin Hale", isConfirmed: true };
const signedIn: Session = { kind: "signed-in", user };
const signedOut: Session = { kind: "signed-out" };

function hrefs(name: string) {
  const links = within(screen.getByRole("navigation", { name })).getAllByRole("link");
  return links.map((link) => link.getAttribute("href"));
}

function show(path: string, session: Session) {
  setSession(session);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page title="A page">Content</Page>
    </MemoryRouter>,
  );
  return within(screen.getByRole("banner"));
}

afterEach(() => {
  cleanup();
  act(() => setSession(signedOut));
});

test.each([
  ["/demo", true],
  ["/shortlist", true],
  ["/shortlist/4711", true],
  ["/shortlist/candidate/4711", false],
  ["/", false],
  ["/dashboard", false],
  ["/shortlisted", false],
])("on %s the dashboard is one press away: %s", (path, isShown) => {
  const header = show(path, signedIn);
  expect(header.queryByRole("link", { name: "Dashboard" })?.getAttribute("href") === "/dashboard").toBe(isShown);
});

test.each([
  ["/", true],
  ["/login", true],
  ["/demo", false],
  ["/loading", false],
  ["/shortlist", false],
  ["/shortlist/4711", false],
  ["/dashboard", false],
])("signed out on %s 'Try It Free' leads to sign up: %s", (path, isShown) => {
  const header = show(path, signedOut);
  expect(header.queryByRole("link", { name: "Try It Free" })?.getAttribute("href") === "/signup").toBe(isShown);
});

test("signed in I am welcomed by name, can log out, and am not asked to try", () => {
  const header = show("/", signedIn);
  expect(header.getByText("Robin Hale").parentElement?.textContent).toContain("Welcome");
  expect(header.getByRole("button", { name: "Logout" })).toBeTruthy();
  expect(header.queryByRole("link", { name: "Try It Free" })).toBeNull();
  expect(header.getByRole("link", { name: "Evenhand, home" }).getAttribute("href")).toBe("/");
});

test("the footer leads to every section of the landing page and to the legal pages", () => {
  show("/demo", signedIn);
  const sections = ["problem", "solution", "why-us", "tech", "who", "pricing", "timeline"];
  expect(hrefs("Product")).toEqual(sections.map((id) => `/#${id}`));
  expect(hrefs("Legal")).toEqual(["/privacy", "/terms", "/cookies", "/dpa"]);
});

function openProtected(path: string) {
  setSession(signedOut);
  window.history.replaceState(null, "", path);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Toaster />
      <Routes>
        <Route element={<ProtectedRoute />}>
          <Route path={path} element="Secret" />
        </Route>
        <Route path="/login" element="Log in here" />
      </Routes>
    </MemoryRouter>,
  );
}

test("a protected page shows a visitor the login instead of itself", async () => {
  openProtected("/shortlist");
  expect(await screen.findByText("Log in here")).toBeTruthy();
  expect(screen.queryByText("Secret")).toBeNull();
  await vi.dynamicImportSettled();
  expect(screen.queryByText("Authentication Required")).toBeNull();
});

test("a visitor who wants to analyse CVs is told why there is a login", async () => {
  openProtected("/demo");
  expect(await screen.findByText("Authentication Required")).toBeTruthy();
  expect(screen.getByText("Please log in to analyze CVs.")).toBeTruthy();
  expect(screen.getByText("Log in here")).toBeTruthy();
});
