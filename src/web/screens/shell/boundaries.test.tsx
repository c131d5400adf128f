import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api/api-error.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { RouterBoundary } from "./router-boundary.tsx";

let failure: Error | undefined;

function Fragile() {
  if (failure) throw failure;
  return <p>All is well</p>;
}

function showScreen(error: Error) {
  failure = error;
  render(
    <RouterBoundary>
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
    </RouterBoundary>,
  );
}

// React reports what it hands to a boundary; here that is expected.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a screen that breaks says so in the specified words, and can be tried again", async () => {
  showScreen(new TypeError("candidate is undefined in /srv/app/secret.ts"));
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  const words = "We encountered an unexpected error. This has been logged and we'll investigate the issue.";
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to Homepage" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "Evenhand, home" }).getAttribute("href")).toBe("/");
  expect(screen.getByText("Technical details").parentElement?.textContent).toBe("Technical detailsTypeError");
  failure = undefined;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(screen.getByText("All is well")).toBeTruthy();
});

test("of a refusal the details give the code and the reference, nothing else", () => {
  showScreen(new ApiError("internal", { requestId: "req-7", message: "select * from users" }));
  expect(screen.getByText("internal, reference req-7")).toBeTruthy();
  expect(document.body.textContent).not.toContain("select");
});

test.each([
  "Failed to fetch dynamically imported module: http://localhost/assets/demo-1.js",
  "error loading dynamically imported module: http://localhost/assets/demo-1.js",
  "Importing a module script failed.",
])("a page that cannot be loaded offers a reload instead of a try that cannot help: %s", (message) => {
  showScreen(new TypeError(message));
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("assets");
});

test.each([
  [new ApiError("not_found", { status: 404 }), "Status 404"],
  [new Error("No route at /srv/app"), "No route at …"],
])("outside of every screen %s is told by its status or message, without a path", (error, words) => {
  failure = error;
  render(
    <RouterBoundary>
      <Fragile />
    </RouterBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});
