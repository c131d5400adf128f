import { formatCount } from "#lib/format.ts";
import { CHANGED_SCORES, IDENTITY_SWAPS, SWAPPED_PAIRS } from "#shared/site/measured-bias.ts";

export function SwapTable() {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="mb-3 text-left text-14 text-ink-2">
        The same CV, sent by people who differ in one detail
      </caption>
      <thead>
        <tr className="border-b-2 border-ink text-14 align-bottom">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Swapped
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-semibold">
            Pairs compared
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Scores changed
          </th>
        </tr>
      </thead>
      <tbody>
        {IDENTITY_SWAPS.map((row) => (
          <Row key={row.swapped} {...row} />
        ))}
      </tbody>
      <tfoot className="border-t-2 border-ink font-semibold">
        <Row swapped="All" pairs={SWAPPED_PAIRS} changed={CHANGED_SCORES} />
      </tfoot>
    </table>
  );
}

function Row({ swapped, pairs, changed }: { swapped: string; pairs: number; changed: number }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-4 font-medium">
        {swapped}
      </th>
      <td className="py-2 pr-4 text-right tabular-nums">{formatCount(pairs)}</td>
      <td className="py-2 text-right tabular-nums">{formatCount(changed)}</td>
    </tr>
  );
}
