import { composeEvidencePdf } from "#analysis/report/compose-evidence-pdf.ts";
import { asOwner } from "#db/client.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import { nameReport } from "./name-report.ts";

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
