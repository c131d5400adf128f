import * as z from "zod/mini";
import { CandidateId, OpeningId } from "#shared/ids.ts";
import { defineTool } from "./tool.ts";
import { asData, asText } from "./untrusted-data.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { formatSum, showSum } from "#shared/screening/shown-sum.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";

const MOST_RANKED = 25;

const withNames = z._default(
  z
    .boolean()
    .check(
      z.describe("Also names and ways to reach people. Scores were made without them; leave them out when comparing."),
    ),
  false,
);

const listVacancies = defineTool({
  name: "list_vacancies",
  title: "List vacancies",
  description: "The vacancies of the account, with how many CVs each has, the best score and what was decided.",
  input: z.object({}),
  isReadOnly: true,
  run: async (caller) => {
    const openings = await caller.call("listOpeningSummaries", { query: { view: "summary" } });
    const rows = openings.map(({ id, title, status, counts, best, last_cv_at }) => ({
      vacancy_id: id,
      title,
      status,
      counts,
      best_score: best,
      last_cv_at,
    }));
    return rows.length === 0 ? asText("There is no vacancy yet.") : asData("The vacancies of the account.", rows);
  },
});

const readRanking = defineTool({
  name: "read_ranking",
  title: "Read a ranking with its evidence",
  description:
    "Candidates of a vacancy in the order of their places, with the verdict on each criterion, its points and the quotes that decide it.",
  input: z.object({
    vacancy_id: OpeningId,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_RANKED)), 10),
    offset: z._default(z.int().check(z.minimum(0)), 0),
    with_names: withNames,
  }),
  isReadOnly: true,
  run: async (caller, { vacancy_id: id, limit, offset, with_names }) => {
    const { title, upload_id, counts } = await caller.call("getOpeningPage", { params: { id } });
    if (upload_id === null) return asText("Nothing was screened for this vacancy yet.");
    const { criteria } = await caller.call("listCriteria", { params: { id: upload_id } });
    const ranked = await caller.call("listRanking", { params: { id }, query: { limit, offset } });
    const rows = [];
    for (const { id: candidate_id, place, score, status, is_shortlisted, decision } of ranked) {
      const candidate = await caller.call("getCandidate", { params: { id: candidate_id } });
      const standing = { candidate_id, place, score, status, is_shortlisted, decision };
      rows.push({ ...standing, ...(with_names && viewPerson(candidate)), evidence: viewEvidence(criteria, candidate) });
    }
    return asData("The ranking of a vacancy, the best first.", { title, counts, candidates: rows });
  },
});

const explainScore = defineTool({
  name: "explain_score",
  title: "Explain a score",
  description:
    "How the score of one candidate came about: points of each criterion, quotes, caps, and what asks for a second look.",
  input: z.object({ candidate_id: CandidateId, with_names: withNames }),
  isReadOnly: true,
  run: async (caller, { candidate_id: id, with_names }) => {
    const candidate = await caller.call("getCandidate", { params: { id } });
    const { bulk_upload_id, score, status, place, engine_version, needs_review, error_message, decision } = candidate;
    if (bulk_upload_id === null || score === null)
      return asText(`This candidate has no score: ${error_message ?? `the CV is ${status}`}.`);
    const { criteria } = await caller.call("listCriteria", { params: { id: bulk_upload_id } });
    return asData("How a score came about: it is the sum of the points.", {
      score,
      sum: viewSum(criteria, candidate),
      place,
      decision,
      needs_review,
      engine_version,
      ...(with_names && viewPerson(candidate)),
      evidence: viewEvidence(criteria, candidate),
    });
  },
});

export const readingTools = [listVacancies, readRanking, explainScore];

const MOST_QUOTES = 2;

/** What each criterion of the board brought, and the places of the CV that decided it. */
function viewEvidence(criteria: readonly KeyedCriterion[], { findings }: Candidate) {
  return showSum(criteria, findings).lines.map(({ wording, importance, level, points, of, quotes }) => ({
    criterion: wording,
    importance,
    verdict: level,
    points,
    of,
    quotes: quotes.slice(0, MOST_QUOTES).map(({ text, page }) => ({ text, page })),
  }));
}

/** The sum, and why the score is lower where it is. */
function viewSum(criteria: readonly KeyedCriterion[], { findings }: Candidate): string | null {
  return formatSum(showSum(criteria, findings));
}

/** Without the name and the ways to reach the person, unless they were asked for: judging never saw them. */
function viewPerson({
  candidate_name: name,
  contact_email,
  contact_phone,
  current_job_title,
  current_employer,
}: Candidate) {
  return { name, email: contact_email, phone: contact_phone, current_job_title, current_employer };
}
