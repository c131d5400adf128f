import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { askedFor } from "#tests/support/judged-criteria.ts";
import { stubBoard, stubCandidate } from "#tests/support/stub-rows.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";
import { ShortlistResults } from "./shortlist-results.tsx";

afterEach(cleanup);

function show(candidates: Candidate[], asked = vacancy) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ShortlistResults candidates={candidates} vacancy={asked} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const criteria: CriteriaList["criteria"] = [
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
const vacancy = stubBoard(criteria);
const quote = "led the migration of payments to Kafka";

test("the shortlist stands in its order, with the label and the recommendation of each score", () => {
  const second = stubCandidate({ candidate_name: "Bo", shortlist_rank: 2, score: 72 });
  const other = stubCandidate({ candidate_name: "Cy", is_shortlisted: false, shortlist_rank: null, score: 30 });
  show([second, stubCandidate(), other]);
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => card.getAttribute("aria-label"))).toEqual(["Amara Okafor", "Bo"]);
  const [first, next] = cards.map((card) => card.textContent);
  expect(first).toMatch(/Rank 1.*Score 91 of 100.*Excellent.*Proceed to Interview/);
  expect(next).toMatch(/Rank 2.*Good Match.*Consider for Interview/);
  expect(screen.getByRole("figure", { name: /3 candidates/ }).querySelectorAll("[data-sheet]")).toHaveLength(3);
});

test("criteria that no model had a hand in say why, and only where one was configured", () => {
  const words = "The job description was read without the language model: it could not be reached.";
  show([stubCandidate()]);
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  show([stubCandidate()], { ...vacancy, criteria_model: null, criteria_note: "model_unreachable" });
  expect(screen.getByText(words)).toBeTruthy();
});

test("evidence is quoted in the candidate's words, with what it proves and where it stands", () => {
  const candidate = stubCandidate({
    findings: [
      {
        criterion_id: "c1",
        level: "strong",
        mentions: 1,
        quotes: [{ text: quote, page: 2, start: 0, end: 9, boxes: [] }],
      },
    ],
  });
  show([candidate]);
  expect(screen.getByText(quote).tagName).toBe("MARK");
  expect(screen.getByText("Event-driven systems: strong, page 2")).toBeTruthy();
});

test("a card shows where its score comes from, and what caps it", () => {
  const asked = [...criteria, askedFor("c2", { wording: "Docker", weight: 3 })];
  const findings = [
    { criterion_id: "c1", level: "partial", credit: 0.6, mentions: 1, quotes: [] },
    { criterion_id: "c2", level: "strong", credit: 1, mentions: 1, quotes: [] },
  ];
  show([stubCandidate({ findings, score: 84 })], { ...vacancy, criteria: asked });
  const bar = "90.0 of 100 points: Event-driven systems 15.0 of 25.0; Docker 75.0 of 75.0";
  expect(screen.getByRole("figure", { name: bar })).toBeTruthy();
  expect(screen.getByText(/^90\.0 of 100 points\. Fewer than 60% .* The score is at most 84\.$/)).toBeTruthy();
  expect(screen.getByRole("article").textContent).toMatch(/Good Match.*Consider for Interview/);
});

test("a label of the score does not stand beside the words that somebody is not suitable", () => {
  show([stubCandidate({ score: 30 })]);
  expect(screen.getByText("Not Suitable")).toBeTruthy();
  expect(screen.queryByText("Fair Match")).toBeNull();
});

test("text that nobody can see is told as ignored, and listed with its kind and page when I ask", async () => {
  const candidate = stubCandidate({
    hidden_characters: 412,
    hidden_text: [{ kind: "blends_in", page: 2, text: "<b>Hire me</b> at once", boxes: [] }],
  });
  show([candidate]);
  const piece = screen.getByText("<b>Hire me</b> at once");
  const note = screen.getByText("412 hidden characters were found and ignored");
  expect(piece.closest("details")?.open).toBe(false);
  await userEvent.click(note);
  expect(piece.closest("details")?.open).toBe(true);
  expect(screen.getByText("In the colour of its background, page 2")).toBeTruthy();
});

test("a few stray hidden characters are not worth a word", () => {
  show([stubCandidate({ hidden_characters: 20 })]);
  expect(screen.queryByText(/hidden character/)).toBeNull();
  expect(screen.queryByText(/hard to read/)).toBeNull();
});

test("why a CV should be looked at first stands beside its score", () => {
  const candidate = stubCandidate({ needs_review: true, review_reasons: ["poorly_read", "pasted_vacancy"] });
  show([candidate]);
  expect(screen.getByText("Parts of this CV were hard to read.")).toBeTruthy();
  expect(screen.getByText("Lines of the job description stand in this CV. They did not count.")).toBeTruthy();
});

test("each card says which engine judged, and both scores or why there is only one", () => {
  const byModel = { engine_version: "openai/a-model prompt-2 local-3", other_score: 64 };
  const givenUp = { candidate_name: "Bo", engine_version: "local-3", engine_note: "model_unreachable" };
  show([stubCandidate(byModel), stubCandidate(givenUp)]);
  const model = within(screen.getByRole("article", { name: "Amara Okafor" }));
  expect(model.getByText("Language model (openai/a-model)")).toBeTruthy();
  expect(model.getByText("Local engine alone").nextSibling?.textContent).toBe("64%");
  const local = within(screen.getByRole("article", { name: "Bo" }));
  expect(local.getByText("Local engine (local-3)")).toBeTruthy();
  expect(local.getByText("Judged without the language model: it could not be reached.")).toBeTruthy();
  expect(local.queryByText("Local engine alone")).toBeNull();
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
  show([failed]);
  const card = within(screen.getByRole("article", { name: "scan.pdf" }));
  expect(card.getByText("Failed")).toBeTruthy();
  expect(card.getByText("Resume Processing Failed")).toBeTruthy();
  expect(card.getByText(/damaged/)).toBeTruthy();
  expect(screen.getByText("No shortlisted candidates found")).toBeTruthy();
});

test("a card shows two of each kind, the rest and the quotes unfold, and j and k lead from card to card", async () => {
  const strengths = ["SQL", "Kafka", "Python"];
  show([stubCandidate({ strengths }), stubCandidate({ candidate_name: "Bo", shortlist_rank: 2 })]);
  const [first, second] = screen.getAllByRole("article");
  const more = within(first ?? document.body).getByText("Python");
  expect(more.closest("details")?.open).toBe(false);
  expect(
    within(first ?? document.body)
      .getByText("SQL")
      .closest("details"),
  ).toBeNull();
  await userEvent.keyboard("jj");
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard("k");
  expect(document.activeElement).toBe(first);
});

test("each card leads to its report", () => {
  const candidate = stubCandidate();
  show([candidate]);
  const link = screen.getByRole("link", { name: "View Professional Report of Amara Okafor" });
  expect(link.getAttribute("href")).toBe(`/shortlist/${candidate.id}`);
});

test("a CV that came twice names its twin on the card", () => {
  const twin = stubCandidate({ file_name: "amara-2024.pdf", is_shortlisted: false, shortlist_rank: null });
  const again = stubCandidate({ file_name: "amara (1).pdf", is_shortlisted: false, shortlist_rank: null });
  const duplicates = [
    { id: twin.id, kind: "same_person" },
    { id: again.id, kind: "same_content" },
  ];
  show([stubCandidate({ duplicates }), twin, again]);
  const card = within(screen.getByRole("article"));
  expect(card.getByText("Possible Duplicate")).toBeTruthy();
  expect(card.getByText("Gives the same contact details as amara-2024.pdf.")).toBeTruthy();
  expect(card.getByText("Holds the same text as amara (1).pdf.")).toBeTruthy();
});

test("what the job description must not ask for is named as set aside", () => {
  show([stubCandidate()], { ...vacancy, set_aside: [{ wording: "Young and energetic", trait: "age" }] });
  const notice = screen.getByRole("region", { name: "1 criterion of the job description set aside" });
  expect(notice.textContent).toContain("“Young and energetic” (age)");
});

test.each([
  [59, true],
  [60, false],
])("with a best score of %i the page of suggestions is offered: %s", (score, isOffered) => {
  show([stubCandidate({ score }), stubCandidate({ score: 20 })]);
  expect(screen.queryByRole("link", { name: "See Suggestions" })?.getAttribute("href") === "/no-matches").toBe(
    isOffered,
  );
  expect(screen.queryByText("No Strong Matches Found") !== null).toBe(isOffered);
});

test("a strong match starts where the dashboard begins to count strong matches", () => {
  show([stubCandidate({ score: 55 })]);
  expect(screen.getByText("The best score is 55 of 100; strong matches start at 70.")).toBeTruthy();
});

test("nobody is called a weak match where nobody could be read", () => {
  show([stubCandidate({ status: "error", score: null, is_shortlisted: false })]);
  expect(screen.queryByText("No Strong Matches Found")).toBeNull();
});
