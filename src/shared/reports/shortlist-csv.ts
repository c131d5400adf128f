import { callCandidateInFull } from "#shared/candidates/call-candidate.ts";
import type { Candidate, Place } from "#shared/candidates/candidate.ts";
import { describeDecision } from "#shared/candidates/decision.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { shortlistStatus, describeStanding } from "#shared/screening/score-bands.ts";
import { type ShownSum, showSum } from "#shared/screening/shown-sum.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { type CsvCell, writeCsv } from "#shared/write-csv.ts";

const SPECIFIED = ["Candidate Name", "Match Score", "Shortlist Status", "Decision", "Shortlist Rank", "File Name"];
/** The specified "Decision" is the recommendation; what a person decided needs a column of its own. */
const HEADER = [...SPECIFIED, "Decided by a person"];

/**
 * Everybody of one upload, the best score first; CVs that could not be read come last, without a score and a decision. After the
 * six specified columns come what a person decided, the points of each criterion, what they add up to, and the cap.
 */
export function writeShortlistCsv(candidates: readonly Candidate[], criteria: readonly KeyedCriterion[]): string {
  const inOrder = candidates.toSorted(byScoreThenRank);
  const scored = inOrder.filter(({ score }) => score !== null);
  const places = { of: scored.length, shortlist: scored.filter(({ is_shortlisted }) => is_shortlisted).length };
  const rows = inOrder.map((candidate, index) => toRow(candidate, criteria, { rank: index + 1, ...places }));
  return writeCsv([[...HEADER, ...nameColumns(criteria)], ...rows]);
}

/** Equal scores stand as on the shortlist. */
function byScoreThenRank(left: Candidate, right: Candidate) {
  return (right.score ?? -1) - (left.score ?? -1) || rankOf(left) - rankOf(right);
}

const rankOf = ({ shortlist_rank }: Candidate) => shortlist_rank ?? Number.MAX_SAFE_INTEGER;

function toRow(candidate: Candidate, criteria: readonly KeyedCriterion[], places: Place): CsvCell[] {
  const { score, is_shortlisted, shortlist_rank, file_name, findings } = candidate;
  const sum = showSum(criteria, findings);
  const status = is_shortlisted ? shortlistStatus(true) : `${shortlistStatus(false)}: ${describeStanding(places)}`;
  const judgement = score === null ? ["Failed", null] : [status, giveVerdict(score, sum.lines).recommendation];
  const specified = [callCandidateInFull(candidate), score, ...judgement, shortlist_rank, file_name];
  return [...specified, describeDecision(candidate), ...listPoints(sum, criteria)];
}

/** Two criteria may have the same wording: each has its column. */
function nameColumns(criteria: readonly KeyedCriterion[]): string[] {
  return criteria.length === 0 ? [] : [...criteria.map(({ wording }) => `Points: ${wording}`), "Points: Total", "Cap"];
}

function listPoints({ lines, total, cap }: ShownSum, criteria: readonly KeyedCriterion[]): CsvCell[] {
  if (criteria.length === 0) return [];
  const points = new Map(lines.map((line) => [line.key, line.points]));
  return [...criteria.map(({ key }) => points.get(key) ?? null), total, cap];
}
