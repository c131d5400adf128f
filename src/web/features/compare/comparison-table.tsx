import {
  describeStanding,
  formatPoints,
  LEVEL_WORDS,
  describeMissing,
  type CriterionLine,
} from "#shared/screening/shown-sum.ts";
import { LEVEL_TONES } from "#lib/score-tone.ts";
import { Badge } from "#ui/badge.tsx";
import type { ComparedPerson, ComparedRow } from "./compare-people.ts";
import { PersonHead } from "./person-head.tsx";
import "./comparison.css";

/** How much of each quote a page of paper has room for, by the number of rows. With more rows than these the alike ones give way. */
const ROOM = [
  { upTo: 10, room: "plenty" },
  { upTo: 16, room: "little" },
  { upTo: 28, room: "none" },
] as const;

const roomFor = (rows: number) => ROOM.find(({ upTo }) => rows <= upTo)?.room ?? "less";

interface ComparisonTableProps {
  people: readonly ComparedPerson[];
  rows: readonly ComparedRow[];
  onRemove: (person: ComparedPerson) => void;
}

/** The criteria stay where they are while the people are swiped through; `comparison.css` says how, and what goes on paper. */
export function ComparisonTable({ people, rows, onRemove }: ComparisonTableProps) {
  const different = rows.filter(({ isDifferent }) => isDifferent);
  const alike = rows.filter(({ isDifferent }) => !isDifferent);
  return (
    <section
      aria-label="Comparison, scrolls sideways"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
      tabIndex={0}
      data-room={roomFor(rows.length)}
      className="comparison-table"
    >
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">What each candidate shows for each criterion, the differences first</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Criterion</span>
            </th>
            {people.map((person) => (
              <PersonHead key={person.candidate.id} person={person} onRemove={() => onRemove(person)} />
            ))}
          </tr>
        </thead>
        <Rows title="Where they differ" people={people} rows={different} isAlike={false} />
        <Rows title="Where they are alike" people={people} rows={alike} isAlike />
      </table>
    </section>
  );
}

interface RowsProps {
  title: string;
  people: readonly ComparedPerson[];
  rows: readonly ComparedRow[];
  isAlike: boolean;
}

function Rows({ title, people, rows, isAlike }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="border-t-2 border-ink">
        <th scope="rowgroup" colSpan={people.length + 1} className="pt-2 pb-1 text-left font-semibold">
          {title} · {rows.length}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} people={people} isAlike={isAlike} />
      ))}
    </tbody>
  );
}

function Row({ row, people, isAlike }: Pick<RowsProps, "people" | "isAlike"> & { row: ComparedRow }) {
  const [first] = row.cells;
  return (
    <tr data-alike={isAlike || undefined} className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-2 text-left font-medium">
        <bdi className="line-clamp-4">{row.wording}</bdi>
        {first && <small className="text-12 font-normal text-ink-2">{describeStanding(first)}</small>}
      </th>
      {row.cells.map((line, at) => (
        <td key={people[at]?.candidate.id ?? at} className="py-2 pr-4">
          <Cell line={line} name={people[at]?.name} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ line, name }: { line: CriterionLine; name: string | undefined }) {
  const [quote] = line.quotes;
  const points = formatPoints(line);
  return (
    <div className="grid gap-1">
      <small aria-hidden className="truncate text-12 text-ink-2 sm:hidden">
        {name}
      </small>
      <p className="flex flex-wrap items-center gap-x-2">
        <Badge tone={LEVEL_TONES[line.level]}>{LEVEL_WORDS[line.level]}</Badge>
        {points && <span className="text-12 text-ink-2 tabular-nums">{points}</span>}
      </p>
      {line.level === "missing" && (
        <small className="text-12 text-ink-2">{describeMissing(quote ? line.points : undefined)}</small>
      )}
      {quote && (
        <p dir="auto" className="line-clamp-4 font-serif break-words">
          <mark className="evidence-mark">{quote.text}</mark>
        </p>
      )}
    </div>
  );
}
