import * as z from "zod/mini";
import { audit } from "#db/operations/audit-queries.ts";
import { asOwner } from "#db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { Route } from "#shared/route.ts";
import type { Caller } from "./authenticate.ts";
import type { HttpDeps } from "./handler.ts";

const PARTS = { path: "params", query: "query", body: "body" } as const;

/** A row of another owner answers "not found" and does not reveal its owner; the attempt is recorded in the audit log. */
export async function recordRefusal(
  { db }: HttpDeps,
  { subject }: Route,
  user: Caller | undefined,
  asked: { params: unknown; query: unknown; body: unknown },
  error: unknown,
) {
  const isRefusal = error instanceof AppError && error.code === "not_found";
  if (!isRefusal || subject === undefined || user === undefined) return;
  const named = z.record(z.string(), z.unknown()).safeParse(asked[PARTS[subject.in]]).data?.[subject.name];
  const { data: id } = z.uuid().safeParse(named);
  await asOwner(db, user.userId, (tx) => audit(tx, user.userId, "access_refused", id));
}
