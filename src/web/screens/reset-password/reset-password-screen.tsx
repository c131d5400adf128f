import { Suspense, use, useState } from "react";
import { Navigate, Link, useNavigate } from "react-router";
import { ResetPasswordForm } from "#features/account/reset-password-form.tsx";
import { useMailLink } from "#features/account/use-mail-link.ts";
import { useTimeout } from "#lib/browser/use-timeout.ts";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { followLink, forgetAnswer } from "#lib/session/mail-links.ts";
import { askCookieAgain, getSession } from "#lib/session/session.ts";
import { FormPage } from "#screens/shell/form-page.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useFailureNotice } from "#ui/overlay/use-failure-notice.ts";

const TO_LOGIN_AFTER_MS = 2000;

export function ResetPasswordScreen() {
  const { tokenHash, isAddressClean } = useMailLink("recovery");
  const checking = <Spinner label="Checking your link…" className="min-h-dvh" />;
  if (!isAddressClean) return checking;
  if (!tokenHash) return <InvalidLink />;
  return (
    <Suspense fallback={checking}>
      <SetNewPassword key={tokenHash} tokenHash={tokenHash} />
    </Suspense>
  );
}

function SetNewPassword({ tokenHash }: { tokenHash: string }) {
  const [, setTries] = useState(0);
  const [isDone, setDone] = useState(false);
  const refusal = use(followLink(tokenHash, "recovery"));

  function tryAgain() {
    forgetAnswer(tokenHash);
    setTries((tries) => tries + 1);
  }

  function finish() {
    setDone(true);
    // The new password ends the sessions of its account; this browser's may be one of them.
    if (getSession().kind === "signed-in") void askCookieAgain();
  }

  if (isDone) return <PasswordUpdated />;
  if (hasCode(refusal, "link_rejected", "invalid_request")) return <InvalidLink />;
  if (refusal) return <NotChecked reason={errorText(refusal)} onTryAgain={tryAgain} />;
  return (
    <FormPage
      title="Set new password"
      heading="Set new password"
      lead="Afterwards you are logged out on all devices and log in with the new password."
    >
      <ResetPasswordForm onDone={finish} />
    </FormPage>
  );
}

function InvalidLink() {
  useFailureNotice("Invalid reset link", "This password reset link is invalid or has expired.");
  return <Navigate to="/forgot-password" replace />;
}

function NotChecked({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  return (
    <FormPage title="Set new password" heading="Your link could not be checked" lead={<p role="alert">{reason}</p>}>
      <Button onClick={onTryAgain}>Try Again</Button>
    </FormPage>
  );
}

function PasswordUpdated() {
  const navigate = useNavigate();
  useTimeout(() => void navigate("/login", { replace: true }), TO_LOGIN_AFTER_MS);
  return (
    <FormPage title="Password updated" heading="Your password is updated" lead="The login page opens in a moment.">
      <Button asChild variant="primary" className="justify-self-start">
        <Link to="/login" replace>
          Log in now
        </Link>
      </Button>
    </FormPage>
  );
}
