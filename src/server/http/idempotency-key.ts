import type { Context } from "hono";
import type { IdempotentRequest } from "#db/idempotency-queries.ts";
import { AppError } from "#shared/errors.ts";

const MAX_KEY_LENGTH = 200;

/** What makes a second click the first one, if the caller sent a key. */
export function readIdempotencyKey(request: Context, route: string, body: unknown): IdempotentRequest | undefined {
  const key = request.req.header("idempotency-key");
  if (key !== undefined && key.length > MAX_KEY_LENGTH)
    throw new AppError("invalid_request", { field: "Idempotency-Key" });
  return key === undefined ? undefined : { route, key, body };
}
