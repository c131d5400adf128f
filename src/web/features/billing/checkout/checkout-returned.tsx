import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { errorText } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { confirmPlan } from "./confirm-plan.ts";

/** On whatever page a checkout led back to: the address is cleaned, so that neither a reload nor the way back says it again. */
export function CheckoutReturned() {
  const queries = useQueryClient();
  const [, setParams] = useSearchParams();
  useEffect(() => {
    setParams(
      (before) => {
        before.delete("checkout");
        return before;
      },
      { replace: true },
    );
    void welcome(queries);
  }, [queries, setParams]);
  return null;
}

async function welcome(queries: QueryClient) {
  try {
    if (await confirmPlan(queries)) return notify.done("Welcome to Pro!", "Your subscription is now active");
    notify.done("Your payment is being confirmed", "Pro opens here as soon as it has arrived.");
  } catch (error) {
    notify.failed("Your payment could not be confirmed yet", errorText(error));
  }
}
