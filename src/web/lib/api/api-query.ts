import { type QueryKey, queryOptions, type SkipToken, skipToken } from "@tanstack/react-query";
import type { CallParts } from "#shared/api-call.ts";
import type { RouteName } from "#shared/api.ts";
import { fetcher, type Input } from "./api-client.ts";

/** A query that is one call of the contract. With `skipToken` there is nothing to ask yet, and it waits. */
export function apiQuery<Name extends RouteName>(
  queryKey: QueryKey,
  name: Name,
  input: (Input<Name> & CallParts) | SkipToken,
) {
  return queryOptions({ queryKey, queryFn: input === skipToken ? skipToken : fetcher(name, input) });
}
