import { decideCandidates, undoDecisions } from "#commands/candidates/decide-candidates.ts";
import { recordReading } from "#commands/candidates/record-reading.ts";
import { setDecisionReasons } from "#commands/candidates/set-decision-reasons.ts";
import { getUser } from "#db/account/user-queries.ts";
import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { listShownDecisions } from "#db/candidates/decision-queries.ts";
import { asOwner } from "#db/client.ts";
import type { Caller } from "#http/authenticate.ts";
import type { Handlers } from "#http/handler.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { FIRST_REASONS } from "#shared/candidates/decision.ts";

export const decisionHandlers = {
  decideCandidates: ({ deps, request, user, body }) =>
    decideCandidates(deps, user.userId, body, readIdempotencyKey(request, "decideCandidates", body), keyNameOf(user)),

  undoDecisions: ({ deps, user, params }) => undoDecisions(deps, user.userId, params.id, keyNameOf(user)),

  listDecisions: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const { id } = await getCandidate(tx, user.userId, params.id);
      return listShownDecisions(tx, user.userId, id);
    }),

  recordReading: ({ deps, user, params, body }) => recordReading(deps, user.userId, params.id, body),

  getDecisionReasons: ({ deps, user }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const { decision_reasons } = await getUser(tx, user.userId);
      return decision_reasons ?? FIRST_REASONS;
    }),

  setDecisionReasons: ({ deps, user, body }) => setDecisionReasons(deps, user.userId, body),
} satisfies Partial<Handlers>;

const keyNameOf = (user: Caller) => (user.kind === "key" ? user.keyName : undefined);
