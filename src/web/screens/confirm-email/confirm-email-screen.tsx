import { Suspense, use, useEffect, useState } from "react";
import { Link } from "react-router";
import { SendConfirmation } from "#features/account/send-confirmation.tsx";
import { useMailLink } from "#features/account/use-mail-link.ts";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { followLink, forgetAnswer } from "#lib/session/mail-links.ts";
import { askCookieAgain, useSession } from "#lib/session/session.ts";
import { FormPage } from "#screens/shell/form-page.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";

const TITLE = "Confirm your e-mail address";

export function ConfirmEmailScreen() {
  const { tokenHash, isAddressClean } = useMailLink("email");
  const confirming = <Spinner label="Confirming your e-mail address…" className="min-h-dvh" />;
  if (!isAddressClean) return confirming;
  if (!tokenHash) return <InvalidLink />;
  return (
    <Suspense fallback={confirming}>
      <Confirmation key={tokenHash} tokenHash={tokenHash} />
    </Suspense>
  );
}

function Confirmation({ tokenHash }: { tokenHash: string }) {
  const [, setTries] = useState(0);
  const refusal = use(followLink(tokenHash, "email"));

  function tryAgain() {
    forgetAnswer(tokenHash);
    setTries((tries) => tries + 1);
  }

  if (!refusal) return <Confirmed />;
  if (hasCode(refusal, "link_rejected", "invalid_request")) return <InvalidLink />;
  return (
    <FormPage title={TITLE} heading="Your link could not be checked" lead={<p role="alert">{errorText(refusal)}</p>}>
      <Button className="justify-self-start" onClick={tryAgain}>
        Try Again
      </Button>
    </FormPage>
  );
}

function Confirmed() {
  const isSignedIn = useSession().kind === "signed-in";
  // The session was opened before the address was confirmed and does not know it yet.
  useEffect(() => {
    if (isSignedIn) void askCookieAgain();
  }, [isSignedIn]);
  const lead = isSignedIn
    ? "Thank you. There is nothing else to do."
    : "Thank you. If you asked for candidate scores, they come by mail as soon as every CV has been read.";
  return (
    <FormPage title={TITLE} heading="Your e-mail address is confirmed" lead={lead}>
      <Button asChild variant="primary" className="justify-self-start">
        {isSignedIn ? <Link to="/demo">Go to screening</Link> : <Link to="/login">Log in</Link>}
      </Button>
    </FormPage>
  );
}

function InvalidLink() {
  const session = useSession();
  const isSignedIn = session.kind === "signed-in";
  return (
    <FormPage
      title={TITLE}
      heading="This link is invalid or has expired"
      lead={isSignedIn ? "We can send you another one." : "Log in, and we can send you another one from your account."}
    >
      {isSignedIn ? (
        <SendConfirmation user={session.user} />
      ) : (
        <Button asChild variant="primary" className="justify-self-start">
          <Link to="/login" state={{ from: "/account" }}>
            Log in
          </Link>
        </Button>
      )}
    </FormPage>
  );
}
