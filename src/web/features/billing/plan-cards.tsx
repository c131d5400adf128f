import { formatDate } from "#lib/format.ts";
import { PLAN_NAME } from "#lib/plan-name.ts";
import type { PlanRecord } from "#shared/account/account.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { BillingCard } from "./billing-card.tsx";
import { PRICE, YEARLY_SAVING } from "./checkout/price-text.ts";
import { UpgradeButton } from "./upgrade-button.tsx";
import type { ReactNode } from "react";
import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { call } from "#lib/api/api-client.ts";
import { reasonOr } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { openTab, type WaitingTab } from "./checkout/open-tab.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";

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

function PortalButton({ children }: { children: ReactNode }) {
  const { isOpening, open } = usePortal();
  return (
    <Button className="justify-self-start" disabled={isOpening} onClick={open}>
      {children}
    </Button>
  );
}

async function enterPortal(tab: WaitingTab) {
  try {
    const { url } = await call("customerPortal", {});
    tab.show(url);
  } catch (error) {
    tab.close();
    throw error;
  }
}

function usePortal() {
  const portal = useMutation({
    mutationFn: enterPortal,
    onError: (error) => notify.failed("Failed to open billing portal", reasonOr(error, "Please try again.")),
  });
  return { isOpening: portal.isPending, open: () => portal.mutate(openTab("Opening the billing portal…")) };
}

function Usage({ plan }: { plan: PlanRecord }) {
  const used = plan.monthly_resume_count;
  if (plan.remaining === null) {
    return (
      <dl className="flex flex-wrap gap-x-10 gap-y-2 text-14">
        <div>
          <dt className="text-ink-2">Screenings</dt>
          <dd className="font-semibold">Unlimited</dd>
        </div>
        <div>
          <dt className="text-ink-2">Used this month</dt>
          <dd className="font-semibold tabular-nums">{used}</dd>
        </div>
      </dl>
    );
  }
  const words = `${used} of ${FREE_SCREENINGS} screenings used this month`;
  return (
    <div className="grid gap-2 text-14">
      <ProgressBar label="Monthly usage" percent={(used / FREE_SCREENINGS) * 100} valueText={words} />
      <p className="flex flex-wrap justify-between gap-x-6 tabular-nums">
        <span>{words}</span>
        <span className="text-ink-2">Starts again on {formatDate(plan.resume_count_reset_date)}</span>
      </p>
    </div>
  );
}
