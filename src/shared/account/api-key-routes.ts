import * as z from "zod/mini";
import { ApiKeyId } from "#shared/ids.ts";
import type { Route } from "#shared/route.ts";
import { ApiKey, CreatedApiKey, NewApiKey } from "./api-key.ts";

/** None of these takes a key: a stolen one makes no others. */
export const apiKeyRoutes = {
  listApiKeys: { method: "GET", path: "/api/users/me/api-keys", access: "user", answer: z.array(ApiKey) },
  createApiKey: {
    method: "POST",
    path: "/api/users/me/api-keys",
    access: "user",
    body: NewApiKey,
    answer: CreatedApiKey,
  },
  revokeApiKey: {
    method: "DELETE",
    path: "/api/users/me/api-keys/:id",
    access: "user",
    params: z.object({ id: ApiKeyId }),
    subject: { kind: "api_key", in: "path", name: "id" },
  },
} as const satisfies Record<string, Route>;
