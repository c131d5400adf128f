import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { NoMatchesScreen } from "./no-matches-screen.tsx";

afterEach(cleanup);

test("without a strong match I get suggestions and a way back", () => {
  render(
    <MemoryRouter>
      <NoMatchesScreen />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "No Strong Matches Found", level: 1 })).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Suggestions" })).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Go Back" }).getAttribute("href")).toBe("/demo");
});
