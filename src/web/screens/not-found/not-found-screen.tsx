import { Link } from "react-router";
import { Page } from "#screens/shell/page.tsx";
import { RULER_TICKS } from "#lib/score-tone.ts";
import { Button } from "#ui/button.tsx";
import { RulerAxis } from "#ui/score/ruler-axis.tsx";

/** The ruler is empty: nothing could be measured. */
export function NotFoundScreen() {
  return (
    <Page title="Page not found">
      <div className="grid max-w-160 justify-items-start gap-5">
        <h1 className="text-36 font-semibold sm:text-52">Oops! Page not found</h1>
        <p className="text-18 text-ink-2">
          There is nothing at this address. It may have been mistyped, or what stood here has been deleted.
        </p>
        <Button asChild variant="primary" size="large">
          <Link to="/">Return to Home</Link>
        </Button>
      </div>
      <div className="@container mt-20">
        <RulerAxis ticks={RULER_TICKS} />
      </div>
    </Page>
  );
}
