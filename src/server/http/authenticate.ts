import type { Context } from "hono";
import type { Bearer } from "#commands/account/access-tokens.ts";
import type { SignedIn } from "#commands/account/change-user.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { asOwner, asSystem } from "#db/client.ts";
import { findSessionKind } from "#db/account/session-queries.ts";
import { findTrial } from "#db/account/trial-queries.ts";
import { findUser } from "#db/account/user-queries.ts";
import type { Route } from "#shared/route.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { HttpDeps } from "./handler.ts";
import type { ClientKey } from "./concurrency-limiter.ts";
import { readTrialSecret } from "./account/trial-cookie.ts";

/** A signed-in user or a trial user. */
export interface Caller {
  userId: UserId;
}

/** Authentication as the route requires it: the caller, or a refusal. */
export async function identifyCaller(
  deps: HttpDeps,
  { access, inRecovery }: Route,
  request: Context,
): Promise<SignedIn | Caller | undefined> {
  if (access === "public") return undefined;
  if (access === "operator") return requireOperator(deps, request);
  const hasBearer = request.req.header("authorization") !== undefined;
  if (access === "user" || hasBearer) return authenticate(deps, request, inRecovery === true);
  const trial = await findTrialUser(deps, request);
  if (trial === undefined && access === "user_or_trial") throw new AppError("not_signed_in");
  return trial;
}

async function authenticate(deps: HttpDeps, request: Context, inRecovery: boolean): Promise<SignedIn> {
  const signedIn = await findSignedIn(deps, request);
  if (signedIn === undefined || (signedIn.kind === "recovery" && !inRecovery)) throw new AppError("not_signed_in");
  return signedIn;
}

/** The client that limiters count by, without a database query. An unverified token counts as its address. */
export async function clientKeyOf(deps: HttpDeps, request: Context): Promise<ClientKey> {
  const address = deps.addresses.of(request);
  return { client: (await findBearer(deps, request))?.userId ?? address, address };
}

async function findBearer({ tokens }: HttpDeps, request: Context): Promise<Bearer | undefined> {
  const [scheme, token] = (request.req.header("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && token !== undefined ? tokens.verify(token) : undefined;
}

/** The session is looked up on every call, so that signing out ends all of its access tokens at once. */
async function findSignedIn(deps: HttpDeps, request: Context): Promise<SignedIn | undefined> {
  const bearer = await findBearer(deps, request);
  if (bearer === undefined) return undefined;
  const kind = await findSessionKind(deps.db, bearer.userId, bearer.sessionId);
  return kind === undefined ? undefined : { ...bearer, kind };
}

/** The role is looked up on every call, too. An address that is not confirmed may be somebody else's. */
async function requireOperator(deps: HttpDeps, request: Context): Promise<SignedIn> {
  const signedIn = await findSignedIn(deps, request);
  if (signedIn === undefined || signedIn.kind === "recovery") throw new AppError("not_found");
  const { userId } = signedIn;
  const isOperator = await asOwner(deps.db, userId, async (tx) => {
    const user = await findUser(tx, userId);
    const isOne = deps.operators.includes(user?.email.toLowerCase() ?? "") && user?.email_confirmed_at !== null;
    if (!isOne) await audit(tx, userId, "access_refused");
    return isOne;
  });
  if (!isOperator) throw new AppError("not_found");
  return signedIn;
}

async function findTrialUser(deps: HttpDeps, request: Context): Promise<Caller | undefined> {
  const secret = readTrialSecret(deps, request);
  if (secret === undefined) return undefined;
  const userId = await asSystem(deps.db, (tx) => findTrial(tx, deps.tokens.hashOf(secret)));
  return userId === undefined ? undefined : { userId };
}
