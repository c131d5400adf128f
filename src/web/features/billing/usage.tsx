import { formatDate } from "#lib/format.ts";
import type { PlanRecord } from "#shared/account/account.ts";
import { FREE_SCREENINGS } from "#shared/billing/prices.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";

export function Usage({ plan }: { plan: PlanRecord }) {
  const used = plan.monthly_resume_count;
  if (plan.remaining === null) {
    return (
      <dl className="flex flex-wrap gap-x-10 gap-y-2 text-14">
        <div>
          <dt className="text-ink-2">Screenings</dt>
          <dd className="font-semibold">Unlimited</dd>
        </div>
        <div>
          <dt className="text-ink-2">Used this month</dt>
          <dd className="font-semibold tabular-nums">{used}</dd>
        </div>
      </dl>
    );
  }
  const words = `${used} of ${FREE_SCREENINGS} screenings used this month`;
  return (
    <div className="grid gap-2 text-14">
      <ProgressBar label="Monthly usage" percent={(used / FREE_SCREENINGS) * 100} valueText={words} />
      <p className="flex flex-wrap justify-between gap-x-6 tabular-nums">
        <span>{words}</span>
        <span className="text-ink-2">Starts again on {formatDate(plan.resume_count_reset_date)}</span>
      </p>
    </div>
  );
}
