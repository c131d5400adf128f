export type CsvCell = string | number | boolean | null;
type CsvRow = readonly CsvCell[];

const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet runs a cell that begins so; in East Asian settings also in the wide forms. */
// oxlint-disable-next-line eslint/no-control-regex
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/u;

/** RFC 4180. The mark at the beginning tells a spreadsheet that it is UTF-8. */
export function writeCsv(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + writeCsvRows(rows);
}

/** Further rows, for a file that is written piece by piece. */
export function writeCsvRows(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  const text = String(cell);
  // A number is no text: below zero it stays one.
  const safe = typeof cell === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
