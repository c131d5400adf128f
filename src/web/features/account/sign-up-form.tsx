import { useState } from "react";
import { trackSignUp } from "#lib/analytics/analytics.ts";
import { passwordStrength } from "#lib/session/password-strength.ts";
import { signUp } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { explainRefusal, findSignUpProblem, type SignUpDraft, type SignUpProblem } from "./sign-up-rules.ts";

const EMPTY: SignUpDraft = { fullName: "", email: "", password: "", confirmation: "", hasAgreed: false };

export function SignUpForm() {
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<SignUpProblem>();
  const [wasRefused, setRefused] = useState(false);
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
      trackSignUp("signup", "account");
      notify.done("Account Created", "Welcome to Evenhand.");
    } catch (error) {
      const refusal = explainRefusal(error);
      notify.failed("Signup Failed", refusal.message);
      setProblem(refusal.problem);
      setRefused(true);
      setSending(false);
    }
  }

  const errorOf = (field: keyof SignUpDraft) => (problem?.field === field ? problem.message : undefined);

  return (
    <Form onSubmit={submit}>
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        value={draft.fullName}
        error={errorOf("fullName")}
        onChange={(value) => change({ fullName: value })}
      />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={draft.email}
        error={errorOf("email")}
        onChange={(value) => change({ email: value })}
      />
      <NewPasswordFields
        label="Password"
        confirmLabel="Confirm password"
        value={draft}
        hint={passwordStrength(draft.password, [draft.fullName, draft.email]).hint}
        errors={{ password: errorOf("password"), confirmation: errorOf("confirmation") }}
        onChange={change}
      />
      <Checkbox
        checked={draft.hasAgreed}
        invalid={problem?.field === "hasAgreed"}
        onChange={(hasAgreed) => change({ hasAgreed })}
      >
        I agree to the <TextLink to="/terms">terms of service</TextLink> and the{" "}
        <TextLink to="/privacy">privacy policy</TextLink>
      </Checkbox>
      <Button type="submit" variant="primary" size="large" disabled={isSending}>
        {isSending ? "Creating account…" : "Create Account"}
      </Button>
      {wasRefused && <OtherWays />}
    </Form>
  );
}

/** After every refusal alike: shown for a taken address only, it would tell strangers who has an account. */
function OtherWays() {
  return (
    <p className="text-14 text-ink-2">
      If you already have an account, <TextLink to="/login">log in</TextLink> or{" "}
      <TextLink to="/forgot-password">reset your password</TextLink>.
    </p>
  );
}
