import { replaceOwnKeyAnalyses } from "#commands/replace-own-key-analyses.ts";
import { asOwner } from "#db/client.ts";
import { listOwnKeyAnalyses } from "#db/own-key-queries.ts";
import type { Doors } from "./door.ts";

export const ownKeyDoors = {
  listOwnKeyAnalyses: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listOwnKeyAnalyses(tx, user.userId)),

  replaceOwnKeyAnalyses: async ({ deps, user, body }) => {
    await replaceOwnKeyAnalyses(deps, user.userId, body);
    return { ok: true };
  },
} satisfies Partial<Doors>;
