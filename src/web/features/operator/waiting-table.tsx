import type { ReactNode } from "react";
import { formatMoment } from "#lib/format.ts";

export interface WaitingRow {
  id: string;
  what: string;
  reason: string;
  attempts: number;
  since: string;
  action: ReactNode;
}

const COLUMNS = ["Reason", "Tries", "Since", "What to do"];

/** On a phone a row becomes a small list. Of each thing the last digits of its number are shown, as the log has them. */
export function WaitingTable({ caption, rows }: { caption: string; rows: WaitingRow[] }) {
  return (
    <table className="w-full border-collapse text-left text-14 max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink">
          {["What", ...COLUMNS].map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold last:pr-0 last:text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line max-sm:grid max-sm:gap-1 max-sm:py-3">
            <th scope="row" className="py-2 pr-4 font-medium max-sm:p-0">
              {row.what} <span className="font-normal text-ink-2 tabular-nums">…{row.id.slice(-6)}</span>
            </th>
            <Cell label="Reason">
              <code className="wrap-anywhere">{row.reason}</code>
            </Cell>
            <Cell label="Tries">{row.attempts}</Cell>
            <Cell label="Since">{formatMoment(row.since)}</Cell>
            <td className="py-2 text-right max-sm:pt-1 max-sm:text-left">{row.action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="py-2 pr-4 tabular-nums max-sm:p-0">
      <span className="text-ink-2 sm:hidden">{label}: </span>
      {children}
    </td>
  );
}
