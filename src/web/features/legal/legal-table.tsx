interface LegalTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

/** On a phone a row becomes a small list: a table wider than the screen is read by nobody. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className="w-full border-collapse text-left text-14 max-sm:block">
      <caption className="mb-2 text-left text-ink-2 max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink align-top">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name = "", ...cells]) => (
          <tr key={name} className="border-b border-line align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-2 pr-4 font-medium max-sm:block max-sm:py-1">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-2 pr-4 text-ink-2 max-sm:block max-sm:py-1">
                <span className="font-medium text-ink sm:hidden">{`${columns[index + 1]}: `}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
