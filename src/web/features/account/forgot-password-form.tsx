import { useState } from "react";
import { reasonOr } from "#lib/api/error-text.ts";
import { sendResetMail } from "#lib/session/mail-links.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
}

export function ForgotPasswordForm({ email, onEmailChange, onSent }: ForgotPasswordFormProps) {
  const [isSending, setSending] = useState(false);

  async function submit() {
    if (!email.trim()) return notify.failed("Email required", "Please enter your email address.");
    setSending(true);
    try {
      await sendResetMail(email.trim());
      notify.done("Reset email sent", "Please look into your inbox.");
      onSent();
    } catch (error) {
      notify.failed("Reset email not sent", reasonOr(error, "Failed to send reset email."));
    } finally {
      setSending(false);
    }
  }

  return (
    <Form onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={onEmailChange}
      />
      <Button type="submit" variant="primary" size="large" disabled={isSending}>
        {isSending ? "Sending…" : "Send reset link"}
      </Button>
    </Form>
  );
}
