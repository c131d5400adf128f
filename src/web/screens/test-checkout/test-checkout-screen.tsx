import { useParams } from "react-router";
import { TestCheckout } from "#features/billing/test-mode/test-checkout.tsx";
import { TestModeLabel } from "#features/billing/test-mode/test-mode-label.tsx";
import { FormPage } from "#screens/shell/form-page.tsx";
import { CheckoutId } from "#shared/ids.ts";
import { PageMessage } from "#ui/page-message.tsx";
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
      {id ? <TestCheckout id={id} /> : <PageMessage title="This checkout cannot be shown" />}
    </FormPage>
  );
}
