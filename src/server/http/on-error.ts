import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { isDatabaseAway } from "#db/client.ts";
import { ERROR_WORDS } from "#shared/error-words.ts";
import { AppError, ERROR_STATUS } from "#shared/errors.ts";
import { requestIdOf } from "./request-id.ts";

const RETRY_AFTER_SECONDS = 2;

/** The only error translator: refusals are answered with their code, faults with a reference number only. */
export function onError(log: Logger) {
  return (error: Error, request: Context) => {
    const refusal = asRefusal(error);
    const requestId = requestIdOf(request);
    if (refusal.code === "internal") log.error({ err: error, requestId }, "A request failed.");
    return answer(request, refusal, requestId);
  };
}

export function notFound(request: Context) {
  return answer(request, new AppError("not_found"), requestIdOf(request));
}

function asRefusal(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error))
    return new AppError("unavailable", { message: "The database cannot be reached at the moment.", cause: error });
  return new AppError("internal", { cause: error });
}

/** `error_code` and `msg` beside it are what the official Supabase Auth client reads. */
function answer(request: Context, { code, message: told, field, retryAfterSeconds }: AppError, requestId: string) {
  // A refusal without a message of its own carries its code, or two words of the schema; the caller gets a sentence.
  const message = /[.!]$/.test(told) ? told : ERROR_WORDS[code];
  const status: ContentfulStatusCode = ERROR_STATUS[code];
  if (status === 503 || status === 429) request.header("retry-after", String(retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  const error = { code, message, requestId, ...(field !== undefined && { field }) };
  return request.json({ error, error_code: code, msg: message }, status);
}
