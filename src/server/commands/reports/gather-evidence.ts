import { listLaterChanges } from "#analysis/report/list-later-changes.ts";
import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { listDecisions } from "#db/candidates/decision-queries.ts";
import type { Tx } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { listSeals, readLogHead } from "#db/reports/evidence-queries.ts";
import { listTitles } from "#db/vacancies/opening-queries.ts";
import { gatherCircumstances } from "#commands/candidates/gather-circumstances.ts";
import { callCandidateInFull } from "#shared/candidates/call-candidate.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import { EvidencePack, HOW_TO_CHECK } from "#shared/reports/evidence-pack.ts";

/** Everything on record about one candidate. That it was taken out is an entry of the log itself; nothing else changes. */
export async function gatherEvidence(tx: Tx, ownerId: UserId, id: CandidateId): Promise<EvidencePack> {
  const row = await getCandidate(tx, ownerId, id);
  await audit(tx, ownerId, "evidence_exported", id);
  const [titles, made, seals] = [
    await listTitles(tx, ownerId, [id]),
    await listDecisions(tx, ownerId, id),
    await listSeals(tx, id),
  ];
  const known = (await gatherCircumstances(tx, ownerId, [row])).get(id);
  const present = { ...known, decision: row.decision };
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
    decisions: made.map((decision) => Object.assign({}, decision, { check: seals.get(decision.id) })),
    present,
    changed_later: [],
    log: await readLogHead(tx),
    how_to_check: HOW_TO_CHECK,
  });
  return last === undefined ? pack : { ...pack, changed_later: listLaterChanges(last, pack.present) };
}
