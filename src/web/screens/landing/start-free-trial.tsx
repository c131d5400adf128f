import { Link } from "react-router";
import { trackTrial } from "#lib/analytics.ts";
import { FREE_SCREENINGS } from "#shared/prices.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "./section.tsx";

export function StartFreeTrial() {
  return (
    <Section id="start-free-trial" title="Start your free trial">
      <div className="grid justify-items-start gap-5">
        <p className="max-w-prose text-18 text-ink-2">
          Take the pile that is on your desk now. {FREE_SCREENINGS} resumes a month and one active job slot cost
          nothing, and no card is needed.
        </p>
        <Button asChild look="primary" size="large">
          <Link to="/signup" onClick={() => trackTrial("start-free-trial")}>
            Try It Free
          </Link>
        </Button>
      </div>
    </Section>
  );
}
