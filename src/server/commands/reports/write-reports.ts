import { audit } from "#db/operations/audit-queries.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import { listSome, presentCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { listCriteriaOf } from "#db/vacancies/criteria-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { listPlaces } from "#db/screening/ranking-queries.ts";
import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import { type CandidateRow, UNASSIGNED } from "#shared/candidates/candidate-row.ts";
import type { UserId } from "#shared/ids.ts";
import { writeTitle } from "#shared/plain-text.ts";
import { writeTextReport } from "#shared/reports/text-report.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { countRows, listRows } from "#commands/candidates/list-rows.ts";

const REPORTS_AT_A_TIME = 100;

export interface Reports {
  count: number;
  text: AsyncGenerator<string>;
}

/** One text, written while it is downloaded: thousands of reports pass in little memory. */
export async function writeReports(deps: CommandDeps, ownerId: UserId, filter: CandidateFilter): Promise<Reports> {
  const { total } = await countRows(deps, ownerId, filter);
  await asOwner(deps.db, ownerId, (tx) => audit(tx, ownerId, "reports_exported"));
  return { count: total, text: textOf(deps, ownerId, filter) };
}

async function* textOf(deps: CommandDeps, ownerId: UserId, filter: CandidateFilter) {
  yield writeTitle("CANDIDATE REPORTS");
  const query = { ...filter, view: "row", order: "created_at.desc", limit: REPORTS_AT_A_TIME } as const;
  let page = await listRows(deps, ownerId, query);
  while (page.length > 0) {
    yield* await writePage(deps, ownerId, page);
    const cursor = page.at(-1)?.id;
    page = page.length < REPORTS_AT_A_TIME ? [] : await listRows(deps, ownerId, { ...query, cursor });
  }
}

async function writePage({ db }: CommandDeps, ownerId: UserId, page: CandidateRow[]): Promise<string[]> {
  return asOwner(db, ownerId, async (tx) => {
    const isOpen = await hasPro(tx, ownerId);
    const ids = page.map(({ id }) => id);
    const rows = await coverRows(tx, ownerId, await listSome(tx, ownerId, ids));
    const whole = new Map(rows.map((row) => [row.id, row]));
    const uploads = rows.map(({ bulk_upload_id }) => bulk_upload_id);
    const asked = await listCriteriaOf(tx, ownerId, uploads);
    const places = await listPlaces(tx, ownerId, ids);
    return page.flatMap(({ id, jobTitle }) => {
      const row = whole.get(id);
      if (row === undefined) return [];
      const criteria = row.bulk_upload_id === null ? [] : (asked.get(row.bulk_upload_id) ?? []);
      const title = jobTitle === UNASSIGNED ? null : jobTitle;
      return writeTextReport(presentCandidate(row, [], isOpen, places.get(id)), { title, criteria });
    });
  });
}
