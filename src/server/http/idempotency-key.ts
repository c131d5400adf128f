import type { Context } from "hono";
import type { IdempotentRequest } from "#db/idempotency-queries.ts";
import { AppError } from "#shared/errors.ts";

const MAX_KEY_LENGTH = 200;

/** Reads the Idempotency-Key header, if the caller sent one. */
export function readIdempotencyKey(request: Context, route: string, body: unknown): IdempotentRequest | undefined {
  const key = request.req.header("idempotency-key");
  if (key !== undefined && key.length > MAX_KEY_LENGTH)
    throw new AppError("invalid_request", { field: "Idempotency-Key" });
  return key === undefined ? undefined : { route, key, body };
}
