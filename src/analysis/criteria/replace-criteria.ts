import type { CriteriaFileRow } from "#shared/vacancies/criteria-file.ts";
import type { Criterion, Vacancy } from "#shared/vacancies/vacancy.ts";
import { draftGiven } from "./draft-criteria.ts";
import { findGivenRole, listTermsOfRole } from "./draft-role.ts";

/**
 * The same vacancy judged by rows that somebody wrote. Its title and text stay: they tell what the work is about. A row in the
 * very words of the advertisement keeps what was read from it; the row that asks for the role by its words is judged as the role.
 */
export function replaceCriteria(vacancy: Vacancy, rows: readonly CriteriaFileRow[]): Vacancy {
  const read = new Map(vacancy.criteria.map((criterion) => [normaliseWording(criterion.wording), criterion]));
  const criteria = rows.flatMap((row) => {
    const known = read.get(normaliseWording(row.wording));
    return known === undefined ? draftRow(row, vacancy.title) : [weighAs(known, row)];
  });
  const role = findGivenRole(criteria, vacancy.title);
  if (role !== undefined && role.kind !== "role")
    Object.assign(role, { kind: "role", terms: listTermsOfRole(role.wording, vacancy.title) });
  return {
    ...vacancy,
    criteria: criteria.map((criterion, index) => Object.assign(criterion, { id: `c${index + 1}` })),
  };
}

function draftRow(row: CriteriaFileRow, title: string) {
  return draftGiven(row, title).map((draft) => Object.assign(draft, { weight: row.weight ?? draft.weight }));
}

function weighAs(known: Criterion, { importance, weight, required_years }: CriteriaFileRow) {
  return {
    ...known,
    importance,
    weight: weight ?? known.weight,
    required_years: required_years ?? known.required_years,
  };
}

export function normaliseWording(wording: string): string {
  return wording.toLowerCase().replaceAll(/\s+/gu, " ").trim();
}
