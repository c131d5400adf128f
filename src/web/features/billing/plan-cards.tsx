import { formatDate } from "#lib/format.ts";
import { PLAN_NAME } from "#lib/plan-name.ts";
import type { PlanRecord } from "#shared/account/account.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { BillingCard } from "./billing-card.tsx";
import { PortalButton } from "./portal-button.tsx";
import { Usage } from "./usage.tsx";
import { PRICE, YEARLY_SAVING } from "./checkout/price-text.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

const STRIPE = "Change your card, see your invoices, switch between monthly and yearly, or cancel.";
/** There is neither a card nor an invoice. */
const TEST = "Cancel, keep the subscription, or try what a failed payment does.";

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

export function UpgradeCard() {
  return (
    <BillingCard title="Pro">
      <p className="grid gap-1 text-14 text-ink-2">
        <span className="text-18 font-semibold text-ink">{PRICE.month}</span>
        <span>
          or {PRICE.year}. {YEARLY_SAVING}.
        </span>
      </p>
      <UpgradeButton from="billing" />
    </BillingCard>
  );
}

export function ManageBillingCard({ isTest }: { isTest: boolean }) {
  return (
    <BillingCard title="Billing management">
      <p className="text-14 text-ink-2">
        {isTest ? TEST : STRIPE} Candidates and reports stay yours whatever plan you are on.
      </p>
      <PortalButton>Open Billing Portal</PortalButton>
    </BillingCard>
  );
}

export function PastDueNotice() {
  return (
    <Notice title="Your last payment failed" tone="low" action={<PortalButton>Update Payment Method</PortalButton>}>
      <p>Please check your card. It is tried again over the next days; Pro ends if no payment comes through.</p>
    </Notice>
  );
}
