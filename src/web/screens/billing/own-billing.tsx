import { useQuery } from "@tanstack/react-query";
import { ManageBillingCard, PastDueNotice, PlanCard, UpgradeCard } from "#features/billing/plan-cards.tsx";
import { ModelSpendingCard } from "#features/billing/model-spending-card.tsx";
import { offerQuery } from "#features/billing/offer-query.ts";
import { usePlan } from "#features/billing/use-plan.ts";
import { errorText } from "#lib/api/error-text.ts";
import { restoreSession, useSession } from "#lib/session/session.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";

export function OwnBilling() {
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
