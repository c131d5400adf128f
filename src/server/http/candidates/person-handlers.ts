import { joinPeople, partPeople } from "#commands/candidates/join-people.ts";
import { asOwner } from "#db/client.ts";
import { listPersonCvs } from "#db/candidates/person-queries.ts";
import type { Handlers } from "#http/handler.ts";

export const personHandlers = {
  listPersonCvs: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => listPersonCvs(tx, user.userId, params.id)),

  joinPeople: ({ deps, user, params, body }) => joinPeople(deps, user.userId, params.id, body.candidateId),

  partPeople: ({ deps, user, params, body }) => partPeople(deps, user.userId, params.id, body.candidateIds),
} satisfies Partial<Handlers>;
