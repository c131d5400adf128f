import { ConfirmationNotice } from "#features/billing/checkout/confirmation-notice.tsx";
import { PlanComparison } from "#features/billing/plan-comparison.tsx";
import { UpgradeButton } from "#features/billing/upgrade-button.tsx";
import { useBillingReturn } from "#features/billing/checkout/use-billing-return.ts";
import { restoreSession, useSession } from "#lib/session/session.ts";
import { Page } from "#screens/shell/page.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { ManageBillingCard, PastDueNotice, PlanCard, UpgradeCard } from "#features/billing/plan-cards.tsx";
import { ModelSpendingCard } from "#features/billing/model-spending-card.tsx";
import { offerQuery } from "#features/billing/offer-query.ts";
import { usePlan } from "#features/billing/use-plan.ts";
import { errorText } from "#lib/api/error-text.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";

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

function OwnBilling() {
  const isUnreachable = useSession().kind === "unreachable";
  const { data: plan, error, isLoadingError, refetch } = usePlan();
  const { data: offer } = useQuery(offerQuery());
  if (isUnreachable) return <LoadFailure onRetry={() => void restoreSession()} />;
  if (isLoadingError) return <LoadFailure reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!plan) return <Spinner label="Loading billing information…" className="min-h-60" />;
  return (
    <div className="grid gap-6">
      {plan.subscription_status === "past_due" && <PastDueNotice />}
      <div className="grid gap-6 md:grid-cols-[7fr_5fr]">
        <PlanCard plan={plan} />
        {isPro(plan.plan) ? <ManageBillingCard isTest={offer?.mode === "test"} /> : <UpgradeCard />}
      </div>
      <ModelSpendingCard />
    </div>
  );
}

function LoadFailure({ reason, onRetry }: { reason?: string; onRetry: () => void }) {
  return (
    <PageMessage
      title="Failed to load billing information"
      urgent
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      <p>{reason ?? "We could not reach the server. Check your connection and try again."}</p>
    </PageMessage>
  );
}
