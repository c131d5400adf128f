import { MARKED } from "./mark-headings.ts";

interface TableRule {
  name: string;
  /** The rows as lines of text, or nothing where this is no such table. */
  unfold: (rows: readonly string[][]) => string[] | undefined;
}

const NEEDED = /\b(?:essential|required|mandatory|minimum|must)\b/iu;
const WISHED = /\b(?:desirable|desired|preferred|optional|nice)\b/iu;
const LENGTH = /^\d{1,2}\+? ?(?:years?|yrs?|months?)$/iu;
const MOST_VALUE_WORDS = 3;
const FEWEST_ROWS = 3;

/** What an advertisement sets in columns. The first rule that fits decides. */
export const TABLE_RULES: readonly TableRule[] = [
  { name: "a column that says how much", unfold: (rows) => unfoldByStrength(rows) },
  { name: "a column for needs, one for wishes", unfold: (rows) => unfoldColumns(rows) },
  { name: "names and values", unfold: (rows) => unfoldPairs(rows) },
];

/** Rows set with bars, and rows that end in a sign for essential or desirable, become headings and bullets. */
export function unfoldTables(lines: readonly string[]): string[] {
  return unfoldBars(hasMarks(lines) ? lines.flatMap((line) => unfoldMark(line)) : lines);
}

const MARK =
  /^(?<text>\S.{3,200}?)[\s,;:–-]{1,3}(?:\((?<bracketed>[ED])\)|(?<mark>[ED]))(?: [A-Z](?: ?[/,&+] ?[A-Z])*)?[.;]?$/u;

/** One "D" is a grade or a vitamin; where needs and wishes both carry signs, they are signs. */
function hasMarks(lines: readonly string[]): boolean {
  const marks = lines.map((line) => readMark(line).mark);
  return marks.filter((mark) => mark === "E").length >= FEWEST_ROWS && marks.includes("D");
}

function readMark(line: string): { text: string; mark?: string | undefined } {
  const { text = line, bracketed, mark } = MARK.exec(line)?.groups ?? {};
  return { text, mark: bracketed ?? mark };
}

function unfoldMark(line: string): string[] {
  const { text, mark } = readMark(line);
  return mark === undefined ? [line] : [headingFor(mark === "E"), asBullet(text)];
}

function unfoldBars(lines: readonly string[]): string[] {
  const unfolded: string[] = [];
  let rows: string[][] = [];
  const close = () => {
    const table = TABLE_RULES.map(({ unfold }) => unfold(rows)).find((one) => one !== undefined);
    unfolded.push(...(table ?? rows.map((cells) => cells.join(" | "))));
    rows = [];
  };
  for (const line of lines) {
    const cells = line.split("|").map((cell) => cell.trim());
    if (cells.length > 1) rows.push(cells);
    else {
      close();
      unfolded.push(line);
    }
  }
  close();
  return unfolded;
}

function unfoldByStrength(rows: readonly string[][]): string[] | undefined {
  const strengths = rows.map((cells) => cells.findIndex((cell, at) => at > 0 && isStrength(cell)));
  const told = strengths.filter((at) => at > 0).length;
  if (told < FEWEST_ROWS || told < rows.length - 1) return undefined;
  return rows.flatMap((cells, row) => {
    const strength = cells[strengths[row] ?? -1];
    const length = cells.find((cell) => LENGTH.test(cell));
    if (strength === undefined || isHeader(cells)) return [];
    return [headingFor(!WISHED.test(strength)), asBullet([cells[0], length].filter(Boolean).join(", "))];
  });
}

function isStrength(cell: string): boolean {
  return cell.split(" ").length <= MOST_VALUE_WORDS && (NEEDED.test(cell) || WISHED.test(cell));
}

function isHeader(cells: readonly string[]): boolean {
  return cells.some((cell) => NEEDED.test(cell) && WISHED.test(cell));
}

function unfoldColumns([head = [], ...rows]: readonly string[][]): string[] | undefined {
  const needed = head.findIndex((cell) => NEEDED.test(cell));
  const wished = head.findIndex((cell) => WISHED.test(cell));
  if (needed === -1 || wished === -1 || needed === wished || rows.length === 0) return undefined;
  const column = (at: number) =>
    rows.flatMap((cells) => (cells[at] ?? "").split(/; (?=\S)/u)).filter((cell) => cell !== "");
  const list = (at: number) => column(at).map((cell) => asBullet(cell));
  return [headingFor(true), ...list(needed), headingFor(false), ...list(wished)];
}

function unfoldPairs(rows: readonly string[][]): string[] | undefined {
  if (rows.length < FEWEST_ROWS || rows.some((cells) => cells.length !== 2)) return undefined;
  return rows.map(([name = "", value = ""]) => `${name.replace(/:$/u, "")}: ${value}`);
}

function headingFor(isNeeded: boolean): string {
  return `${MARKED}${isNeeded ? "Essential" : "Desirable"}`;
}

function asBullet(text: string): string {
  return `• ${text.replace(/^(?:[•*-]|\d{1,2}[.)]) ?/u, "")}`;
}
