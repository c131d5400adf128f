import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { getSession, subscribeToSession } from "./session.ts";

const WORTH_REPEATING = new Set(["network", "unavailable", "internal", "too_many_requests"]);
const RETRIES = 2;

export function createQueryClient() {
  const queries = new QueryClient({
    defaultOptions: {
      // The browser's word for being offline speaks of the internet; the server may stand in the same house.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        staleTime: 5000,
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && WORTH_REPEATING.has(error.code),
      },
    },
  });
  clearWhenUserChanges(queries);
  return queries;
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
