import { useQuery } from "@tanstack/react-query";
import { ExportNumbers } from "#features/vacancies/numbers/export-numbers.tsx";
import { NumberPictures } from "#features/vacancies/numbers/number-pictures.tsx";
import { NumbersTable } from "#features/vacancies/numbers/numbers-table.tsx";
import { formatDays } from "#features/vacancies/numbers/format-days.ts";
import { TimeFigures } from "#features/vacancies/numbers/time-figures.tsx";
import { errorText } from "#lib/api/error-text.ts";
import { numbersQuery } from "#lib/api/vacancy-queries.ts";
import { plural } from "#lib/format.ts";
import type { OpeningId } from "#shared/ids.ts";
import type { OpeningNumbers } from "#shared/vacancies/opening-numbers.ts";
import { medianDays, sumNumbers } from "#shared/vacancies/sum-numbers.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** Of one vacancy, or of all where none is named. */
export function NumbersView({ id }: { id?: OpeningId }) {
  const { data: all, error, isLoadingError, refetch } = useQuery(numbersQuery());
  if (isLoadingError)
    return <LoadFailure title="Failed to load the numbers" reason={errorText(error)} onRetry={refetch} />;
  if (!all) return <Spinner label="Counting..." className="min-h-60" />;
  const own = all.filter((one) => id === undefined || one.id === id);
  if (own.length === 0)
    return (
      <PageMessage title="Nothing to count yet">
        <p>Numbers come with the first screening: CVs by source, stages, and the time to the first person advanced.</p>
      </PageMessage>
    );
  return (
    <div className="grid gap-8">
      {own.map((one) => id && <TimeFigures key={one.id} numbers={one} />)}
      {!id && <TotalFigures numbers={own} />}
      <NumberPictures numbers={sumNumbers(own)} />
      {!id && <NumbersTable numbers={own} />}
      <div>
        <ExportNumbers numbers={own} />
      </div>
    </div>
  );
}

function TotalFigures({ numbers }: { numbers: readonly OpeningNumbers[] }) {
  const days = medianDays(numbers);
  const known = numbers.filter(({ first_advanced_at }) => first_advanced_at !== null).length;
  return (
    <section aria-label="Time to shortlist" className="grid gap-1 border-t-2 border-ink pt-4">
      <p className="text-22 font-semibold">
        {days === null ? "Nobody advanced yet" : `To the first person advanced: ${formatDays(days)}`}
      </p>
      <p className="text-14 text-ink-2">
        {days === null
          ? plural(numbers.length, "vacancy", "vacancies")
          : `The median of ${plural(known, "vacancy", "vacancies")} in which somebody was advanced, of ${numbers.length} in all`}
      </p>
    </section>
  );
}
