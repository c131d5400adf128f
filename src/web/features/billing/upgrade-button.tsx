import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#lib/session/session.ts";
import type { CheckoutRequest } from "#shared/billing/billing.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { ChoosePlanDialog } from "./checkout/choose-plan-dialog.tsx";
import { usePlan } from "./use-plan.ts";

/** Nothing for users with Pro, and nothing while the plan is not known. */
export function UpgradeButton({ from = "dashboard" }: { from?: CheckoutRequest["from"] }) {
  const session = useSession();
  const { data } = usePlan();
  const [isChoosing, setChoosing] = useState(false);
  const askToLogIn = useAskToLogIn();
  const isSignedOut = session.kind === "signed-out";
  if (!isSignedOut && (!data || isPro(data.plan))) return null;
  return (
    <>
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={isSignedOut ? askToLogIn : () => setChoosing(true)}
      >
        Upgrade to Pro
      </Button>
      {isChoosing && <ChoosePlanDialog from={from} onClose={() => setChoosing(false)} />}
    </>
  );
}

function useAskToLogIn() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    notify.failed("Authentication Required", "Please log in to upgrade your plan.");
    void navigate("/login", { state: { from: pathname + search } });
  };
}
