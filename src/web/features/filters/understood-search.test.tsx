import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UnderstoodSearch } from "./understood-search.tsx";

afterEach(cleanup);

const told = (query: string) => render(<UnderstoodSearch query={query} />).container.textContent;

test("a search with commas or a time says what it was taken for", () => {
  const since = new Date().getFullYear() - 5;
  expect(told("ACCA, month-end close, Leeds, last five years")).toBe(
    `Looking for ACCA and month-end close and Leeds, in the last five years (in posts of ${since} or later)`,
  );
  expect(told("ACCA, payroll since 2020")).toBe("Looking for ACCA; payroll, since 2020 (in posts of 2020 or later)");
  expect(told("payroll Leeds")).toBe("");
});
