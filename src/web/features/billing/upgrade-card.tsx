import { BillingCard } from "./billing-card.tsx";
import { PRICE, YEARLY_SAVING } from "./checkout/price-text.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

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
