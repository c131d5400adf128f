import { BillingCard } from "./billing-card.tsx";
import { PortalButton } from "./portal-button.tsx";

const STRIPE = "Change your card, see your invoices, switch between monthly and yearly, or cancel.";
/** There is neither a card nor an invoice. */
const TEST = "Cancel, keep the subscription, or try what a failed payment does.";

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
