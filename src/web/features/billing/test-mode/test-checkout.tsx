import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import type { TestCheckoutOutcome } from "#shared/billing/billing.ts";
import type { CheckoutId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Facts } from "#features/billing/facts.tsx";
import { INTERVAL_NAME, PRICE } from "#features/billing/checkout/price-text.ts";
import { TestBillingFailure } from "./test-billing-failure.tsx";
import { testCheckoutQuery } from "./test-pages-queries.ts";

/** Stands where the payment provider's own page would be. */
export function TestCheckout({ id }: { id: CheckoutId }) {
  const { data, error, isLoadingError, refetch } = useQuery(testCheckoutQuery(id));
  const finish = useMutation({
    mutationFn: (outcome: TestCheckoutOutcome) => call("finishTestCheckout", { params: { id }, body: { outcome } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (isLoadingError) {
    return <TestBillingFailure title="This checkout cannot be shown" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label="Loading checkout…" className="min-h-40" />;
  const isBusy = finish.isPending || finish.isSuccess;
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          ["Plan", `Pro, ${INTERVAL_NAME[data.interval].toLowerCase()}`],
          ["Price", PRICE[data.interval]],
          ["E-mail", data.email],
        ]}
      />
      {finish.error && (
        <p role="alert" className="text-14 text-danger">
          {errorText(finish.error)}
        </p>
      )}
      <div className="grid gap-3">
        <Button variant="primary" size="large" disabled={isBusy} onClick={() => finish.mutate("pay")}>
          Pay {PRICE[data.interval]}
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => finish.mutate("start_trial")}>
          Start a trial
        </Button>
        <Button size="large" variant="quiet" disabled={isBusy} onClick={() => finish.mutate("cancel")}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
