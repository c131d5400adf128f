import { composePaper } from "#analysis/report/compose-paper.ts";
import { listSome, presentCandidate } from "#db/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { listTitles } from "#db/opening-queries.ts";
import { hasPro } from "#db/plan-queries.ts";
import { CSV_HEADER, toCsvRow } from "#shared/candidate-csv.ts";
import type { Candidate } from "#shared/candidate.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { writeCompleteReport } from "#shared/text-report.ts";
import { type CsvCell, writeCsv } from "#shared/write-csv.ts";
import type { CommandDeps } from "./command-deps.ts";
import { nameReport } from "./name-report.ts";
import type { ZipEntry } from "./zip-stream.ts";

type BundleDeps = Pick<CommandDeps, "db" | "typesetter">;

interface Exported {
  candidate: Candidate;
  vacancy: string | null;
}

/** So many whole rows are in memory at a time, however many are exported and however slowly they are fetched. */
const ROWS_AT_A_TIME = 10;
const DIGITS = 3;

/** For each candidate the report as PDF and as text, in the order asked for, and one table of them all. */
export async function* writeBundle(deps: BundleDeps, ownerId: UserId, ids: CandidateId[]): AsyncGenerator<ZipEntry> {
  const table: CsvCell[][] = [];
  for await (const { candidate, vacancy } of listExported(deps, ownerId, ids)) {
    table.push(toCsvRow(candidate, vacancy));
    // The number keeps the order, and makes one name of two people's.
    const name = `${String(table.length).padStart(DIGITS, "0")} ${nameReport(candidate)}`;
    const pdf = await deps.typesetter.print(ownerId, composePaper(candidate, { vacancy, questions: "all" }));
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
      const rows = await listSome(tx, ownerId, portion);
      return rows.map((row) => ({
        candidate: presentCandidate(row, [], isOpen),
        vacancy: titles.get(row.id) ?? null,
      }));
    });
  }
}
