import { findSqlState } from "#db/client.ts";

const CODE = /^[A-Z0-9_]{2,40}$/;

/** What kind of fault it was, in a word that names nobody: a code of the system or the database, or else the error's class. */
export function nameFault(error: unknown): string {
  const code = findSqlState(error);
  if (code !== undefined && CODE.test(code)) return code;
  return error instanceof Error ? error.constructor.name : "unknown";
}
