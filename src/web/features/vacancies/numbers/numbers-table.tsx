import { Link } from "react-router";
import { formatCount } from "#lib/format.ts";
import { daysToShortlist } from "#shared/vacancies/numbers-csv.ts";
import { type OpeningNumbers, Stage, STAGE_WORDS } from "#shared/vacancies/opening-numbers.ts";
import { formatDays } from "./format-days.ts";

/** One row a vacancy, each leading to its own pictures. */
export function NumbersTable({ numbers }: { numbers: readonly OpeningNumbers[] }) {
  return (
    <section
      aria-label="Each vacancy, scrolls sideways"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <th scope="col" className="py-2 pr-4 font-medium">
              Vacancy
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              To shortlist
            </th>
            {["CVs", ...Stage.options.map((stage) => STAGE_WORDS[stage])].map((label) => (
              <th key={label} scope="col" className="py-2 pl-4 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((one) => (
            <Row key={one.id} numbers={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ numbers }: { numbers: OpeningNumbers }) {
  const days = daysToShortlist(numbers);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        <Link
          to={`/vacancies/${numbers.id}?view=numbers`}
          className="break-words text-primary underline-offset-4 hover:underline"
        >
          {numbers.title}
        </Link>
      </th>
      <td className="py-2 pr-4">{days === null ? "Nobody advanced" : formatDays(days)}</td>
      <Count count={numbers.cvs} />
      {Stage.options.map((stage) => (
        <Count key={stage} count={numbers.stages[stage]} />
      ))}
    </tr>
  );
}

function Count({ count }: { count: number }) {
  return <td className="py-2 pl-4 text-right tabular-nums">{formatCount(count)}</td>;
}
