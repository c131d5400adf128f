import { insertManual } from "#db/candidate-change-queries.ts";
import { presentCandidate } from "#db/candidate-queries.ts";
import { asOwner } from "#db/client.ts";
import { onceFor, type Repeatable } from "#db/idempotency-queries.ts";
import { announce } from "#db/live-event-queries.ts";
import { hasPro } from "#db/plan-queries.ts";
import { Candidate } from "#shared/candidate.ts";
import type { UserId } from "#shared/ids.ts";
import {
  MANUAL_CONCERN,
  MANUAL_FILE_NAME,
  MANUAL_FILE_PATH,
  MANUAL_SCORE,
  type ManualCandidate,
  splitSkills,
  summariseManual,
} from "#shared/manual-candidate.ts";
import type { CommandDeps } from "./command-deps.ts";

/** Row, figures and announcement in one transaction; with a key, a second click gets the first click's candidate. */
export async function addCandidate(
  { db }: CommandDeps,
  ownerId: UserId,
  input: ManualCandidate,
  request?: Repeatable,
): Promise<Candidate> {
  return asOwner(db, ownerId, (tx) =>
    onceFor(tx, ownerId, request, Candidate, async () => {
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
