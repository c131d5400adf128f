import { type FormEvent, useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { errorText } from "#lib/error-text.ts";
import { signUp } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { notify } from "#ui/toaster.tsx";
import { findSignUpProblem, passwordHint, type SignUpDraft, type SignUpProblem } from "./sign-up-rules.ts";

const EMPTY: SignUpDraft = { fullName: "", email: "", password: "", confirmation: "", hasAgreed: false };
const EXPLAINED = new Set(["email_taken", "weak_password", "network", "too_many_requests", "unavailable"]);

function signUpFailure(error: unknown) {
  return error instanceof ApiError && EXPLAINED.has(error.code) ? errorText(error) : "Please try again later.";
}

export function SignUpForm() {
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<SignUpProblem>();
  const [isSending, setSending] = useState(false);

  function change(part: Partial<SignUpDraft>) {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  }

  async function submit() {
    const found = findSignUpProblem(draft);
    setProblem(found);
    if (found) return notify.failed(found.title, found.message);
    setSending(true);
    try {
      await signUp({ email: draft.email.trim(), password: draft.password, fullName: draft.fullName.trim() });
      notify.done("Account Created", "Welcome to Evenhand.");
    } catch (error) {
      notify.failed("Signup Failed", signUpFailure(error));
      setSending(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  const errorOf = (field: keyof SignUpDraft) => (problem?.field === field ? problem.message : undefined);

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        value={draft.fullName}
        error={errorOf("fullName")}
        onChange={(event) => change({ fullName: event.target.value })}
      />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={draft.email}
        error={errorOf("email")}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="new-password"
        autoComplete="new-password"
        value={draft.password}
        error={errorOf("password")}
        hint={passwordHint(draft.password)}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        value={draft.confirmation}
        error={errorOf("confirmation")}
        onChange={(event) => change({ confirmation: event.target.value })}
      />
      <Checkbox
        checked={draft.hasAgreed}
        invalid={problem?.field === "hasAgreed"}
        onChange={(hasAgreed) => change({ hasAgreed })}
      >
        I agree to the terms of service and the privacy policy
      </Checkbox>
      <Button type="submit" look="primary" size="large" disabled={isSending}>
        {isSending ? "Creating account…" : "Create Account"}
      </Button>
    </form>
  );
}
