import {
  type GroupRate,
  SelectionOutcome,
  type SelectionRates,
  SMALL_GROUP,
  SMALLEST_GROUP,
} from "#shared/vacancies/fairness.ts";
import { fisherExact } from "./fisher-exact.ts";

/** One person of the vacancy; two CVs of one person share the address. */
export interface SelectedPerson {
  ids: string[];
  email: string | null;
  advanced: boolean;
  shortlisted: boolean;
}

/** As much of an id as reports show. */
const SHORTEST_ID = 8;

/** Selection rates by the groups that the file names. `rows`: whom, by e-mail address or id, and the group. */
export function measureSelection(people: SelectedPerson[], rows: string[][]): SelectionRates {
  const groups = new Map<SelectedPerson, string>();
  let unmatched = 0;
  for (const [who = "", group = ""] of dropHeader(rows)) {
    const found = group === "" ? [] : findPeople(people, who.toLowerCase());
    const [person] = found;
    if (person === undefined || found.length > 1 || groups.has(person)) unmatched += 1;
    else groups.set(person, group);
  }
  const named = Map.groupBy(groups.keys(), (person) => groups.get(person) ?? "");
  const told = [...named].filter(([, members]) => members.length >= SMALLEST_GROUP);
  return {
    outcomes: SelectionOutcome.options.map((outcome) => ({ outcome, groups: compareGroups(told, outcome) })),
    matched: groups.size,
    unmatched,
    unnamed: people.length - groups.size,
    too_small: [...named].filter(([, members]) => members.length < SMALLEST_GROUP).map(([group]) => group),
  };
}

/** The first line is one where it names nobody. */
function dropHeader(rows: string[][]): string[][] {
  const [[who = ""] = []] = rows;
  return /@|^[\da-f]{8}/iu.test(who) ? rows : rows.slice(1);
}

function findPeople(people: SelectedPerson[], who: string): SelectedPerson[] {
  return people.filter(
    ({ email, ids }) => who === email || (who.length >= SHORTEST_ID && ids.some((id) => id.startsWith(who))),
  );
}

/** The group with the highest rate first: the others are compared with it. */
function compareGroups(groups: [string, SelectedPerson[]][], outcome: SelectionOutcome): GroupRate[] {
  const counted = groups
    .map(([group, members]) => {
      const selected = members.filter((member) => member[outcome]).length;
      return { group, people: members.length, selected, rate: selected / members.length };
    })
    .toSorted((left, right) => right.rate - left.rate || right.people - left.people);
  const [highest] = counted;
  return counted.map((one) => {
    const is_small = one.people < SMALL_GROUP;
    if (highest === undefined || one === highest || highest.rate === 0)
      return Object.assign(one, { ratio: null, p: null, is_small });
    const p = fisherExact(one.selected, one.people, highest.selected, highest.people);
    return Object.assign(one, { ratio: one.rate / highest.rate, p, is_small });
  });
}
