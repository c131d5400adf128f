import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parseQuery, partsOf } from "#shared/candidates/search-candidates.ts";
import { HitWords } from "./hit-words.tsx";

afterEach(cleanup);

function marked(query: string, text: string) {
  const { container } = render(<HitWords text={text} words={partsOf(parseQuery(query))} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll("mark")].map(({ textContent }) => textContent);
}

test("the words of a search are marked wherever they stand, and as they are written there", () => {
  expect(marked("engineer", "Senior Engineer, engineering")).toEqual(["Engineer", "engineer"]);
  expect(marked('"led a" team', "Led a team")).toEqual(["Led a", "team"]);
  expect(marked("backend engineer", "Backend Engineer")).toEqual(["Backend Engineer"]);
});

test("accents make no difference, neither in the search nor in the text", () => {
  expect(marked("zoe", "Zoë Müller")).toEqual(["Zoë"]);
  expect(marked("zoë mueller", "Zoe Mueller")).toEqual(["Zoe Mueller"]);
});

test("signs that mean something to a pattern mean nothing here", () => {
  expect(marked("c++ (lead)", "C++ (lead) and c")).toEqual(["C++ (lead)"]);
  expect(marked(".*", "Anything")).toEqual([]);
});

test("without a search nothing is marked", () => {
  expect(marked("", "Anybody")).toEqual([]);
  expect(marked("a", "Anybody")).toEqual([]);
});
