import type { Candidate } from "./candidate.ts";
import { recommendation, shortlistStatus } from "./score-bands.ts";
import { type CsvCell, writeCsv } from "./write-csv.ts";

const HEADER = ["Candidate Name", "Match Score", "Shortlist Status", "Decision", "Shortlist Rank", "File Name"];

/** Everybody of one upload, the best score first; whoever could not be read comes last, without a score and a decision. */
export function writeShortlistCsv(candidates: readonly Candidate[]): string {
  const ranked = candidates.toSorted((left, right) => (right.score ?? -1) - (left.score ?? -1));
  return writeCsv([HEADER, ...ranked.map(toRow)]);
}

function toRow({ candidate_name, score, is_shortlisted, shortlist_rank, file_name }: Candidate): CsvCell[] {
  const judgement =
    score === null ? ["Failed", null] : [shortlistStatus(is_shortlisted), recommendation(score, is_shortlisted)];
  return [candidate_name, score, ...judgement, shortlist_rank, file_name];
}
