import { randomUUID } from "node:crypto";
import type { Context, Next } from "hono";

const HEADER = "x-request-id";

/** The number a person can quote when something went wrong; always ours, never the caller's. */
export async function withRequestId(request: Context, next: Next) {
  request.header(HEADER, randomUUID());
  await next();
}

export function requestIdOf(request: Context) {
  return request.res.headers.get(HEADER) ?? "";
}
