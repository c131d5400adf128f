import { Link } from "react-router";
import { isPro } from "#shared/billing/plan.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { usePlan } from "./use-plan.ts";

/** In the header: what one has, or the way to more. On phones the name needs the room; the account page leads on from there. */
export function PlanMark() {
  const { data } = usePlan();
  if (!data) return null;
  if (!isPro(data.plan)) {
    return (
      <Button asChild size="small" className="max-sm:hidden">
        <Link to="/billing">Upgrade</Link>
      </Button>
    );
  }
  return (
    <Link to="/billing" title="Your plan" className="rounded-sm max-sm:hidden">
      <Badge tone="mid">Pro</Badge>
    </Link>
  );
}
