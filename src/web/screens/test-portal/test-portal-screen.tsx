import { TestModeLabel } from "#features/billing/test-mode/test-mode-label.tsx";
import { TestPortal } from "#features/billing/test-mode/test-portal.tsx";
import { FormPage } from "#screens/shell/form-page.tsx";
import { TextLink } from "#ui/text-link.tsx";

export function TestPortalScreen() {
  return (
    <FormPage
      title="Test billing portal"
      heading="Test billing portal"
      lead={<TestModeLabel />}
      aside={<TextLink to="/billing">Back to billing</TextLink>}
    >
      <TestPortal />
    </FormPage>
  );
}
