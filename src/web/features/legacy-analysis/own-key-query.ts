import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import type { OwnKeyAnalysis } from "#shared/screening/own-key-analysis.ts";
import { dropResults } from "./clear-stored-data.ts";
import { keptResults } from "./stored-data.ts";

/** What this browser found for its user before they signed in moves into the account first. */
export function ownKeyQuery() {
  return queryOptions({
    queryKey: ["own-key-analyses"],
    queryFn: async ({ signal }) => {
      const kept = keptResults();
      if (kept.length > 0) await saveInAccount(kept);
      dropResults();
      return call("listOwnKeyAnalyses", {}, { signal });
    },
  });
}

export async function saveInAccount(results: OwnKeyAnalysis[]) {
  try {
    await call("replaceOwnKeyAnalyses", { body: results });
  } catch (error) {
    throw new Error("Failed to save analysis results", { cause: error });
  }
}
