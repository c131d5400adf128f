import { clsx } from "clsx";
import { plural } from "#lib/format.ts";
import type { RowNote } from "#shared/vacancies/board.ts";

const LABELS: Record<RowNote["kind"], string> = {
  protected: "Not allowed: ",
  vague: "Vague: ",
  contradicts: "Contradiction: ",
  repeats: "Twice: ",
  role: "",
};

export function RowNotes({ id, notes, years }: { id: string; notes: readonly RowNote[]; years: number | null }) {
  if (notes.length === 0 && years === null) return null;
  return (
    <ul id={id} className="grid basis-full gap-0.5 px-2 text-12 text-ink-2">
      {years !== null && <li>Asks for {plural(years, "year")}.</li>}
      {notes.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} className={clsx(kind === "protected" && "text-danger")}>
          {LABELS[kind] && <strong className="font-medium">{LABELS[kind]}</strong>}
          {text}
        </li>
      ))}
    </ul>
  );
}
