import { clsx } from "clsx";
import { useId } from "react";
import type { Price, PriceInterval } from "#shared/billing/billing.ts";
import { INTERVAL_NAME, PRICE, YEARLY_SAVING } from "./price-text.ts";

interface PriceChoiceProps {
  prices: readonly Price[];
  chosen: PriceInterval;
  disabled: boolean;
  onChoose: (interval: PriceInterval) => void;
}

export function PriceChoice({ prices, chosen, disabled, onChoose }: PriceChoiceProps) {
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
