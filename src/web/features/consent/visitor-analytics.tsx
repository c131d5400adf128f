import { useEffect } from "react";
import { Link } from "react-router";
import { useConsent } from "#lib/consent.ts";
import { startAnalytics } from "#lib/send-analytics.ts";
import { ConsentButtons } from "./consent-buttons.tsx";

/** Asks once, and sends what may be sent. Only where an analytics id is configured is there anything to ask. */
export function VisitorAnalytics({ id }: { id: string }) {
  const consent = useConsent();
  useEffect(() => startAnalytics(id), [id]);
  if (consent !== undefined) return null;
  return (
    <section
      id="consent"
      aria-label="Analytics cookies"
      className="fixed inset-x-0 bottom-0 z-30 border-t-2 border-ink bg-surface print:hidden"
    >
      <div className="mx-auto flex max-w-288 flex-wrap items-center gap-x-8 gap-y-3 px-4 py-4 sm:px-6">
        <p className="min-w-0 flex-1 basis-72 text-14 text-ink-2">
          May we count which pages are used? Nothing is sent unless you accept, and never a name or a CV. The{" "}
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
