import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { planKey } from "#lib/api/account-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { hasCode, reasonOr } from "#lib/api/error-text.ts";
import { CHECKOUT_TIMEOUT_MS, type CheckoutRequest } from "#shared/billing/billing.ts";
import { openTab, type WaitingTab } from "./open-tab.ts";

type Checkout = CheckoutRequest & { tab: WaitingTab };

async function beginCheckout({ tab, ...body }: Checkout) {
  try {
    const signal = AbortSignal.timeout(CHECKOUT_TIMEOUT_MS);
    const { url } = await call("createCheckout", { body }, { signal });
    tab.show(url);
  } catch (error) {
    tab.close();
    throw error;
  }
}

export function useCheckout() {
  const queries = useQueryClient();
  const checkout = useMutation({
    mutationFn: beginCheckout,
    onError: (error) => {
      // Bought in another tab: this one has not heard of it yet.
      if (hasCode(error, "already_subscribed")) void queries.invalidateQueries({ queryKey: planKey });
    },
  });
  return {
    ...checkout,
    begin: (request: CheckoutRequest) => checkout.mutate({ ...request, tab: openTab("Opening the checkout…") }),
  };
}

export function describeCheckoutFailure(error: Error): { title: string; reason: string } {
  const isWithoutUrl = error instanceof z.core.$ZodError;
  return {
    title: isWithoutUrl ? "No checkout URL returned" : "Failed to create checkout session",
    reason: reasonOr(error, "Nothing was charged. Please try again."),
  };
}
