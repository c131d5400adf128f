import { type AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/auth-js";
import { isErrorCode } from "#shared/error-words.ts";
import { ApiError, type FailureCode } from "#lib/api/api-error.ts";

/** What the auth client calls an error, in the words of the contract. */
export function toApiError(error: AuthError): ApiError {
  return new ApiError(codeOf(error), { message: error.message, status: error.status, cause: error });
}

function codeOf(error: AuthError): FailureCode {
  if (isAuthSessionMissingError(error)) return "not_signed_in";
  if (isAuthRetryableFetchError(error)) return codeOfFault(error.status);
  return error.code && isErrorCode(error.code) ? error.code : "internal";
}

function codeOfFault(status: number | undefined): FailureCode {
  if (!status) return "network";
  return status === 500 ? "internal" : "unavailable";
}
