import { listRevealed } from "#db/candidates/blind-queries.ts";
import type { Tx } from "#db/client.ts";
import { listOwnAudit } from "#db/operations/audit-queries.ts";
import { findAuthor } from "#db/vacancies/board-queries.ts";
import { findReadUpload } from "#db/screening/upload-queries.ts";
import { listOpeningDecisions } from "#db/vacancies/opening-decision-queries.ts";
import {
  countOpening,
  getOpening,
  listDeliveries,
  listRanking,
  type StoredDelivery,
} from "#db/vacancies/opening-page-queries.ts";
import type { OpeningId, UserId } from "#shared/ids.ts";
import {
  HistoryAction,
  type HistoryEntry,
  type OpeningPage,
  type RankedCv,
  type RankingQuery,
} from "#shared/vacancies/opening-page.ts";

const MOST_ENTRIES = 40;

export async function readOpeningPage(tx: Tx, ownerId: UserId, id: OpeningId): Promise<OpeningPage> {
  const opening = await getOpening(tx, ownerId, id);
  const present = await findReadUpload(tx, ownerId, id);
  const deliveries = await listDeliveries(tx, ownerId, id);
  const ranking = present && (present.ranking_id ?? present.id);
  return {
    ...opening,
    upload_id: present?.id ?? null,
    counts: await countOpening(tx, ownerId, id),
    deliveries: deliveries.filter((one) => ranking === undefined || one.ranking === ranking),
    earlier: listEarlier(deliveries.filter((one) => ranking !== undefined && one.ranking !== ranking)),
    history: await listHistory(tx, ownerId, id, deliveries),
  };
}

/** One line for each ranking, led to by its newest delivery. */
function listEarlier(deliveries: StoredDelivery[]): OpeningPage["earlier"] {
  return [...Map.groupBy(deliveries, ({ ranking }) => ranking).values()].flatMap((together) =>
    together.slice(0, 1).map((newest) => ({
      upload_id: newest.id,
      created_at: newest.created_at,
      cvs: together.reduce((sum, { total_cvs }) => sum + total_cvs, 0),
    })),
  );
}

async function listHistory(tx: Tx, ownerId: UserId, id: OpeningId, deliveries: StoredDelivery[]) {
  const cvs = new Map<string, number>(deliveries.map((one) => [one.id, one.total_cvs]));
  const by = (await findAuthor(tx, ownerId)) ?? "";
  const revealed = await listRevealed(tx, ownerId, id);
  const entries = await listOwnAudit(tx, [id, ...cvs.keys(), ...revealed.keys()], HistoryAction.options, MOST_ENTRIES);
  const done = entries.map(({ action, subject_id, created_at: at }) => ({
    action,
    at,
    by,
    cvs: cvs.get(subject_id) ?? null,
    candidate: revealed.get(subject_id) ?? null,
  }));
  const decided = await listOpeningDecisions(tx, ownerId, id, MOST_ENTRIES);
  const all: HistoryEntry[] = [...done, ...decided];
  return all.toSorted((left, right) => (left.at < right.at ? 1 : -1)).slice(0, MOST_ENTRIES);
}

/** Empty as long as no job description of the vacancy was read. */
export async function readRanking(tx: Tx, ownerId: UserId, id: OpeningId, query: RankingQuery): Promise<RankedCv[]> {
  await getOpening(tx, ownerId, id);
  const present = await findReadUpload(tx, ownerId, id);
  return present === undefined ? [] : listRanking(tx, ownerId, present.id, query);
}
