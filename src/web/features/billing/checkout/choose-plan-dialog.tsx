import { useQuery } from "@tanstack/react-query";
import { useState, useId } from "react";
import { trackChoice } from "#lib/analytics/analytics.ts";
import { errorText } from "#lib/api/error-text.ts";
import type { CheckoutRequest, Offer, PriceInterval, Price } from "#shared/billing/billing.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { offerQuery } from "#features/billing/offer-query.ts";
import { TestModeLabel } from "#features/billing/test-mode/test-mode-label.tsx";
import { describeCheckoutFailure, useCheckout } from "./use-checkout.ts";
import { clsx } from "clsx";
import { INTERVAL_NAME, PRICE, YEARLY_SAVING } from "./price-text.ts";

interface ChoosePlanDialogProps {
  /** Where the checkout leads back to. */
  from: CheckoutRequest["from"];
  onClose: () => void;
}

export function ChoosePlanDialog({ from, onClose }: ChoosePlanDialogProps) {
  const offer = useQuery(offerQuery());
  return (
    <Dialog
      title="Choose Your Plan"
      description="Pro opens unlimited screening and full reports. No contracts."
      onDismiss={onClose}
    >
      {offer.data && <PlanChoice offer={offer.data} from={from} onClose={onClose} />}
      {offer.isPending && <Spinner label="Loading plans…" className="min-h-40" />}
      {offer.isLoadingError && (
        <div role="alert" className="grid gap-3 text-14">
          <p className="font-semibold text-danger">Failed to load billing information</p>
          <p className="text-ink-2">{errorText(offer.error)}</p>
          <Button className="justify-self-start" onClick={() => void offer.refetch()}>
            Try Again
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function PlanChoice({ offer, from, onClose }: ChoosePlanDialogProps & { offer: Offer }) {
  const [interval, setInterval] = useState<PriceInterval>("month");
  const checkout = useCheckout();
  const price = offer.prices.find((each) => each.interval === interval);
  function begin(priceId: string) {
    trackChoice({ contentId: "Upgrade to Pro", location: "plans" });
    checkout.begin({ priceId, from });
  }
  return (
    <>
      {offer.mode === "test" && <TestModeLabel />}
      <PriceChoice prices={offer.prices} chosen={interval} disabled={checkout.isPending} onChoose={setInterval} />
      {checkout.error && <CheckoutFailure error={checkout.error} />}
      {checkout.isSuccess && (
        <output className="text-14 text-ink-2">
          The checkout is open in another tab. Once it is done, Pro opens here by itself.
        </output>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={!price || checkout.isPending} onClick={() => price && begin(price.id)}>
          {checkout.isPending ? "Opening the checkout…" : "Upgrade to Pro"}
        </Button>
        <Button onClick={onClose}>{checkout.isSuccess ? "Close" : "Not now"}</Button>
      </div>
    </>
  );
}

function CheckoutFailure({ error }: { error: Error }) {
  const { title, reason } = describeCheckoutFailure(error);
  return (
    <div role="alert" className="grid gap-1 text-14">
      <p className="font-semibold text-danger">{title}</p>
      <p className="text-ink-2">{reason}</p>
    </div>
  );
}

interface PriceChoiceProps {
  prices: readonly Price[];
  chosen: PriceInterval;
  disabled: boolean;
  onChoose: (interval: PriceInterval) => void;
}

function PriceChoice({ prices, chosen, disabled, onChoose }: PriceChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">How to pay</legend>
      {prices.map(({ id, interval }) => (
        <label
          key={id}
          className={clsx(
            "grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-lg border p-4",
            interval === chosen ? "border-primary bg-primary-soft" : "border-line-strong",
          )}
        >
          <input
            type="radio"
            name={name}
            checked={interval === chosen}
            onChange={() => onChoose(interval)}
            className="mt-1 size-4 accent-primary"
          />
          <span className="font-semibold">{INTERVAL_NAME[interval]}</span>
          <span className="col-start-2 text-18 tabular-nums">{PRICE[interval]}</span>
          {interval === "year" && <span className="col-start-2 text-14 text-ink-2">{YEARLY_SAVING}</span>}
        </label>
      ))}
    </fieldset>
  );
}
