import { PrivacyPolicy } from "#features/legal/privacy-policy.tsx";
import { Page } from "#screens/shell/page.tsx";

export function PrivacyScreen() {
  return (
    <Page title="Privacy Policy">
      <PrivacyPolicy />
    </Page>
  );
}
