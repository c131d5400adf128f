import { Link } from "react-router";
import { trackChoice } from "#lib/analytics/analytics.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { TrialRefusal } from "./trial-flags.ts";

const REASONS: Record<TrialRefusal, string> = {
  trial_used: "The free trial of this browser has been used. An account shows you its results and",
  too_many_requests: "Too many trials came from your network today. An account works at once and",
};

/** Either way in claims what this browser has uploaded, so both lead on to the result. */
const toResults = { from: "/shortlist" };

export function CreateAccountPanel({ reason }: { reason: TrialRefusal }) {
  return (
    <section aria-live="polite" className="grid gap-3 border-t-2 border-ink pt-4">
      <h2 className="text-18 font-semibold">Create Account to Continue</h2>
      <p className="text-14 text-ink-2">{REASONS[reason]} screens up to 25 resumes per month, no card needed.</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild variant="primary">
          <Link
            to="/signup"
            state={toResults}
            onClick={() => trackChoice({ contentId: "Create Account", location: "hero" })}
          >
            Create Account
          </Link>
        </Button>
        <p className="text-14 text-ink-2">
          Have one?{" "}
          <TextLink to="/login" state={toResults}>
            Log in
          </TextLink>
        </p>
      </div>
    </section>
  );
}
