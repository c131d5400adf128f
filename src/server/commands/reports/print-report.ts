import { composeReportPdf, type ReportPdfOptions } from "#analysis/report/compose-report-pdf.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { getShownCandidate, presentCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { listTitles } from "#db/vacancies/opening-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { listPlaces } from "#db/screening/ranking-queries.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { nameReport } from "./name-report.ts";

/** A candidate's report as a PDF; without Pro it holds nothing that only Pro shows. Nothing is kept: asking twice sets it twice. */
export async function printReport(
  { db, typesetter }: CommandDeps,
  ownerId: UserId,
  { id, questions }: { id: CandidateId; questions: ReportPdfOptions["questions"] },
): Promise<{ fileName: string; pdf: Uint8Array }> {
  const { candidate, vacancy, criteria } = await asOwner(db, ownerId, async (tx) => {
    const row = await getShownCandidate(tx, ownerId, id);
    await audit(tx, ownerId, "report_downloaded", id);
    const titles = await listTitles(tx, ownerId, [id]);
    const places = await listPlaces(tx, ownerId, [id]);
    const candidate = presentCandidate(row, [], await hasPro(tx, ownerId), places.get(id));
    const upload = candidate.bulk_upload_id;
    const criteria = upload === null ? [] : await listCriteria(tx, ownerId, upload);
    return { candidate, vacancy: titles.get(id) ?? null, criteria };
  });
  const pdf = await typesetter.print(ownerId, composeReportPdf(candidate, { vacancy, criteria, questions }));
  return { fileName: `${nameReport(candidate)} - candidate report.pdf`, pdf };
}
