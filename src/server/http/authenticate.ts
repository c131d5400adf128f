import type { Context } from "hono";
import { openApiKey } from "#commands/account/api-keys.ts";
import type { Bearer } from "#commands/account/access-tokens.ts";
import type { SignedIn } from "#commands/account/change-user.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { asOwner, asSystem } from "#db/client.ts";
import { findSessionKind } from "#db/account/session-queries.ts";
import { findTrial } from "#db/account/trial-queries.ts";
import { findUser } from "#db/account/user-queries.ts";
import { KEY_PREFIX } from "#shared/account/api-key.ts";
import type { Route } from "#shared/route.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { HttpDeps } from "./handler.ts";
import type { ClientKey } from "./concurrency-limiter.ts";
import { readTrialSecret } from "./account/trial-cookie.ts";

export interface TrialCaller {
  userId: UserId;
  kind: "trial";
}

/** A program with a key of the user's. */
export interface KeyCaller {
  userId: UserId;
  kind: "key";
  keyName: string;
}

export type Caller = SignedIn | TrialCaller | KeyCaller;

/** Authentication as the route requires it: the caller, or a refusal. */
export async function identifyCaller(
  deps: HttpDeps,
  { access, inRecovery, scope }: Route,
  request: Context,
): Promise<Caller | undefined> {
  if (access === "public") return undefined;
  if (access === "operator") return requireOperator(deps, request);
  const key = findApiKey(request);
  if (key !== undefined) return authenticateKey(deps, key, scope);
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

/** The secret of an API key, where one was sent. */
export function findApiKey(request: Context): string | undefined {
  const token = findToken(request);
  return token?.startsWith(KEY_PREFIX) === true ? token : undefined;
}

/** A key that is not valid is told so before it is told what it may not do. */
export async function authenticateKey(deps: HttpDeps, secret: string, scope: Route["scope"]): Promise<KeyCaller> {
  const key = await openApiKey(deps, secret);
  if (key === undefined)
    throw new AppError("not_signed_in", { message: "This API key is unknown, revoked or expired." });
  const { user_id: userId, name: keyName, scopes } = key;
  if (scope !== undefined && scopes.includes(scope)) return { userId, kind: "key", keyName };
  await asOwner(deps.db, userId, (tx) => audit(tx, userId, "access_refused", key.id));
  const message = scope === undefined ? "No API key can do that." : `This needs an API key with the scope "${scope}".`;
  throw new AppError("key_refused", { message });
}

/** The client that limiters count by, without a database query. An unverified token counts as its address. */
export async function clientKeyOf(deps: HttpDeps, request: Context): Promise<ClientKey> {
  const address = deps.addresses.of(request);
  return { client: (await findBearer(deps, request))?.userId ?? address, address };
}

async function findBearer({ tokens }: HttpDeps, request: Context): Promise<Bearer | undefined> {
  const token = findToken(request);
  return token === undefined ? undefined : tokens.verify(token);
}

function findToken(request: Context): string | undefined {
  const [scheme, token] = (request.req.header("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" ? token : undefined;
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

async function findTrialUser(deps: HttpDeps, request: Context): Promise<TrialCaller | undefined> {
  const secret = readTrialSecret(deps, request);
  if (secret === undefined) return undefined;
  const userId = await asSystem(deps.db, (tx) => findTrial(tx, deps.tokens.hashOf(secret)));
  return userId === undefined ? undefined : { userId, kind: "trial" };
}
