import * as z from "zod/mini";
import { isErrorCode } from "#shared/error-words.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { parseJson } from "#shared/parse-json.ts";
import { ApiError } from "./api-error.ts";

const Envelope = z.object({
  error: z.object({ code: z.string(), message: z.string(), requestId: z.optional(z.string()) }),
});

/** A proxy or a dying process answers without our envelope; its status is then all there is to go by. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const envelope = Envelope.safeParse(parseJson(await response.text()));
  const { status } = response;
  const retryAfterMs = readRetryAfter(response);
  if (!envelope.success) return new ApiError(codeOfStatus(status), { status, retryAfterMs });
  const { code, message, requestId } = envelope.data.error;
  return new ApiError(isErrorCode(code) ? code : codeOfStatus(status), { message, status, requestId, retryAfterMs });
}

/** In seconds; the form with a date is not ours. */
function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return "not_signed_in";
  if (status === 404) return "not_found";
  if (status === 413) return "file_too_large";
  if (status === 429) return "too_many_requests";
  if (status >= 502 && status <= 504) return "unavailable";
  return status >= 500 ? "internal" : "invalid_request";
}
