import type { QueryClient } from "@tanstack/react-query";
import { planKey } from "#lib/api/account-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import { isPro } from "#shared/billing/plan.ts";

// A provider's word of a payment comes seconds after the person does.
const PAUSES_MS = [0, 2000, 3000, 5000];

/**
 * Whether the user who comes back from a checkout has Pro now. The address they come by proves nothing: the server asks the
 * payment provider.
 */
export async function confirmPlan(queries: QueryClient): Promise<boolean> {
  for (const pauseMs of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const { plan } = await call("syncSubscription", {});
    if (!isPro(plan)) continue;
    await Promise.all([planKey, candidatesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    return true;
  }
  return false;
}
