import type { Context } from "hono";
import type * as z from "zod/mini";
import type { SignedIn } from "#commands/account/change-user.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import type { LiveHub } from "#live/live-hub.ts";
import type { api, RouteName } from "#shared/api.ts";
import type { done, Route } from "#shared/route.ts";
import type { Site } from "#shared/site/site.ts";
import type { KeyCaller, TrialCaller } from "./authenticate.ts";
import type { ClientAddresses } from "./client-address.ts";

export interface HttpDeps extends CommandDeps {
  live: LiveHub;
  addresses: ClientAddresses;
  site: Site;
  /** Addresses of accounts that operate the product, in small letters. */
  operators: string[];
  onAnswered?: ((answered: { route: string; status: number; seconds: number }) => void) | undefined;
  /** Resolves when this process can serve and, if it works, read documents. */
  isReady: () => Promise<void>;
  /** Ends long answers when the process goes down. */
  stopping: AbortSignal;
}

type Parsed<R, Part extends keyof Route> = R extends Record<Part, z.ZodMiniType> ? z.output<R[Part]> : undefined;
/** Where there is nothing to say but that it is done, a handler returns nothing. */
type Answer<R> = R extends { answer: infer Schema extends z.ZodMiniType }
  ? Schema extends typeof done
    ? void
    : z.input<Schema>
  : void;

interface CallerByAccess {
  public: undefined;
  user: SignedIn;
  user_or_trial: SignedIn | TrialCaller;
  anyone: SignedIn | TrialCaller | undefined;
  operator: SignedIn;
}

type CallerOf<R> = R extends { access: infer Access extends Route["access"] }
  ? CallerByAccess[Access] | (R extends { scope: string } ? KeyCaller : never)
  : never;

export interface RequestContext<R> {
  deps: HttpDeps;
  request: Context;
  user: CallerOf<R>;
  params: Parsed<R, "params">;
  query: Parsed<R, "query">;
  body: Parsed<R, "body">;
}

/** A handler gets parsed input and an authenticated caller; it calls one command or query and returns the answer (or a Response). */
export type Handler<R> = (context: RequestContext<R>) => Promise<Answer<R> | Response>;

export type Handlers = { [Name in RouteName]: Handler<(typeof api)[Name]> };
