import { useState } from "react";
import { leaveAfter, type SessionUser } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { AccountSection } from "./account-section.tsx";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { Form } from "#ui/form/form.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

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

function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const deletion = useMutation({
    mutationFn: () =>
      leaveAfter(
        () => call("deleteMe", {}),
        async () => navigate("/", { replace: true }),
      ),
    onSuccess: () => notify.done("Account deleted", "Everything that was yours is erased."),
  });

  function submit() {
    if (isConfirmed && !deletion.isPending) deletion.mutate();
  }

  return (
    <Dialog
      title="Delete my account"
      description={`Everything that belongs to ${email} is erased. This cannot be undone.`}
      {...(deletion.isPending ? {} : { onDismiss: onClose })}
    >
      <Form onSubmit={submit}>
        <TextField
          label="Type your e-mail address to confirm"
          type="email"
          autoComplete="off"
          value={typed}
          error={deletion.error ? `Your account was not deleted. ${errorText(deletion.error)}` : undefined}
          onChange={setTyped}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" disabled={!isConfirmed || deletion.isPending}>
            {deletion.isPending ? "Deleting…" : "Delete for good"}
          </Button>
          <Button onClick={onClose} disabled={deletion.isPending}>
            Keep my account
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
