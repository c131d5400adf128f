import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LandingSections } from "./landing-sections.tsx";

let scrolled: { id: string; options: unknown }[];
let isStill: boolean;

beforeEach(() => {
  scrolled = [];
  isStill = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function scroll(this: HTMLElement, options) {
    scrolled.push({ id: this.id, options });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(address = "/") {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LandingSections />
    </MemoryRouter>,
  );
}

test("the sections follow each other as promised", () => {
  open();
  const ids = [...document.querySelectorAll("section[id]")].map(({ id }) => id);
  expect(ids).toEqual([
    "problem",
    "solution",
    "why-us",
    "tech",
    "who",
    "example",
    "pricing",
    "timeline",
    "start-free-trial",
  ]);
});

test.each([
  "76%of hiring managers are overwhelmed",
  "23 hoursis the average screening time per hire",
  "£8,000is what a bad hire costs a UK small business",
])("the page claims: %s", (claim) => {
  open();
  const figures = [...document.querySelectorAll("#problem dl > div")];
  const claims = figures.map(
    (each) => `${each.querySelector("dd")?.textContent}${each.querySelector("dt")?.textContent}`,
  );
  expect(claims).toContain(claim);
});

test("the solution names all that comes out", () => {
  open();
  const solution = document.querySelector("#solution")?.textContent;
  for (const result of [
    /score from 0 to 100/,
    /summary, strengths and concerns/,
    /Technical and soft skills as strong, partial or missing, each with its evidence/,
    /Employment history, education and certificates/,
    /Current role and seniority/,
    /Questions for the interview/,
    /ranked shortlist, reports to download as text, and one table as CSV/,
  ])
    expect(solution).toMatch(result);
});

test("both plans say what they cost and what they contain", () => {
  open();
  const free = within(screen.getByRole("region", { name: "Free Trial" }));
  expect(free.getByText("No card needed")).toBeTruthy();
  expect(free.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1 active job slot",
    "Up to 25 resumes per month",
    "Basic insights: scores, ranking, skills with ratings and quotes",
    "E-mail support",
  ]);
  const full = within(screen.getByRole("region", { name: "Full Access" }));
  expect(full.getByText("£19 per month")).toBeTruthy();
  expect(full.getByText("Or £190 per year. Saves 17%, about £15.83 per month. No contracts.")).toBeTruthy();
  expect(full.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Unlimited job descriptions",
    "Role fit, interview questions and red flags",
    "Import and export, with a bundle of all reports",
    "Follow-up e-mail generation",
    "Job role templates",
    "Smart filters",
  ]);
});

test.each([
  ["/why-us", "why-us"],
  ["/who", "who"],
  ["/problem", "problem"],
  ["/solution", "solution"],
  ["/example", "example"],
  ["/#pricing", "pricing"],
  ["/who#timeline", "timeline"],
])("%s glides to its section after a tenth of a second", (address, id) => {
  open(address);
  vi.advanceTimersByTime(99);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolled).toEqual([{ id, options: { behavior: "smooth", block: "start" } }]);
});

test("with reduced motion the page scrolls at once", () => {
  isStill = true;
  open("/who");
  vi.advanceTimersByTime(100);
  expect(scrolled).toEqual([{ id: "who", options: { behavior: "instant", block: "start" } }]);
});

test("every picture keeps its room before it is there, and waits until it is near", () => {
  open();
  const pictures = [...document.querySelectorAll("img")];
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) {
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["1500", "938"]);
    expect(picture.getAttribute("loading")).toBe("lazy");
    expect(picture.alt).not.toBe("");
  }
});
