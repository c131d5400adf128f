import { TermsOfService } from "#features/legal/terms-of-service.tsx";
import { Page } from "#screens/shell/page.tsx";

export function TermsScreen() {
  return (
    <Page title="Terms of Service">
      <TermsOfService />
    </Page>
  );
}
