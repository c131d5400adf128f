import { useState } from "react";
import { hasCode, reasonOr } from "#lib/api/error-text.ts";
import { setForgottenPassword } from "#lib/session/mail-links.ts";
import { passwordStrength } from "#lib/session/password-strength.ts";
import { MIN_RESET_PASSWORD_LENGTH } from "#shared/limits.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { type NewPassword, NewPasswordFields } from "./new-password-fields.tsx";

interface PasswordProblem {
  title: string;
  message: string;
  field: keyof NewPassword;
}

function explainRefusal(error: unknown): PasswordProblem {
  const message = reasonOr(error, "Failed to update password.");
  return { title: "Password not updated", message, field: "password" };
}

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState<NewPassword>({ password: "", confirmation: "" });
  const [problem, setProblem] = useState<PasswordProblem>();
  const [isSending, setSending] = useState(false);

  function change(part: Partial<NewPassword>) {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  }

  function report(found: PasswordProblem, isAboutField: boolean) {
    if (isAboutField) setProblem(found);
    notify.failed(found.title, found.message);
  }

  async function submit() {
    const found = findResetProblem(draft);
    if (found) return report(found, true);
    setSending(true);
    try {
      await setForgottenPassword(draft.password);
      notify.done("Password updated", "You can log in with it now.");
      onDone();
    } catch (error) {
      report(explainRefusal(error), hasCode(error, "weak_password"));
      setSending(false);
    }
  }

  const errorOf = (field: keyof NewPassword) => (problem?.field === field ? problem.message : undefined);

  return (
    <Form onSubmit={submit}>
      <NewPasswordFields
        label="New password"
        confirmLabel="Confirm new password"
        value={draft}
        hint={passwordStrength(draft.password, [], MIN_RESET_PASSWORD_LENGTH).hint}
        errors={{ password: errorOf("password"), confirmation: errorOf("confirmation") }}
        onChange={change}
      />
      <Button type="submit" variant="primary" size="large" disabled={isSending}>
        {isSending ? "Updating…" : "Update password"}
      </Button>
    </Form>
  );
}

/** The first rule broken, in the order of the specification. */
function findResetProblem({ password, confirmation }: NewPassword): PasswordProblem | undefined {
  if (!password || !confirmation) {
    const message = "Please enter the new password twice.";
    return { title: "All fields required", message, field: password ? "confirmation" : "password" };
  }
  if (password !== confirmation) {
    const message = "Please make sure both passwords are the same.";
    return { title: "Passwords don't match", message, field: "confirmation" };
  }
  if (password.length < MIN_RESET_PASSWORD_LENGTH) {
    const message = `Password must be at least ${MIN_RESET_PASSWORD_LENGTH} characters long`;
    return { title: "Password too short", message, field: "password" };
  }
  return undefined;
}
