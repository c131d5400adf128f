import type { CriteriaFileRow } from "#shared/criteria-file.ts";
import type { Vacancy } from "#shared/vacancy.ts";
import { draftGiven } from "./draft-criteria.ts";

/** The same vacancy judged by rows that somebody wrote. Its title and text stay: they tell what the work is about. */
export function replaceCriteria(vacancy: Vacancy, rows: CriteriaFileRow[]): Vacancy {
  const drafts = rows.flatMap((row) =>
    draftGiven(row, vacancy.title).map((draft) => Object.assign(draft, { weight: row.weight ?? draft.weight })),
  );
  return { ...vacancy, criteria: drafts.map((draft, index) => Object.assign(draft, { id: `c${index + 1}` })) };
}
