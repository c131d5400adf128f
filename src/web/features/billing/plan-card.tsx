import { formatDate } from "#lib/format.ts";
import { PLAN_NAME } from "#lib/plan-name.ts";
import type { PlanRecord } from "#shared/account/account.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Badge } from "#ui/badge.tsx";
import { BillingCard } from "./billing-card.tsx";
import { PortalButton } from "./portal-button.tsx";
import { Usage } from "./usage.tsx";

export function PlanCard({ plan }: { plan: PlanRecord }) {
  return (
    <BillingCard title="Current plan">
      <p className="flex flex-wrap items-center gap-3">
        <strong className="text-28 font-semibold">{PLAN_NAME[plan.plan]}</strong>
        <Standing plan={plan} />
      </p>
      <Usage plan={plan} />
      {isPro(plan.plan) && <PortalButton>Manage Subscription</PortalButton>}
    </BillingCard>
  );
}

function Standing({ plan }: { plan: PlanRecord }) {
  if (plan.subscription_status === "past_due") return <Badge tone="danger">Payment failed</Badge>;
  if (!isPro(plan.plan)) return null;
  if (plan.subscription_ends_at === null) return <Badge tone="high">Active</Badge>;
  return <Badge tone="low">Ends on {formatDate(plan.subscription_ends_at)}</Badge>;
}
