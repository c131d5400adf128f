import { composeReportPdf } from "#analysis/report/compose-report-pdf.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import { listSome, presentCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { listCriteriaOf } from "#db/vacancies/criteria-queries.ts";
import { listTitles } from "#db/vacancies/opening-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { listPlaces } from "#db/screening/ranking-queries.ts";
import { CSV_HEADER, toCsvRow } from "#shared/candidates/candidate-csv.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { type ReportedVacancy, writeCompleteReport } from "#shared/reports/text-report.ts";
import { type CsvCell, writeCsv } from "#shared/write-csv.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { nameReport } from "./name-report.ts";
import type { ZipEntry } from "#commands/files/zip-stream.ts";

type BundleDeps = Pick<CommandDeps, "db" | "typesetter">;

interface Exported {
  candidate: Candidate;
  vacancy: ReportedVacancy;
}

/** So many whole rows are in memory at a time, however many are exported and however slowly they are fetched. */
const ROWS_AT_A_TIME = 10;
const DIGITS = 3;

/** For each candidate the report as PDF and as text, in the order asked for, and one table of them all. */
export async function* writeBundle(deps: BundleDeps, ownerId: UserId, ids: CandidateId[]): AsyncGenerator<ZipEntry> {
  const table: CsvCell[][] = [];
  for await (const { candidate, vacancy } of listExported(deps, ownerId, ids)) {
    table.push(toCsvRow(candidate, vacancy.title));
    // The number keeps the order, and makes one name of two people's.
    const name = `${String(table.length).padStart(DIGITS, "0")} ${nameReport(candidate)}`;
    const { title, criteria } = vacancy;
    const paper = composeReportPdf(candidate, { vacancy: title, criteria, questions: "all" });
    const pdf = await deps.typesetter.print(ownerId, paper);
    yield { name: `${name}.pdf`, content: [pdf] };
    yield { name: `${name}.txt`, content: [Buffer.from(writeCompleteReport(candidate, vacancy))] };
  }
  yield { name: "candidates.csv", content: [Buffer.from(writeCsv([CSV_HEADER, ...table]))] };
}

async function* listExported({ db }: BundleDeps, ownerId: UserId, ids: CandidateId[]): AsyncGenerator<Exported> {
  for (let start = 0; start < ids.length; start += ROWS_AT_A_TIME) {
    const portion = ids.slice(start, start + ROWS_AT_A_TIME);
    yield* await asOwner(db, ownerId, async (tx) => {
      const isOpen = await hasPro(tx, ownerId);
      const titles = await listTitles(tx, ownerId, portion);
      const places = await listPlaces(tx, ownerId, portion);
      const rows = await coverRows(tx, ownerId, await listSome(tx, ownerId, portion));
      const asked = await listCriteriaOf(
        tx,
        ownerId,
        rows.map(({ bulk_upload_id }) => bulk_upload_id),
      );
      return rows.map((row) => {
        const criteria = row.bulk_upload_id === null ? [] : (asked.get(row.bulk_upload_id) ?? []);
        return {
          candidate: presentCandidate(row, [], isOpen, places.get(row.id)),
          vacancy: { title: titles.get(row.id) ?? null, criteria },
        };
      });
    });
  }
}
