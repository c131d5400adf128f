import { useEffect } from "react";
import { Link } from "react-router";
import { useConsent } from "#lib/analytics/consent.ts";
import { startAnalytics } from "#lib/analytics/send-analytics.ts";
import { readSinks } from "#shared/site/sinks.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import { describeSinks } from "./describe-sinks.ts";

/**
 * Asks once, and sends what may be sent. Only where somebody counts is there anything to ask. `id` names who.
 * The question sticks to the window and ends the page: nothing of the page stays under it for ever.
 */
export function VisitorAnalytics({ id }: { id: string }) {
  const consent = useConsent();
  useEffect(() => startAnalytics(readSinks(id)), [id]);
  if (consent !== undefined) return null;
  return (
    <section
      id="consent"
      aria-label="Analytics"
      className="sticky bottom-0 z-30 border-t-2 border-ink bg-surface print:hidden"
    >
      <div className="mx-auto flex max-w-288 flex-wrap items-center gap-x-8 gap-y-3 px-4 py-4 sm:px-6">
        <p className="min-w-0 flex-1 basis-72 text-14 text-ink-2">
          May we count which pages are used? Nothing is sent unless you accept, and never a name or a CV.{" "}
          {describeSinks(readSinks(id))} The{" "}
          <Link to="/cookies" className="font-medium text-primary underline underline-offset-4">
            cookie policy
          </Link>{" "}
          says what and for how long.
        </p>
        <ConsentButtons />
      </div>
    </section>
  );
}
