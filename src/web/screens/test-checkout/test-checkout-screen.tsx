import { useParams } from "react-router";
import { TestCheckout } from "#features/billing/test-checkout.tsx";
import { TestModeLabel } from "#features/billing/test-mode-label.tsx";
import { FormPage } from "#screens/shell/form-page.tsx";
import { CheckoutId } from "#shared/ids.ts";
import { TextLink } from "#ui/text-link.tsx";

export function TestCheckoutScreen() {
  const id = CheckoutId.safeParse(useParams()["checkoutId"]).data;
  return (
    <FormPage
      title="Test checkout"
      heading="Test checkout"
      lead={<TestModeLabel />}
      aside={<TextLink to="/billing">Back to billing</TextLink>}
    >
      {id ? <TestCheckout id={id} /> : <p>There is no such checkout.</p>}
    </FormPage>
  );
}
