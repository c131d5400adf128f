import { plural } from "#lib/format.ts";
import { FOUR_FIFTHS, type GroupRate, type SelectionOutcome } from "#shared/vacancies/fairness.ts";

const CAPTIONS: Record<SelectionOutcome, string> = {
  advanced: "Advanced by a person",
  shortlisted: "On the shortlist",
};
const LIKELY = 0.05;

const inPercent = (share: number) => `${Math.round(share * 100)}%`;

export function SelectionTable({ outcome, groups }: { outcome: SelectionOutcome; groups: GroupRate[] }) {
  if (groups.length === 0) return null;
  if (groups.every(({ selected }) => selected === 0))
    return <p className="text-14 text-ink-2">{CAPTIONS[outcome]}: nobody yet.</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-96 border-collapse text-left text-14">
        <caption className="mb-2 text-left font-medium">{CAPTIONS[outcome]}</caption>
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            {["Group", "Selected", "Rate", "Ratio", "What it says"].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4 font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {groups.map((one) => (
            <tr key={one.group} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-medium break-words">
                {one.group}
              </th>
              <td className="py-2 pr-4 whitespace-nowrap">
                {one.selected} of {one.people}
              </td>
              <td className="py-2 pr-4">{inPercent(one.rate)}</td>
              <td className="py-2 pr-4">{one.ratio === null ? "–" : one.ratio.toFixed(2)}</td>
              <td className="py-2">{describe(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describe({ ratio, p, people, is_small }: GroupRate): string {
  const size = is_small ? ` Small: ${plural(people, "person", "people")}.` : "";
  if (ratio === null || p === null) return `The highest rate.${size}`;
  const rule = ratio < FOUR_FIFTHS ? "Below four fifths." : "Four fifths or more.";
  const chance = p < LIKELY ? "Chance alone rarely does this" : "Chance alone may do this";
  return `${rule} ${chance} (p = ${p < 0.001 ? "under 0.001" : p.toFixed(3)}).${size}`;
}
