import { giveConsent } from "#lib/analytics/consent.ts";
import { Button } from "#ui/button.tsx";

/** Both ways look alike and take one press. */
export function ConsentButtons() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button onClick={() => giveConsent("rejected")}>Reject analytics</Button>
      <Button onClick={() => giveConsent("accepted")}>Accept analytics</Button>
    </div>
  );
}
