import { useState } from "react";
import { Link } from "react-router";
import { ForgotPasswordForm } from "#features/account/forgot-password-form.tsx";
import { FormPage } from "#screens/shell/form-page.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";

export function ForgotPasswordScreen() {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  if (isSent) return <CheckYourEmail email={email.trim()} onTryAgain={() => setSent(false)} />;
  return (
    <FormPage
      title="Forgot password"
      heading="Forgot your password?"
      lead="Enter the address of your account. We send a link to set a new password."
      aside={<TextLink to="/login">Back to login</TextLink>}
    >
      <ForgotPasswordForm email={email} onEmailChange={setEmail} onSent={() => setSent(true)} />
    </FormPage>
  );
}

function CheckYourEmail({ email, onTryAgain }: { email: string; onTryAgain: () => void }) {
  return (
    <FormPage
      title="Check your email"
      heading="Check your email"
      lead={
        <>
          <p>
            If there is an account for <strong className="font-semibold text-ink">{email}</strong>, a link to set a new
            password is on its way.
          </p>
          <p>The link is valid for 60 minutes. Nothing there? Look into the spam folder, too.</p>
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to="/login">Back to login</Link>
        </Button>
        <Button onClick={onTryAgain}>Try again</Button>
      </div>
    </FormPage>
  );
}
