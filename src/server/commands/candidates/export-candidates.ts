import { callCandidateInFull } from "#shared/candidates/call-candidate.ts";
import { type ExportedRow, listExported } from "#db/candidates/candidate-export-queries.ts";
import { findCandidates } from "#db/candidates/candidate-search-queries.ts";
import { asOwner } from "#db/client.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { CSV_HEADER, decisionCells, joinSkills } from "#shared/candidates/candidate-csv.ts";
import { displayStatus } from "#shared/candidates/display-status.ts";
import type { CandidateExport } from "#shared/candidates/candidate-filter.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { isEmptyQuery, parseQuery } from "#shared/candidates/search-candidates.ts";
import { type CsvCell, writeCsv, writeCsvRows } from "#shared/write-csv.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

const ROWS_IN_A_PIECE = 100;
const ALL_HITS = 1_000_000;

/** A CSV that is written while it is downloaded. It changes nothing. */
export async function exportCandidates(
  { db }: CommandDeps,
  ownerId: UserId,
  asked: CandidateExport,
): Promise<AsyncGenerator<Uint8Array>> {
  const ids = "ids" in asked ? asked.ids : undefined;
  const filter = "filter" in asked ? asked.filter : {};
  const hits = await asOwner(db, ownerId, async (tx) => {
    if (!(await hasPro(tx, ownerId))) throw new AppError("pro_required");
    const words = parseQuery(filter.q ?? "");
    return isEmptyQuery(words) ? undefined : findCandidates(tx, words, filter, ALL_HITS);
  });
  return writeRows(listExported(db, ownerId, { filter, hits, ids }));
}

async function* writeRows(rows: AsyncGenerator<ExportedRow>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(writeCsv([CSV_HEADER]));
  let piece: CsvCell[][] = [];
  for await (const row of rows) {
    piece.push(cellsOf(row));
    if (piece.length < ROWS_IN_A_PIECE) continue;
    yield Buffer.from(writeCsvRows(piece));
    piece = [];
  }
  if (piece.length > 0) yield Buffer.from(writeCsvRows(piece));
}

function cellsOf(row: ExportedRow): CsvCell[] {
  const { score, jobTitle, technicalSkills, softSkills } = row;
  const name = callCandidateInFull(row);
  const skills = [technicalSkills, softSkills].map(joinSkills);
  return [name, score, displayStatus(row), jobTitle, ...skills, ...decisionCells(row)];
}
