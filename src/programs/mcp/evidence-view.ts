import type { Candidate } from "#shared/candidates/candidate.ts";
import { formatSum, showSum } from "#shared/screening/shown-sum.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";

const MOST_QUOTES = 2;

/** What each criterion of the board brought, and the places of the CV that decided it. */
export function viewEvidence(criteria: readonly KeyedCriterion[], { findings }: Candidate) {
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
export function viewSum(criteria: readonly KeyedCriterion[], { findings }: Candidate): string | null {
  return formatSum(showSum(criteria, findings));
}

/** Without the name and the ways to reach the person, unless they were asked for: judging never saw them. */
export function viewPerson({
  candidate_name: name,
  contact_email,
  contact_phone,
  current_job_title,
  current_employer,
}: Candidate) {
  return { name, email: contact_email, phone: contact_phone, current_job_title, current_employer };
}
