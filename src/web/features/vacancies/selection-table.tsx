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
    <table className="w-full border-collapse text-left text-14 tabular-nums">
      <caption className="mb-2 text-left font-medium">{CAPTIONS[outcome]}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          {["Group", "Selected", "Rate", "Ratio"].map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((one) => (
        <tbody key={one.group} className="border-b border-line align-top">
          <tr>
            <th scope="rowgroup" className="pt-2 pr-4 font-medium wrap-anywhere">
              {one.group}
            </th>
            <td className="pt-2 pr-4">
              {one.selected} of {one.people}
            </td>
            <td className="pt-2 pr-4">{inPercent(one.rate)}</td>
            <td className="pt-2">{one.ratio === null ? "–" : one.ratio.toFixed(2)}</td>
          </tr>
          <tr>
            <td colSpan={4} className="pb-2 text-ink-2">
              {describe(one)}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function describe({ ratio, p, people, is_small }: GroupRate): string {
  const size = is_small ? ` Small: ${plural(people, "person", "people")}.` : "";
  if (ratio === null || p === null) return `The highest rate.${size}`;
  const rule = ratio < FOUR_FIFTHS ? "Below four fifths." : "Four fifths or more.";
  const chance = p < LIKELY ? "Chance alone rarely does this" : "Chance alone may do this";
  return `${rule} ${chance} (p = ${p < 0.001 ? "under 0.001" : p.toFixed(3)}).${size}`;
}
