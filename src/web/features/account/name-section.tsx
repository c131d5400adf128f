import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { changeName } from "#lib/session/auth-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import type { SessionUser } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { AccountSection } from "./account-section.tsx";

export function NameSection({ user }: { user: SessionUser }) {
  const [draft, setDraft] = useState<string>();
  const fullName = draft ?? user.fullName;
  const saving = useMutation({
    mutationFn: changeName,
    onSuccess: () => {
      setDraft(undefined);
      notify.done("Name saved");
    },
  });

  function submit() {
    saving.mutate(fullName.trim());
  }

  return (
    <AccountSection title="Name" note="How we address you, here and in our mails.">
      <Form onSubmit={submit}>
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          maxLength={200}
          value={fullName}
          error={saving.error ? errorText(saving.error) : undefined}
          onChange={setDraft}
        />
        <Button
          type="submit"
          className="justify-self-start"
          disabled={saving.isPending || !fullName.trim() || fullName.trim() === user.fullName}
        >
          {saving.isPending ? "Saving…" : "Save name"}
        </Button>
      </Form>
    </AccountSection>
  );
}
