import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { planKey } from "#lib/api/account-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { formatDate } from "#lib/format.ts";
import type { TestSubscription, TestSubscriptionChange } from "#shared/billing/billing.ts";
import type { SubscriptionStatus } from "#shared/billing/plan.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Facts } from "#features/billing/facts.tsx";
import { INTERVAL_NAME, PRICE } from "#features/billing/checkout/price-text.ts";
import { TestBillingFailure } from "./test-billing-failure.tsx";
import { testSubscriptionQuery } from "./test-pages-queries.ts";

const STATUS_NAME: Record<SubscriptionStatus, string> = {
  incomplete: "Not complete",
  incomplete_expired: "Never completed",
  trialing: "On trial",
  active: "Active",
  past_due: "Payment failed",
  canceled: "Cancelled",
  unpaid: "Unpaid",
  paused: "Paused",
};

const CHANGE_NAME: Record<TestSubscriptionChange, string> = {
  cancel_at_end: "Cancel at the end of the period",
  keep: "Keep the subscription",
  cancel_now: "Cancel now",
  fail_payment: "Let a payment fail",
  pay_again: "Pay again",
};

function changesOf({ status, cancel_at_period_end }: TestSubscription): TestSubscriptionChange[] {
  if (status === "past_due" || status === "unpaid") return ["pay_again", "cancel_now"];
  if (status !== "active" && status !== "trialing") return [];
  return cancel_at_period_end ? ["keep", "cancel_now"] : ["cancel_at_end", "cancel_now", "fail_payment"];
}

/** Stands where the payment provider's own portal would be. */
export function TestPortal() {
  const { data, error, isLoadingError, refetch } = useQuery(testSubscriptionQuery());
  if (isLoadingError) {
    const title = hasCode(error, "no_subscription") ? "There is nothing to manage" : "Failed to load the subscription";
    return <TestBillingFailure title={title} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label="Loading subscription…" className="min-h-40" />;
  return (
    <div className="grid gap-6">
      <SubscriptionFacts subscription={data} />
      <Changes subscription={data} />
    </div>
  );
}

function SubscriptionFacts({ subscription }: { subscription: TestSubscription }) {
  const { status, interval, cancel_at_period_end, current_period_end } = subscription;
  const isOver = status === "canceled" || status === "incomplete_expired";
  return (
    <Facts
      facts={[
        ["Plan", `Pro, ${INTERVAL_NAME[interval].toLowerCase()}`],
        ["Price", PRICE[interval]],
        ["State", <output key="state">{STATUS_NAME[status]}</output>],
        ...(isOver ? [] : [[cancel_at_period_end ? "Ends on" : "Renews on", formatDate(current_period_end)] as const]),
      ]}
    />
  );
}

function Changes({ subscription }: { subscription: TestSubscription }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (change: TestSubscriptionChange) => call("changeTestSubscription", { body: { change } }),
    onSuccess: (changed) => {
      queries.setQueryData(testSubscriptionQuery().queryKey, changed);
      void queries.invalidateQueries({ queryKey: planKey, exact: true });
    },
  });
  return (
    <>
      {change.error && (
        <p role="alert" className="text-14 text-danger">
          {errorText(change.error)}
        </p>
      )}
      <div className="grid gap-3">
        {changesOf(subscription).map((each) => (
          <Button
            key={each}
            variant={each === "cancel_now" ? "danger" : "secondary"}
            disabled={change.isPending}
            onClick={() => change.mutate(each)}
          >
            {CHANGE_NAME[each]}
          </Button>
        ))}
      </div>
    </>
  );
}
