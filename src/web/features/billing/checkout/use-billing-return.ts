import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { confirmPlan } from "./confirm-plan.ts";

/** What a checkout that was begun on the billing page came to; told once, then its parameters leave the address. */
export function useBillingReturn() {
  const queries = useQueryClient();
  const isSignedIn = useSession().kind === "signed-in";
  const [params, setParams] = useSearchParams();
  const isCanceled = params.get("canceled") === "true";
  // A user who has to log in first still has the parameter after that.
  const isPaid = params.get("success") === "true" && isSignedIn;
  const confirmation = useMutation({
    mutationFn: () => confirmPlan(queries),
    onSuccess: (isPro) => {
      if (isPro) notify.done("Welcome to Pro!", "Your subscription has been activated successfully.");
    },
  });
  const { mutate: confirm } = confirmation;

  useEffect(() => {
    if (!isPaid && !isCanceled) return;
    setParams({}, { replace: true });
    if (isPaid) confirm();
    else notify.done("Checkout Canceled", "Your subscription was not activated.");
  }, [isPaid, isCanceled, setParams, confirm]);

  return confirmation;
}

export type Confirmation = ReturnType<typeof useBillingReturn>;
