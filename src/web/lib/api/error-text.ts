import { ERROR_WORDS } from "#shared/error-words.ts";
import { ApiError, type FailureCode } from "./api-error.ts";

const TEXT: Record<FailureCode, string> = {
  ...ERROR_WORDS,
  network: "We could not reach the server. Check your connection and try again; nothing you chose is lost.",
};

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return TEXT.internal;
  const reference = error.code === "internal" && error.requestId ? ` Reference: ${error.requestId}` : "";
  return TEXT[error.code] + reference;
}

/** Where the specification words the failure itself: its words stand in when the reason is not known. */
export function reasonOr(error: unknown, words: string): string {
  return error instanceof ApiError && error.code !== "internal" ? errorText(error) : words;
}

export function hasCode(error: unknown, ...codes: FailureCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
