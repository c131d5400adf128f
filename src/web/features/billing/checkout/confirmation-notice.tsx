import { errorText } from "#lib/api/error-text.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Confirmation } from "./use-billing-return.ts";

/** Between coming back from a checkout and knowing what it came to. */
export function ConfirmationNotice({ confirmation }: { confirmation: Confirmation }) {
  if (confirmation.isPending) {
    return (
      <Notice title="Your payment is being confirmed">
        <p>This takes a few seconds. You can stay here.</p>
      </Notice>
    );
  }
  if (!confirmation.error && confirmation.data !== false) return null;
  return (
    <Notice
      title="Your payment is not confirmed yet"
      tone="low"
      action={<Button onClick={() => confirmation.mutate()}>Check again</Button>}
    >
      {confirmation.error ? (
        <p>{errorText(confirmation.error)}</p>
      ) : (
        <p>
          If you have paid, Pro opens as soon as the payment provider tells us. Reload this page in a minute; if nothing
          has changed by then, please contact us. Nothing is charged twice.
        </p>
      )}
    </Notice>
  );
}
