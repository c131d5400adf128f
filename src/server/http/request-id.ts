import { randomUUID } from "node:crypto";
import type { Context, Next } from "hono";

const ids = new WeakMap<Context, string>();

/** The number a person can quote when something went wrong; always ours, never the caller's. */
export async function withRequestId(request: Context, next: Next) {
  const id = randomUUID();
  ids.set(request, id);
  request.header("x-request-id", id);
  await next();
}

/** Not read from the answer: to look at its headers would make one, which the real one then has to be merged with. */
export function requestIdOf(request: Context) {
  return ids.get(request) ?? "";
}
