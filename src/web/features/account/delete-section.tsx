import { useState } from "react";
import type { SessionUser } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { AccountSection } from "./account-section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DeleteSection({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountSection title="Delete account" note="This cannot be undone.">
      <p className="text-14 text-ink-2">
        Your account, your screenings, their results and every uploaded document are erased.
      </p>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteAccountDialog email={user.email} onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
