import { Link, useLocation } from "react-router";
import * as z from "zod/mini";
import { useSession } from "#lib/session/session.ts";
import { Page } from "#screens/shell/page.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";

const SuccessState = z.object({
  message: z.string(),
  email: z.string(),
  canMail: z._default(z.boolean(), true),
  /** Every CV was measured before this page was reached. */
  isDone: z._default(z.boolean(), false),
});
type SuccessState = z.infer<typeof SuccessState>;

/** What the mail holds, and what it does not. */
const RECEIVED = [
  "The shortlist by name or file name, with scores from 0 to 100%",
  "An executive summary of each candidate",
  "Strengths and concerns",
  "Hiring recommendations and next steps",
  "Custom interview questions: in the account, with Pro",
] as const;

export function SuccessScreen() {
  const { state } = useLocation();
  const given = SuccessState.safeParse(state).data;
  return (
    <Page title="Thanks">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="grid content-start gap-5 lg:col-span-7">
          <h1 className="text-36 font-semibold text-balance">
            Thanks! Your AI analysis is {given?.isDone ? "done" : "being processed"}.
          </h1>
          <div className="grid gap-3 text-18 text-ink-2">
            <WhatFollows given={given} />
          </div>
          <SeeItNow />
          <Button asChild variant="primary" size="large" className="justify-self-start">
            <Link to="/">Back to Homepage</Link>
          </Button>
        </div>
        {given?.canMail !== false && <WhatIsReceived />}
      </div>
    </Page>
  );
}

function WhatIsReceived() {
  return (
    <section aria-labelledby="received" className="border-t-2 border-ink pt-4 lg:col-span-5">
      <h2 id="received" className="text-18 font-semibold">
        What you will receive
      </h2>
      <ul className="mt-3 grid">
        {RECEIVED.map((part) => (
          <li key={part} className="border-b border-line py-3 text-ink-2 last:border-b-0">
            {part}
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatFollows({ given }: { given: SuccessState | undefined }) {
  const then = "The report then arrives by e-mail within minutes. Nothing there? Look into the spam folder, too.";
  if (!given) {
    return <p>Please follow the link in our e-mail to confirm your address. {then}</p>;
  }
  const address = <strong className="font-semibold wrap-anywhere text-ink">{given.email}</strong>;
  if (!given.canMail) return <p>We could not send a link to {address} just now, so no report can follow by e-mail.</p>;
  return (
    <>
      <p>We have sent a link to confirm {address}. The scores follow as soon as you have followed it.</p>
      <p>{then}</p>
    </>
  );
}

/** Both ways in claim what this browser has uploaded. */
const toResults = { from: "/shortlist" };

function SeeItNow() {
  const isSignedIn = useSession().kind === "signed-in";
  if (isSignedIn) {
    return (
      <p className="text-ink-2">
        You do not have to wait: <TextLink to="/shortlist">your shortlist</TextLink> shows the results.
      </p>
    );
  }
  return (
    <p className="text-ink-2">
      You do not have to wait:{" "}
      <TextLink to="/signup" state={toResults}>
        create an account
      </TextLink>{" "}
      or{" "}
      <TextLink to="/login" state={toResults}>
        log in
      </TextLink>{" "}
      in this browser, and the results are yours now. Without an account they are deleted after 24 hours.
    </p>
  );
}
