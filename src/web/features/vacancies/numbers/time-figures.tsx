import { formatMoment } from "#lib/format.ts";
import { daysToShortlist } from "#shared/vacancies/numbers-csv.ts";
import type { OpeningNumbers } from "#shared/vacancies/opening-numbers.ts";
import { formatDays } from "./format-days.ts";

/** From the first CV to the first person advanced, with the moments between. */
export function TimeFigures({ numbers }: { numbers: OpeningNumbers }) {
  const days = daysToShortlist(numbers);
  const moments = [
    { label: "First CV", at: numbers.first_cv_at },
    { label: "First score", at: numbers.first_score_at },
    { label: "First advanced", at: numbers.first_advanced_at },
    { label: "Last decision", at: numbers.last_decided_at },
  ];
  return (
    <section aria-label="Time to shortlist" className="grid gap-3 border-t-2 border-ink pt-4">
      <p className="text-22 font-semibold">
        {days === null ? "Nobody advanced yet" : `To the first person advanced: ${formatDays(days)}`}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-14">
        {moments.map(({ label, at }) => (
          <div key={label} className="grid content-start">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium">{at === null ? "Not yet" : formatMoment(at)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
