import { listCandidateRows, type StoredRow } from "#db/candidates/candidate-row-queries.ts";
import { countCandidates } from "#db/candidates/candidate-stats-queries.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { type CandidateFilter, type CandidateRowQuery, isAdvanced } from "#shared/candidates/candidate-filter.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { findHits, listExcerpts, orderOf, rankHits } from "./search-rows.ts";

export async function listRows({ db }: CommandDeps, ownerId: UserId, query: CandidateRowQuery) {
  return asOwner(db, ownerId, async (tx) => {
    const isOpen = await refuseUnlessPro(tx, ownerId, query);
    const order = orderOf(query, query.order);
    const hits = order === "relevance" ? await rankHits(tx, ownerId, query) : await findHits(tx, query);
    const { cursor, limit } = query;
    const found = await listCandidateRows(tx, ownerId, { filter: query, hits, order, cursor, limit });
    const rows = await coverRows(tx, ownerId, found);
    const ids = rows.map(({ id }) => id);
    const excerpts = await listExcerpts(tx, ownerId, query, ids);
    return rows.map((row) => presentRow(row, excerpts.get(row.id) ?? null, isOpen));
  });
}

function presentRow(row: StoredRow, excerpt: string | null, isOpen: boolean): CandidateRow {
  const isNamed = row.candidate_name !== null;
  const redFlags = isOpen ? row.redFlags : null;
  return { ...row, name: callCandidate(row), isNamed, excerpt, redFlags, locked: !isOpen };
}

export async function countRows({ db }: CommandDeps, ownerId: UserId, filter: CandidateFilter) {
  return asOwner(db, ownerId, async (tx) => {
    await refuseUnlessPro(tx, ownerId, filter);
    return countCandidates(tx, ownerId, filter, await findHits(tx, filter));
  });
}

/** Answers whether Pro is open to them. */
async function refuseUnlessPro(tx: Tx, ownerId: UserId, filter: CandidateFilter): Promise<boolean> {
  const isOpen = await hasPro(tx, ownerId);
  if (!isOpen && isAdvanced(filter)) throw new AppError("pro_required");
  return isOpen;
}
