import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sessionsQuery } from "#lib/api/account-queries.ts";
import { changePassword } from "#lib/session/auth-client.ts";
import { passwordStrength } from "#lib/session/password-strength.ts";
import type { SessionUser } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { errorText, hasCode, reasonOr } from "#lib/api/error-text.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/limits.ts";
import { AccountSection } from "./account-section.tsx";
import { NewPasswordFields, type NewPassword } from "./new-password-fields.tsx";

interface PasswordChange extends NewPassword {
  current: string;
}

interface Problem {
  message: string;
  field?: keyof PasswordChange;
}

const EMPTY: PasswordChange = { current: "", password: "", confirmation: "" };

export function PasswordSection({ user }: { user: SessionUser }) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const saving = useMutation({
    mutationFn: () => changePassword({ current: draft.current, next: draft.password }),
    onSuccess: () => {
      setDraft(EMPTY);
      setChecked(false);
      notify.done("Password updated", "Your other devices are logged out.");
      return queries.invalidateQueries(sessionsQuery());
    },
    onError: (error) => notify.failed("Password not updated", explainRefusal(error).message),
  });

  function change(part: Partial<PasswordChange>) {
    setDraft({ ...draft, ...part });
    setChecked(false);
    saving.reset();
  }

  function submit() {
    setChecked(true);
    if (!findChangeProblem(draft)) saving.mutate();
  }

  const refusal = saving.error ? explainRefusal(saving.error) : undefined;
  const problem = isChecked ? (findChangeProblem(draft) ?? refusal) : undefined;
  const errorOf = (field: keyof PasswordChange) => (problem?.field === field ? problem.message : undefined);

  return (
    <AccountSection title="Password" note="Your other devices are logged out when it changes.">
      <Form onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          value={draft.current}
          error={errorOf("current")}
          onChange={(value) => change({ current: value })}
        />
        <NewPasswordFields
          label="New password"
          confirmLabel="Confirm new password"
          value={draft}
          hint={passwordStrength(draft.password, [user.fullName, user.email]).hint}
          errors={{ password: errorOf("password"), confirmation: errorOf("confirmation") }}
          onChange={change}
        />
        <Button type="submit" className="justify-self-start" disabled={saving.isPending}>
          {saving.isPending ? "Updating…" : "Update password"}
        </Button>
      </Form>
    </AccountSection>
  );
}

function findChangeProblem({ current, password, confirmation }: PasswordChange): Problem | undefined {
  if (!current) return { field: "current", message: "Please enter your current password." };
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { field: "password", message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.` };
  }
  if (password === current) return { field: "password", message: "Please choose a password that is new." };
  if (password !== confirmation) {
    return { field: "confirmation", message: "Please make sure both passwords are the same." };
  }
  return undefined;
}

function explainRefusal(error: unknown): Problem {
  if (hasCode(error, "current_password_wrong")) return { field: "current", message: errorText(error) };
  if (hasCode(error, "weak_password")) return { field: "password", message: errorText(error) };
  return { message: reasonOr(error, "Failed to update password.") };
}
