import { ConsentChoice } from "#features/consent/consent-choice.tsx";
import { CookiePolicy } from "#features/legal/cookie-policy.tsx";
import { Page } from "#screens/shell/page.tsx";

export function CookiesScreen() {
  return (
    <Page title="Cookie Policy">
      <CookiePolicy choice={<ConsentChoice />} />
    </Page>
  );
}
