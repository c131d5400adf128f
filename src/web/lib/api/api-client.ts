import { api, type RouteName } from "#shared/api.ts";
import { type CallAnswer, type CallInput, type CallParts, pathOf } from "#shared/api-call.ts";
import type { Route } from "#shared/route.ts";
import { ApiError } from "./api-error.ts";
import { fetchWithRetry } from "./fetch-with-retry.ts";
import { readRefusal } from "./read-refusal.ts";
import { getAccessToken, refreshAccessToken } from "#lib/session/session.ts";

type Once<Name extends RouteName> = (typeof api)[Name] extends { idempotent: true }
  ? { idempotencyKey: string }
  : unknown;
export type Input<Name extends RouteName> = CallInput<Name> & Once<Name>;

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sent as it is, for the calls that carry a file or a form instead of JSON. */
  file?: Blob | FormData;
  /** Sent at once and to its end though the page is being left: there is no time to ask for a token, the latest has to do. */
  isLeaving?: boolean;
}

/** One call of the contract: its input and its answer have the types and the schemas of the `api` table. */
export async function call<Name extends RouteName>(
  name: Name,
  input: Input<Name> & CallParts & { idempotencyKey?: string },
  options: CallOptions = {},
): Promise<CallAnswer<Name>> {
  const route: Route = api[name];
  const headers: Record<string, string> = { Accept: "application/json", ...options.headers };
  if (input.body !== undefined) headers["Content-Type"] = "application/json";
  if (input.idempotencyKey) headers["Idempotency-Key"] = input.idempotencyKey;
  const init = {
    method: route.method,
    headers,
    body: options.file ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    signal: options.signal ?? null,
  };
  const path = pathOf(route, input);
  const response = await (options.isLeaving ? fetchWhileLeaving : fetchAsUser)(path, init);
  // The table ties name and schema together; the compiler cannot follow that through the widened `Route`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return route.answer?.parse(await response.json()) as CallAnswer<Name>;
}

/**
 * The function of a query: its call is aborted when nobody waits for the answer any more. A query that chooses `refetchInterval` by its
 * data spells the function out, or its type would not be inferred.
 */
export function fetcher<Name extends RouteName>(name: Name, input: Input<Name> & CallParts) {
  return ({ signal }: { signal: AbortSignal }) => call(name, input, { signal });
}

let latestToken: string | undefined;

/** Adds the bearer token; a token that has just died is renewed once, and the call repeated. */
export async function fetchAsUser(path: string, init: RequestInit): Promise<Response> {
  let response = await attempt(path, init, await getAccessToken());
  if (response.status === 401) {
    const token = await refreshAccessToken();
    if (token) response = await attempt(path, init, token);
  }
  if (!response.ok) throw await readRefusal(response);
  return response;
}

async function fetchWhileLeaving(path: string, init: RequestInit) {
  const response = await attempt(path, { ...init, keepalive: true }, latestToken);
  if (!response.ok) throw await readRefusal(response);
  return response;
}

async function attempt(path: string, init: RequestInit, token: string | undefined) {
  latestToken = token;
  const headers = new Headers(init.headers);
  // The secret of a trial then comes in a cookie that no script can read.
  headers.set("X-Client", "browser");
  if (token) headers.set("Authorization", `Bearer ${token}`);
  try {
    return await fetchWithRetry(path, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError("network", { cause: error });
  }
}
