const SEPARATORS = [",", ";", "\t"] as const;

/** Rows of cells, without empty rows. The separator is the one that the first line has most of; a spreadsheet's mark at the start is dropped. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\u{FEFF}/u, "");
  const separator = findSeparator(plain);
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = "";
  };
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain[at] ?? "";
    if (isQuoted && character === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (!isQuoted && character === separator) endCell();
    else if (!isQuoted && character === "\n") {
      endCell();
      rows.push([]);
    } else cell += character;
  }
  endCell();
  return rows.filter((row) => row.some((value) => value !== ""));
}

function findSeparator(text: string): string {
  const [firstLine = ""] = text.split(/\r?\n/u, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  const [most = ","] = SEPARATORS.toSorted((left, right) => count(right) - count(left));
  return most;
}
