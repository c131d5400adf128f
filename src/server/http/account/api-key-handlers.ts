import { createApiKey, revokeKey } from "#commands/account/api-keys.ts";
import { listApiKeys } from "#db/account/api-key-queries.ts";
import { asOwner } from "#db/client.ts";
import type { Handlers } from "#http/handler.ts";

export const apiKeyHandlers = {
  listApiKeys: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listApiKeys(tx, user.userId)),

  createApiKey: ({ deps, user, body }) => createApiKey(deps, user.userId, body),

  revokeApiKey: async ({ deps, request, user, params }) => {
    await revokeKey(deps, user.userId, params.id);
    return request.body(null, 204);
  },
} satisfies Partial<Handlers>;
