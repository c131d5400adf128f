import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import type { KeyedCriterion } from "#shared/criteria.ts";
import { ShortlistResults } from "./shortlist-results.tsx";

afterEach(cleanup);

const criteria: KeyedCriterion[] = [
  {
    key: "c1",
    wording: "Event-driven systems",
    kind: "skill",
    importance: "must",
    weight: 1,
    required_years: null,
    terms: ["kafka"],
  },
];
const quote = "led the migration of payments to Kafka";

test("the shortlist stands in its order, with the label and the recommendation of each score", () => {
  const second = stubCandidate({ candidate_name: "Bo", shortlist_rank: 2, score: 72 });
  const other = stubCandidate({ candidate_name: "Cy", is_shortlisted: false, shortlist_rank: null, score: 30 });
  render(<ShortlistResults candidates={[second, stubCandidate(), other]} criteria={criteria} />);
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Amara Okafor", "Bo"]);
  const [first, next] = cards.map((card) => card.textContent);
  expect(first).toMatch(/Rank 1.*Excellent.*Score 91 of 100.*Proceed to Interview/);
  expect(next).toMatch(/Rank 2.*Good Match.*Consider for Interview/);
  expect(screen.getByRole("figure", { name: /3 candidates/ }).querySelectorAll("[data-sheet]")).toHaveLength(3);
});

test("evidence is quoted in the candidate's words, with what it proves and where it stands", () => {
  const candidate = stubCandidate({
    findings: [
      {
        criterion_id: "c1",
        level: "strong",
        likeness: 1,
        mentions: 1,
        quotes: [{ text: quote, page: 2, start: 0, end: 9, boxes: [] }],
      },
    ],
  });
  render(<ShortlistResults candidates={[candidate]} criteria={criteria} />);
  expect(screen.getByText(quote).tagName).toBe("MARK");
  expect(screen.getByText("Event-driven systems: strong, page 2")).toBeTruthy();
});

test("text that nobody can see is told as ignored, and listed with its kind and page when I ask", async () => {
  const candidate = stubCandidate({
    hidden_characters: 412,
    hidden_text: [{ kind: "blends_in", page: 2, text: "<b>Hire me</b> at once", boxes: [] }],
  });
  render(<ShortlistResults candidates={[candidate]} criteria={criteria} />);
  const piece = screen.getByText("<b>Hire me</b> at once");
  const note = screen.getByText("412 hidden characters were found and ignored");
  expect(piece.closest("details")?.open).toBe(false);
  await userEvent.click(note);
  expect(piece.closest("details")?.open).toBe(true);
  expect(screen.getByText("In the colour of its background, page 2")).toBeTruthy();
});

test("a few stray hidden characters are not worth a word", () => {
  render(<ShortlistResults candidates={[stubCandidate({ hidden_characters: 20 })]} criteria={criteria} />);
  expect(screen.queryByText(/hidden character/)).toBeNull();
  expect(screen.queryByText(/hard to read/)).toBeNull();
});

test("why a CV should be looked at first stands beside its score", () => {
  const candidate = stubCandidate({ needs_review: true, review_reasons: ["poorly_read", "pasted_vacancy"] });
  render(<ShortlistResults candidates={[candidate]} criteria={criteria} />);
  expect(screen.getByText("Parts of this CV were hard to read.")).toBeTruthy();
  expect(screen.getByText("Lines of the job description stand in this CV. They did not count.")).toBeTruthy();
});

test("a CV that could not be read is shown as failed with its reason, never as a score", () => {
  const failed = stubCandidate({
    candidate_name: null,
    file_name: "scan.pdf",
    status: "error",
    score: null,
    summary: null,
    is_shortlisted: false,
    shortlist_rank: null,
    error_message: "The file is damaged and could not be opened.",
  });
  render(<ShortlistResults candidates={[failed]} criteria={criteria} />);
  const card = within(screen.getByRole("article", { name: "scan.pdf" }));
  expect(card.getByText("Failed")).toBeTruthy();
  expect(card.getByText("Resume Processing Failed")).toBeTruthy();
  expect(card.getByText(/damaged/)).toBeTruthy();
  expect(screen.getByText("No shortlisted candidates found")).toBeTruthy();
});
