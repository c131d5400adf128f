import { replaceOwnKeyAnalyses } from "#commands/screening/replace-own-key-analyses.ts";
import { asOwner } from "#db/client.ts";
import { listOwnKeyAnalyses } from "#db/screening/own-key-queries.ts";
import type { Handlers } from "#http/handler.ts";

export const ownKeyHandlers = {
  listOwnKeyAnalyses: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listOwnKeyAnalyses(tx, user.userId)),

  replaceOwnKeyAnalyses: async ({ deps, user, body }) => {
    await replaceOwnKeyAnalyses(deps, user.userId, body);
    return { ok: true };
  },
} satisfies Partial<Handlers>;
