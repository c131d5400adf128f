import { Notice } from "#ui/notice.tsx";
import { PortalButton } from "./portal-button.tsx";

export function PastDueNotice() {
  return (
    <Notice title="Your last payment failed" tone="low" action={<PortalButton>Update Payment Method</PortalButton>}>
      <p>Please check your card. It is tried again over the next days; Pro ends if no payment comes through.</p>
    </Notice>
  );
}
