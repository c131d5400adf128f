import type { Context } from "hono";
import type { Bearer } from "#commands/access-tokens.ts";
import { asOwner } from "#db/client.ts";
import { isSessionLive } from "#db/session-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { HttpDeps } from "./door.ts";

/** The session is looked up on every call, so that signing out ends all of its access tokens at once. */
export async function authenticate({ db, tokens }: HttpDeps, request: Context): Promise<Bearer> {
  const [scheme, token] = (request.req.header("authorization") ?? "").split(" ");
  const bearer = scheme?.toLowerCase() === "bearer" && token !== undefined ? await tokens.verify(token) : undefined;
  if (bearer === undefined) throw new AppError("not_signed_in");
  const isLive = await asOwner(db, bearer.userId, (tx) => isSessionLive(tx, bearer.userId, bearer.sessionId));
  if (!isLive) throw new AppError("not_signed_in");
  return bearer;
}
