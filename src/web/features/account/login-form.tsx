import { useState } from "react";
import { errorText } from "#lib/api/error-text.ts";
import { logIn } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

export function LoginForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isSending, setSending] = useState(false);

  async function submit() {
    if (!email.trim() || !password.trim()) return notify.failed("Missing Information", "Please fill in all fields.");
    setSending(true);
    try {
      await logIn({ email: email.trim(), password });
      notify.done("Login Successful", "Welcome back.");
    } catch (error) {
      notify.failed("Login Failed", errorText(error));
      setSending(false);
    }
  }

  return (
    <Form onSubmit={submit}>
      <TextField label="Email" type="email" name="email" autoComplete="username" value={email} onChange={setEmail} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <p className="text-14">
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
      </p>
      <Button type="submit" variant="primary" size="large" disabled={isSending}>
        {isSending ? "Logging in…" : "Log in"}
      </Button>
    </Form>
  );
}
