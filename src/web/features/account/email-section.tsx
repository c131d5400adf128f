import type { SessionUser } from "#lib/session/session.ts";
import { Badge } from "#ui/badge.tsx";
import { AccountSection } from "./account-section.tsx";
import { SendConfirmation } from "./send-confirmation.tsx";

export function EmailSection({ user }: { user: SessionUser }) {
  return (
    <AccountSection title="E-mail address" note="You log in with it, and links to reset your password go there.">
      <p className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere">{user.email}</span>
        <Badge tone={user.isConfirmed ? "high" : "low"}>{user.isConfirmed ? "Confirmed" : "Not confirmed"}</Badge>
      </p>
      {!user.isConfirmed && (
        <>
          <p className="text-14 text-ink-2">Follow the link we sent to this address. It may have gone to spam.</p>
          <SendConfirmation user={user} />
        </>
      )}
    </AccountSection>
  );
}
