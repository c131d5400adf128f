import { BillingCard } from "./billing-card.tsx";
import { PortalButton } from "./portal-button.tsx";

export function ManageBillingCard() {
  return (
    <BillingCard title="Billing management">
      <p className="text-14 text-ink-2">
        Change your card, see your invoices, switch between monthly and yearly, or cancel. Candidates and reports stay
        yours whatever plan you are on.
      </p>
      <PortalButton>Open Billing Portal</PortalButton>
    </BillingCard>
  );
}
