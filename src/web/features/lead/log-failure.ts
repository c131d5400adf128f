import { ApiError } from "#lib/api/api-error.ts";

/** For steps that may fail without stopping a person. The code says enough; an address does not belong in a log. */
export function logFailure(step: string, error: unknown) {
  const code = error instanceof ApiError ? error.code : "unexpected";
  // oxlint-disable-next-line no-console
  console.warn(`${step}: ${code}`);
}
