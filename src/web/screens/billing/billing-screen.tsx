import { ConfirmationNotice } from "#features/billing/checkout/confirmation-notice.tsx";
import { PlanComparison } from "#features/billing/plan-comparison.tsx";
import { UpgradeButton } from "#features/billing/upgrade-button.tsx";
import { useBillingReturn } from "#features/billing/checkout/use-billing-return.ts";
import { useSession } from "#lib/session/session.ts";
import { Page } from "#screens/shell/page.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { OwnBilling } from "./own-billing.tsx";

export function BillingScreen() {
  const confirmation = useBillingReturn();
  return (
    <Page title="Billing">
      <h1 className="text-36 font-semibold">Billing</h1>
      <p className="mt-1 mb-8 text-ink-2">Your plan, what you have used of it, and what Pro adds. No contracts.</p>
      <div className="grid gap-10">
        <ConfirmationNotice confirmation={confirmation} />
        <Standing />
        <PlanComparison />
      </div>
    </Page>
  );
}

function Standing() {
  const session = useSession();
  if (session.kind === "loading") return <Spinner label="Loading billing information…" className="min-h-60" />;
  if (session.kind === "signed-out") return <SignedOut />;
  return <OwnBilling />;
}

function SignedOut() {
  return (
    <Notice title="You are not logged in" action={<UpgradeButton from="billing" />}>
      <p>
        <TextLink to="/login" state={{ from: window.location.pathname + window.location.search }}>
          Log in
        </TextLink>{" "}
        to see your plan and to change it.
      </p>
    </Notice>
  );
}
