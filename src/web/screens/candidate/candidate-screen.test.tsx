import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { stubPlan, stubProPlan } from "#tests/support/stub-plan.ts";
import { stubBoard, stubCandidate } from "#tests/support/stub-rows.ts";
import { refuse, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { CandidateScreen } from "./candidate-screen.tsx";

const ABSENT = "00000000-0000-4000-8000-000000000000";
const KAFKA: KeyedCriterion = {
  key: "kafka",
  wording: "Experience with Kafka",
  kind: "skill",
  importance: "must",
  weight: 1,
  required_years: null,
  terms: [],
};
const quote = {
  text: "moved payments to Kafka",
  page: 2,
  start: 10,
  end: 33,
  boxes: [{ x: 60, y: 84, width: 120, height: 12 }],
};
const finding = { criterion_id: "kafka", level: "strong", mentions: 1, quotes: [quote] };
const pages = [1, 2].map((number) => ({ number, width: 600, height: 840 }));

type Replies = Parameters<typeof stubServer>[0];

function show(id: string, answer: () => Response, replies: Replies = {}) {
  const criteria = stubBoard([KAFKA]);
  const server = stubServer({
    "GET /api/bulk-analysis-results/": answer,
    "GET /api/bulk-file-uploads/": () => Response.json(criteria),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Toaster />
      <MemoryRouter initialEntries={[`/shortlist/${id}`]}>
        <Routes>
          <Route path="/shortlist/:candidateId" element={<CandidateScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

async function showCandidate(changes: Partial<Record<keyof Candidate, unknown>> = {}, replies: Replies = {}) {
  const candidate = stubCandidate({ findings: [finding], page_sizes: pages, ...changes });
  const server = show(candidate.id, () => Response.json(candidate), replies);
  await screen.findByRole("heading", { level: 1 });
  return { candidate, server };
}

const section = (name: string) => within(screen.getByRole("region", { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the head names person, opening, work, place and the beginning of the id, and asks for a look with its reason", async () => {
  const { candidate } = await showCandidate({
    current_job_title: "Engineer",
    current_employer: "Foxglove",
    current_start_date: "2021-03",
    seniority_level: "senior",
    current_location: "Leeds",
    needs_review: true,
    review_reasons: ["pasted_vacancy"],
  });
  expect(screen.getByRole("heading", { level: 1, name: "Amara Okafor" })).toBeTruthy();
  expect(await screen.findByText("Backend Engineer")).toBeTruthy();
  for (const words of ["Engineer, Foxglove, since March 2021", "senior", "Leeds", candidate.id.slice(0, 8)])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText("Needs Review")).toBeTruthy();
  expect(screen.getByText(/Lines of the job description stand in this CV/)).toBeTruthy();
  expect(screen.getByRole("figure", { name: "91 on the scale from 0 to 100" })).toBeTruthy();
  expect(screen.getAllByText("Proceed to Interview").length).toBeGreaterThan(0);
});

test("the report says what the other engine gives, and why a model did not judge", async () => {
  await showCandidate({ engine_version: "openai/a-model prompt-2 local-3", other_score: 64 });
  expect(screen.getByText("Language model (openai/a-model)")).toBeTruthy();
  expect(screen.getByText(/The local engine alone gives 64%\./)).toBeTruthy();
  cleanup();
  await showCandidate({ engine_version: "local-3", engine_note: "budget_spent" });
  expect(screen.getByText("Local engine (local-3)")).toBeTruthy();
  expect(screen.getByText("Judged without the language model: the budget of this upload is spent.")).toBeTruthy();
});

test("a candidate who has left the last role has no since, and one without a name is called by the file", async () => {
  await showCandidate({
    candidate_name: null,
    file_name: "moss final.pdf",
    current_job_title: "Engineer",
    current_start_date: "2021-03",
    current_end_date: "2024-01",
  });
  expect(screen.getByRole("heading", { level: 1, name: "moss final" })).toBeTruthy();
  expect(screen.getByText("name not found")).toBeTruthy();
  expect(screen.getByText("Engineer")).toBeTruthy();
});

test("the quick summary has the band's words, its stars and the real confidence beside it", async () => {
  await showCandidate();
  expect(screen.getByText("Exceptional match - proceed immediately")).toBeTruthy();
  expect(screen.getByText("Low Risk")).toBeTruthy();
  expect(screen.getByText("5 of 5 stars")).toBeTruthy();
  expect(screen.getByText("Very High confidence by score, 80% evidence confidence")).toBeTruthy();
  expect(screen.getByText("Clarify: No Kubernetes named")).toBeTruthy();
});

test("each criterion stands once, with its points and its words, and opens the CV where they stand", async () => {
  const docker: KeyedCriterion = { ...KAFKA, key: "docker", wording: "Docker", importance: "nice" };
  await showCandidate(
    {
      findings: [
        { ...finding, credit: 1 },
        { criterion_id: "docker", level: "missing", credit: 0, mentions: 0, quotes: [] },
      ],
      technical_skills: [
        { skill: "Kafka", level: "strong", evidence: quote.text },
        { skill: "Sailing", level: "missing", evidence: "Not found in the CV" },
      ],
    },
    { "GET /api/bulk-file-uploads/": () => Response.json(stubBoard([KAFKA, docker], { title: "" })) },
  );
  const skills = section("Skills Match Analysis");
  expect(await skills.findByText("Experience with Kafka")).toBeTruthy();
  expect(skills.getAllByRole("button", { name: /moved payments to Kafka.*Show on page 2/ })).toHaveLength(1);
  expect(skills.queryByText("Sailing")).toBeNull();
  expect(skills.getByText("50.0 of 50.0")).toBeTruthy();
  expect(skills.getByText("0.0 of 50.0")).toBeTruthy();
  expect(skills.getByText("50.0 of 100.0")).toBeTruthy();
  expect(screen.getByText("50.0 of 100 points.")).toBeTruthy();
  const bar = "50.0 of 100 points: Experience with Kafka 50.0 of 50.0; Docker 0.0 of 50.0";
  expect(screen.getByRole("figure", { name: bar })).toBeTruthy();
  expect(section("Role Fit Breakdown").getByText("50.0 of 100.0 points (1 strong, 1 missing)")).toBeTruthy();
});

test("what little a missing criterion earns stands beside the nearest words", async () => {
  await showCandidate({ findings: [{ ...finding, level: "missing", credit: 0.1 }] });
  const skills = section("Skills Match Analysis");
  expect(await skills.findByText("Not found in the CV. The nearest words earn 10.0 points:")).toBeTruthy();
  expect(skills.getByRole("button", { name: /moved payments to Kafka/ })).toBeTruthy();
});

test("a score of 90 does not raise a technical fit that the skills do not show", async () => {
  const technical_skills = [
    { skill: "Kafka", level: "strong", evidence: quote.text },
    { skill: "Sailing", level: "missing", evidence: "Not found in the CV" },
  ];
  await showCandidate({ technical_skills });
  expect(section("Skills Match Analysis").getByText("50% Partial", { exact: false })).toBeTruthy();
});

test("lacking what is required decides, and the cap is told in words", async () => {
  const gate: KeyedCriterion = { ...KAFKA, importance: "gate" };
  await showCandidate(
    { score: 59, findings: [{ criterion_id: "kafka", level: "missing", credit: 0, mentions: 0, quotes: [] }] },
    { "GET /api/bulk-file-uploads/": () => Response.json(stubBoard([gate], { title: "" })) },
  );
  expect(await section("Final Recommendation").findByText("Not Suitable")).toBeTruthy();
  expect(screen.getByText("High Risk")).toBeTruthy();
  expect(screen.getByText("Ask for what is required and not shown before anything else")).toBeTruthy();
});

test("a candidate who is not on the shortlist keeps the recommendation of the score", async () => {
  await showCandidate({ is_shortlisted: false, shortlist_rank: null });
  const final = section("Final Recommendation");
  expect(final.getByText("Not Shortlisted")).toBeTruthy();
  expect(final.getByText("Proceed to Interview")).toBeTruthy();
});

test("what an earlier engine judged shows its levels without points, and says so", async () => {
  await showCandidate();
  expect(await screen.findByText(/Judged by an earlier engine/)).toBeTruthy();
  expect(section("Skills Match Analysis").getByText("Strong")).toBeTruthy();
  expect(section("Skills Match Analysis").queryByText("Total")).toBeNull();
});

test("rated skills without criteria show their words", async () => {
  await showCandidate(
    { technical_skills: [{ skill: "Baking", level: "partial", evidence: "words no finding quotes" }] },
    { "GET /api/bulk-file-uploads/": () => Response.json(stubBoard([], { title: "" })) },
  );
  expect(section("Skills Match Analysis").getByText("words no finding quotes").closest("button")).toBeNull();
});

test("pressing a quote opens its page with the box in proportion, and Esc gives the focus back", async () => {
  const candidate = stubCandidate({ findings: [finding], page_sizes: pages });
  const page = `GET /api/bulk-analysis-results/${candidate.id}/pages/2?width=1200`;
  show(candidate.id, () => Response.json(candidate), { [page]: () => new Response("png") });
  const button = await screen.findByRole("button", { name: /Show on page 2/ });
  await userEvent.click(button);
  const cv = await screen.findByRole("complementary", { name: "CV of Amara Okafor" });
  expect(within(cv).getByText("Evidence 1 of 1 for")).toBeTruthy();
  expect(within(cv).getByText("Page 2 of 2")).toBeTruthy();
  fireEvent.load(await within(cv).findByRole("img", { name: "Page 2 of the CV amara.pdf" }));
  const mark = cv.querySelector<HTMLElement>("[data-mark=current]");
  expect([mark?.style.left, mark?.style.top, mark?.style.width]).toEqual(["10%", "10%", "20%"]);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("complementary")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("a page that cannot be drawn says so and can be tried again", async () => {
  const candidate = stubCandidate({ findings: [finding], page_sizes: pages });
  const pagePath = `GET /api/bulk-analysis-results/${candidate.id}/pages`;
  show(candidate.id, () => Response.json(candidate), { [pagePath]: () => refuse("no_picture", 422) });
  await userEvent.click(await screen.findByRole("button", { name: /Show on page 2/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("This page cannot be shown as a picture.");
});

test("what did not count, and which other file is the same person, stands before the judgement", async () => {
  const other = crypto.randomUUID();
  await showCandidate({
    removed: [{ kind: "graduation_year", count: 1 }],
    duplicates: [{ id: other, kind: "same_person" }],
    hidden_characters: 40,
    hidden_text: [{ kind: "tiny", page: 1, text: "hire me", boxes: [] }],
  });
  const before = section("Before you judge");
  expect(before.getByText("Set aside before judging: graduation year")).toBeTruthy();
  expect(before.getByText("40 hidden characters were found and ignored")).toBeTruthy();
  expect(before.getByRole("link", { name: "Open its report" }).getAttribute("href")).toBe(`/shortlist/${other}`);
});

test("experience is counted from the dated history, and each position is listed", async () => {
  const first = { title: "Engineer", company: "Foxglove", start: "2018-01", end: "2021-06", location: "Leeds" };
  const second = { title: "Lead", company: "Hollow Oak", start: "2021-07", end: null, location: null };
  await showCandidate({
    employment_history: [second, first],
    current_job_title: "Lead",
    current_employer: "Hollow Oak",
  });
  const experience = section("Experience Summary");
  expect(experience.getByText("5+ Years")).toBeTruthy();
  expect(experience.getByText("Strong")).toBeTruthy();
  expect(experience.getByText("January 2018 to June 2021")).toBeTruthy();
  expect(experience.getByText("July 2021 to present")).toBeTruthy();
});

test("where the job description names no role, the opening's own title stands", async () => {
  const job_id = crypto.randomUUID();
  const opening = { id: job_id, title: "backend-2026", status: "active", created_at: "2026-01-05T09:00:00.000Z" };
  await showCandidate(
    { job_id },
    {
      "GET /api/bulk-file-uploads/": () => Response.json(stubBoard([], { title: "" })),
      "GET /api/jobs": () => Response.json([opening]),
    },
  );
  expect(await screen.findByText("backend-2026")).toBeTruthy();
});

test("somebody entered by hand is not screened, is told no strengths and no flags, and has no CV to open", async () => {
  const empty = { strengths: [], concerns: [], employment_history: [] };
  await showCandidate({ bulk_upload_id: null, status: "pending", score: 75, cv_file_path: "manual-entry", ...empty });
  expect(screen.getAllByText("No CV has been judged yet.")).toHaveLength(3);
  expect(screen.queryByText(/^Red flags|The CV lists/)).toBeNull();
  expect(screen.getAllByText("Not screened").length).toBeGreaterThan(1);
  expect(screen.queryByText("Medium Risk")).toBeNull();
  expect(screen.queryByRole("button", { name: /Show on page|Open CV/ })).toBeNull();
});

test("who shows the whole core is not said to lack nothing: something desirable may be missing", async () => {
  await showCandidate({ concerns: [] });
  expect(screen.getByText("No core requirement is missing or shown only in part.")).toBeTruthy();
});

test("without Pro there are prompts to unlock, and no red flags", async () => {
  await showCandidate({ locked: true, role_fit: null });
  expect(screen.getAllByRole("heading", { name: "Unlock Full Candidate Insights" })).toHaveLength(2);
  expect(screen.getByText("Red-flag detection is part of Pro.")).toBeTruthy();
});

test("with Pro I can write to the person from the report, before anything is decided", async () => {
  await showCandidate({}, { "GET /api/users/me": () => Response.json(stubProPlan()) });
  expect(await section("Decision").findByRole("button", { name: "E-mail" })).toBeTruthy();
  cleanup();
  await showCandidate({}, { "GET /api/users/me": () => Response.json(stubPlan()) });
  expect(await section("Decision").findByRole("button", { name: "Explain to the candidate" })).toBeTruthy();
  expect(section("Decision").queryByRole("button", { name: "E-mail" })).toBeNull();
});

test("with Pro the questions unfold, and the download says that it holds all of them", async () => {
  const candidate = stubCandidate({
    interview_insights: ["First?", "Second?", "Third?", "Fourth?"],
    technical_skills: [],
  });
  const pdf = `GET /api/bulk-analysis-results/${candidate.id}/report.pdf`;
  const server = show(candidate.id, () => Response.json(candidate), { [pdf]: () => new Response("%PDF") });
  await userEvent.click(await screen.findByRole("button", { name: "Download PDF Report" }));
  expect(await screen.findByText("Download Started")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show 2 More Questions" }));
  expect(screen.getByRole("button", { name: "Show Less Questions" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Download PDF Report (with all questions)" }));
  await waitFor(() =>
    expect(server.received(pdf).map(({ path }) => path.split("?")[1])).toEqual(["questions=first", "questions=all"]),
  );
});

test("with Pro a red flag stands with its reason", async () => {
  await showCandidate({ score: 39 });
  expect(section("Gaps / Concerns").getByText("Match score under 40")).toBeTruthy();
  expect(section("Gaps / Concerns").getByText("severity 9 of 10")).toBeTruthy();
});

test("somebody entered by hand was screened for nothing, and a CV's addresses are there to write to", async () => {
  await showCandidate({ bulk_upload_id: null, status: "pending", score: 75, contact_email: "mona@example.org" });
  expect(screen.queryByText(/Screened for/)).toBeNull();
  expect(screen.getByRole("link", { name: "mona@example.org" }).getAttribute("href")).toBe("mailto:mona@example.org");
});

test("outside the shortlist I read the place, and nothing against the person", async () => {
  await showCandidate({ is_shortlisted: false, shortlist_rank: null, place: { rank: 12, of: 60, shortlist: 10 } });
  expect(section("Final Recommendation").getByText("Rank 12 of 60, shortlist of 10")).toBeTruthy();
});

test("a download that fails says so", async () => {
  await showCandidate({}, {});
  vi.stubGlobal("fetch", () => Promise.resolve(refuse("unavailable", 503)));
  await userEvent.click(screen.getByRole("button", { name: "Download PDF Report" }));
  expect(await screen.findByText("Download Failed")).toBeTruthy();
});

test("notes are stored when I leave the field; a failure says so and keeps my text", async () => {
  let isDown = true;
  const { candidate, server } = await showCandidate(
    {},
    {
      "PATCH /api/bulk-analysis-results/": ({ body }) =>
        isDown ? refuse("unavailable", 503) : Response.json({ ...candidate, ...Object(body) }),
    },
  );
  const notes = screen.getByRole<HTMLTextAreaElement>("textbox");
  await userEvent.type(notes, "Call on Monday");
  await userEvent.tab();
  expect((await screen.findByRole("alert")).textContent).toContain("Not saved. Your text is kept here.");
  expect(notes.value).toBe("Call on Monday");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(server.received("PATCH").at(-1)?.body).toEqual({ notes: "Call on Monday" });
});

test("notes that were not stored yet go out as the page is closed", async () => {
  const { server } = await showCandidate({}, { "PATCH /api/bulk-analysis-results/": () => refuse("unavailable", 503) });
  await userEvent.type(screen.getByRole("textbox"), "Call");
  window.dispatchEvent(new Event("pagehide"));
  expect(server.received("PATCH").at(-1)?.body).toEqual({ notes: "Call" });
});

test("markup, formulas and right-to-left text are shown as text", async () => {
  const hostile = `<img src=x onerror=alert(1)> =HYPERLINK("x") \u202Egnp.exe ${"x".repeat(10_000)}`;
  await showCandidate({ candidate_name: hostile, summary: hostile, strengths: [hostile], concerns: [hostile] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(hostile);
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).querySelector("bdi")).not.toBeNull();
});

test("a CV that is still being read has a calm page, and one that failed its reason", async () => {
  await showCandidate({ status: "analyzing", score: null });
  expect(screen.getByRole("heading", { level: 1, name: "Analyzing" })).toBeTruthy();
  cleanup();
  await showCandidate({ status: "error", score: null, error_message: "The file is damaged." });
  expect(screen.getByText("Reason: The file is damaged.")).toBeTruthy();
});

test("a report that is open follows its row", async () => {
  let name = "Amara Okafor";
  const { id } = stubCandidate();
  show(id, () => Response.json(stubCandidate({ id, candidate_name: name })));
  await screen.findByRole("heading", { level: 1, name });
  name = "Amara Hale";
  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
});

test.each([ABSENT, "not-an-id"])("the id %s belongs to nobody here", async (id) => {
  show(id, () => refuse("not_found", 404));
  expect(await screen.findByRole("heading", { name: "Candidate Not Found" })).toBeTruthy();
  expect(screen.getByText("The requested candidate analysis could not be found.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe("/dashboard");
});

test("a page that could not be loaded says so", async () => {
  show(ABSENT, () => refuse("unavailable", 503));
  expect(await screen.findByRole("heading", { level: 1, name: "Failed to load candidate details" })).toBeTruthy();
  expect((await screen.findAllByText("Error")).length).toBe(2);
});
