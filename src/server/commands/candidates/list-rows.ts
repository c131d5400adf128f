import { findCandidates, listSearchTexts } from "#db/candidates/candidate-search-queries.ts";
import { listCandidateRows, namePart, type StoredRow } from "#db/candidates/candidate-row-queries.ts";
import { countCandidates } from "#db/candidates/candidate-stats-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import {
  type CandidateFilter,
  type CandidateRowQuery,
  type CandidateStats,
  isAdvanced,
} from "#shared/candidates/candidate-filter.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { isEmptyQuery, parseQuery, type Query, scoreText } from "#shared/candidates/search-candidates.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** So many hits, the newest, are put in the order of their worth: scoring 1000 takes some 20 ms. Other orders hold all hits. */
const RANKED_HITS = 1000;
const ALL_HITS = 1_000_000;

export async function listRows(
  { db }: CommandDeps,
  ownerId: UserId,
  query: CandidateRowQuery,
): Promise<CandidateRow[]> {
  return asOwner(db, ownerId, async (tx) => {
    const isOpen = await refuseUnlessPro(tx, ownerId, query);
    const words = wordsOf(query);
    const isRanked = words !== undefined && namePart(query) === undefined;
    const order = query.order ?? (isRanked ? "relevance" : "created_at.desc");
    const hits = words && (await search(tx, ownerId, words, query, order === "relevance"));
    const { cursor, limit } = query;
    const rows = await listCandidateRows(tx, ownerId, { filter: query, hits, order, cursor, limit });
    return rows.map((row) => presentRow(row, isOpen));
  });
}

function presentRow(row: StoredRow, isOpen: boolean): CandidateRow {
  const isNamed = row.candidate_name !== null;
  return { ...row, name: callCandidate(row), isNamed, redFlags: isOpen ? row.redFlags : null, locked: !isOpen };
}

export async function countRows(
  { db }: CommandDeps,
  ownerId: UserId,
  filter: CandidateFilter,
): Promise<CandidateStats> {
  return asOwner(db, ownerId, async (tx) => {
    await refuseUnlessPro(tx, ownerId, filter);
    const words = wordsOf(filter);
    const hits = words && (await findCandidates(tx, words, filter, ALL_HITS));
    return countCandidates(tx, ownerId, filter, hits);
  });
}

/** Answers whether Pro is open to them. */
async function refuseUnlessPro(tx: Tx, ownerId: UserId, filter: CandidateFilter): Promise<boolean> {
  const isOpen = await hasPro(tx, ownerId);
  if (!isOpen && isAdvanced(filter)) throw new AppError("pro_required");
  return isOpen;
}

/** A name is looked for as a phrase in all of the text; the list then keeps those who have it in a name. */
function wordsOf(filter: CandidateFilter): Query | undefined {
  const name = namePart(filter);
  if (name !== undefined) return { quoted: [name], whole: undefined, words: [] };
  const query = parseQuery(filter.q ?? "");
  return isEmptyQuery(query) ? undefined : query;
}

async function search(
  tx: Tx,
  ownerId: UserId,
  query: Query,
  filter: CandidateFilter,
  isRanked: boolean,
): Promise<CandidateId[]> {
  const found = await findCandidates(tx, query, filter, isRanked ? RANKED_HITS : ALL_HITS);
  if (!isRanked) return found;
  const texts = await listSearchTexts(tx, ownerId, found);
  const worth = new Map(texts.map(({ id, text }) => [id, scoreText(text, query)]));
  return found.toSorted((left, right) => (worth.get(right) ?? 0) - (worth.get(left) ?? 0));
}
