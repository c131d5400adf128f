import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { spread } from "./back-off.ts";
import { getSession, subscribeToSession } from "#lib/session/session.ts";

const WORTH_REPEATING = new Set(["network", "unavailable", "internal", "too_many_requests"]);
const RETRIES = 2;
/** A user who would have to wait longer is told so instead of kept waiting. */
const LONGEST_WAIT_MS = 10_000;

export function createQueryClient() {
  const queries = new QueryClient({
    defaultOptions: {
      // `navigator.onLine` is about the internet; the server may be on the local network.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        staleTime: 5000,
        retry: (failures, error) => failures < RETRIES && isWorthRepeating(error),
        retryDelay: (failures, error) =>
          error instanceof ApiError && error.retryAfterMs !== undefined
            ? spread(error.retryAfterMs)
            : 1000 * 2 ** failures,
      },
    },
  });
  clearWhenUserChanges(queries);
  return queries;
}

function isWorthRepeating(error: Error) {
  return error instanceof ApiError && WORTH_REPEATING.has(error.code) && (error.retryAfterMs ?? 0) <= LONGEST_WAIT_MS;
}

/** What one person has read must not flash up for the next one at the same browser. */
function clearWhenUserChanges(queries: QueryClient) {
  let userId = currentUserId();
  subscribeToSession(() => {
    const next = currentUserId();
    if (userId && next !== userId) queries.clear();
    userId = next ?? userId;
  });
}

function currentUserId() {
  const session = getSession();
  return session.kind === "signed-in" ? session.user.id : undefined;
}
