import { queryOptions } from "@tanstack/react-query";
import { planKey } from "#lib/api/account-queries.ts";
import { fetcher } from "#lib/api/api-client.ts";
import type { CheckoutId } from "#shared/ids.ts";

export function testCheckoutQuery(id: CheckoutId) {
  return queryOptions({ queryKey: ["test-checkout", id], queryFn: fetcher("getTestCheckout", { params: { id } }) });
}

/** Under the plan's key: it changes with the plan. */
export function testSubscriptionQuery() {
  return queryOptions({ queryKey: [...planKey, "test-subscription"], queryFn: fetcher("getTestSubscription", {}) });
}
