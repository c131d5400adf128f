import { composeEvidencePdf } from "#analysis/report/compose-evidence-pdf.ts";
import { asOwner, type Tx } from "#db/client.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { nameReport } from "./name-report.ts";
import { listLaterChanges } from "#analysis/report/list-later-changes.ts";
import { getShownCandidate } from "#db/candidates/candidate-queries.ts";
import { listShownDecisions } from "#db/candidates/decision-queries.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { listSeals, readLogHead } from "#db/reports/evidence-queries.ts";
import { listTitles } from "#db/vacancies/opening-queries.ts";
import { coverCircumstances, gatherCircumstances } from "#commands/candidates/gather-circumstances.ts";
import { callCandidateInFull } from "#shared/candidates/call-candidate.ts";
import { EvidencePack, HOW_TO_CHECK, LEFT_OUT_WHILE_COVERED, type Seal } from "#shared/reports/evidence-pack.ts";

export interface EvidenceFile {
  fileName: string;
  type: "application/pdf" | "application/json";
  bytes: Uint8Array;
}

/** The evidence pack of one candidate. Nothing is kept: asked for twice it is made twice, and the log tells of both. */
export async function printEvidence(
  { db, typesetter }: CommandDeps,
  ownerId: UserId,
  { id, form }: { id: CandidateId; form: "pdf" | "json" },
): Promise<EvidenceFile> {
  const pack = await asOwner(db, ownerId, (tx) => gatherEvidence(tx, ownerId, id));
  const name = nameReport({ candidate_name: pack.candidate.name, file_name: pack.candidate.file_name });
  const fileName = `${name} - evidence pack.${form}`;
  if (form === "json")
    return { fileName, type: "application/json", bytes: Buffer.from(`${JSON.stringify(pack, null, 2)}\n`) };
  return { fileName, type: "application/pdf", bytes: await typesetter.print(ownerId, composeEvidencePdf(pack)) };
}

/** Everything on record about one candidate. That it was taken out is an entry of the log itself; nothing else changes. */
async function gatherEvidence(tx: Tx, ownerId: UserId, id: CandidateId): Promise<EvidencePack> {
  const row = await getShownCandidate(tx, ownerId, id);
  await audit(tx, ownerId, "evidence_exported", id);
  const [titles, made, seals] = [
    await listTitles(tx, ownerId, [id]),
    await listShownDecisions(tx, ownerId, id),
    await listSeals(tx, id),
  ];
  const known = (await gatherCircumstances(tx, ownerId, [row])).get(id);
  const shown = known && (await coverCircumstances(tx, ownerId, id, known));
  const present = { ...shown, decision: row.decision };
  const last = made.at(-1);
  const pack: EvidencePack = EvidencePack.parse({
    format: "evenhand-evidence-1",
    made_at: new Date().toISOString(),
    candidate: {
      id,
      name: callCandidateInFull(row),
      file_name: row.file_name,
      vacancy: titles.get(id) ?? null,
      screened_at: row.completed_at ?? row.created_at,
    },
    decisions: made.map((decision) => Object.assign({}, decision, { check: sealOf(seals.get(decision.id), row) })),
    present,
    changed_later: [],
    log: await readLogHead(tx),
    how_to_check: row.is_covered ? `${HOW_TO_CHECK} ${LEFT_OUT_WHILE_COVERED}` : HOW_TO_CHECK,
  });
  return last === undefined ? pack : { ...pack, changed_later: listLaterChanges(last, pack.present) };
}

/** What was sealed holds the words of the CV as they stood. */
function sealOf(seal: Seal | undefined, { is_covered }: { is_covered: boolean }) {
  return is_covered ? seal && { ...seal, sealed_text: null } : seal;
}
