import { callCandidateInFull } from "./call-candidate.ts";
import type { Candidate } from "./candidate.ts";
import { recommendation, shortlistStatus } from "./score-bands.ts";
import { type CsvCell, writeCsv } from "./write-csv.ts";

const HEADER = ["Candidate Name", "Match Score", "Shortlist Status", "Decision", "Shortlist Rank", "File Name"];

/** Everybody of one upload, the best score first; whoever could not be read comes last, without a score and a decision. */
export function writeShortlistCsv(candidates: readonly Candidate[]): string {
  return writeCsv([HEADER, ...candidates.toSorted(byScoreThenRank).map(toRow)]);
}

/** Equal scores stand as on the shortlist. */
function byScoreThenRank(left: Candidate, right: Candidate) {
  return (right.score ?? -1) - (left.score ?? -1) || rankOf(left) - rankOf(right);
}

function rankOf({ shortlist_rank }: Candidate) {
  return shortlist_rank ?? Number.MAX_SAFE_INTEGER;
}

function toRow(candidate: Candidate): CsvCell[] {
  const { score, is_shortlisted, shortlist_rank, file_name } = candidate;
  const judgement =
    score === null ? ["Failed", null] : [shortlistStatus(is_shortlisted), recommendation(score, is_shortlisted)];
  return [callCandidateInFull(candidate), score, ...judgement, shortlist_rank, file_name];
}
