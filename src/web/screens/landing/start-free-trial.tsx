import { Link } from "react-router";
import { trackTrial } from "#lib/analytics/analytics.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { Button } from "#ui/button.tsx";

/** The page ends as large as it began. */
export function StartFreeTrial() {
  return (
    <section
      id="start-free-trial"
      aria-labelledby="start-free-trial-title"
      className="mt-16 scroll-mt-4 border-t-2 border-ink pt-12"
    >
      <div className="grid gap-6 lg:grid-cols-12 lg:gap-12">
        <h2 id="start-free-trial-title" className="text-36 font-semibold sm:text-52 lg:col-span-7">
          Start your free trial
        </h2>
        <div className="grid justify-items-start gap-5 lg:col-span-5">
          <p className="text-18 text-ink-2">
            Take the pile that is on your desk now. {FREE_SCREENINGS} resumes a month and one active job slot cost
            nothing, and no card is needed.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="large">
              <Link to="/signup" onClick={() => trackTrial("start-free-trial")}>
                Try It Free
              </Link>
            </Button>
            <Button asChild size="large">
              <a href="#content">Try one upload first</a>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
