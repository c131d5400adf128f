import { insertManual } from "#db/candidates/candidate-change-queries.ts";
import { presentCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { runOncePerKey, type IdempotentRequest } from "#db/idempotency-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import type { UserId } from "#shared/ids.ts";
import {
  MANUAL_CONCERN,
  MANUAL_FILE_NAME,
  MANUAL_FILE_PATH,
  MANUAL_SCORE,
  type ManualCandidate,
  splitSkills,
  summariseManual,
} from "#shared/candidates/manual-candidate.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** Row, figures and announcement in one transaction; with a key, a second click gets the first click's candidate. */
export async function addCandidate(
  { db }: CommandDeps,
  ownerId: UserId,
  input: ManualCandidate,
  request?: IdempotentRequest,
): Promise<Candidate> {
  return asOwner(db, ownerId, (tx) =>
    runOncePerKey(tx, ownerId, request, Candidate, async () => {
      const row = await insertManual(tx, ownerId, valuesOf(input));
      await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: null, candidate_id: row.id }]);
      return presentCandidate(row, [], await hasPro(tx, ownerId));
    }),
  );
}

function valuesOf(input: ManualCandidate) {
  return {
    candidate_name: input.name,
    contact_email: input.email ?? null,
    contact_phone: input.phone || null,
    notes: input.notes ?? "",
    status: "pending" as const,
    score: MANUAL_SCORE,
    summary: summariseManual(input),
    strengths: splitSkills(input.skills ?? ""),
    concerns: [MANUAL_CONCERN],
    file_name: MANUAL_FILE_NAME,
    cv_file_path: MANUAL_FILE_PATH,
  };
}
