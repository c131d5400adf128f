import { listLines, type Page } from "#analysis/read/page.ts";
import type { Criterion, Vacancy } from "#shared/vacancy.ts";
import { judgeImportance } from "./classify-item.ts";
import { type Draft, draftCriteria, draftRole } from "./draft-criteria.ts";
import { findTerms } from "./find-terms.ts";
import { findVacancyTitle } from "./find-vacancy-title.ts";
import { splitVacancy, type VacancyItem } from "./split-vacancy.ts";

const MAX_CRITERIA = 25;
const MAX_SENTENCES = 8;
const MAX_DUTIES = 8;
const LONGEST_WORDING = 300;
const ASKS =
  /\b(?:must|essential|required|require|need|experience|years?|degree|qualified|certified|knowledge|proficient|skills?|desirable|a plus)\b/iu;

/**
 * A job description becomes what it asks for: the role itself, then each requirement. Benefits, the company's praise of
 * itself and how to apply are left out. Where nothing is marked as a requirement the most telling sentences stand in.
 */
export function buildVacancy(pages: Page[]): Vacancy {
  const lines = listLines(pages);
  const title = findVacancyTitle(lines);
  const items = splitVacancy(lines).filter((item) => item.text !== title && item.text.length <= LONGEST_WORDING);
  const requirements = dropDuplicates([
    ...draftRole(title),
    ...chooseItems(items).flatMap((item) => draftCriteria(item, title)),
  ]);
  return {
    title,
    criteria: keepMostImportant(requirements).map((draft, index) => withId(draft, index)),
  };
}

function withId(draft: Draft, index: number): Criterion {
  return { id: `c${index + 1}`, ...draft };
}

function chooseItems(items: VacancyItem[]): VacancyItem[] {
  const duties = new Set(items.filter((item) => item.part === "duty").slice(0, MAX_DUTIES));
  const asked = items.filter((item) =>
    item.part === "intro" ? ASKS.test(item.text) : item.part !== "duty" || duties.has(item),
  );
  if (asked.some((item) => item.part === "must" || judgeImportance(item) !== "nice")) return asked;
  if (asked.length > 0) return asked.map((item) => (item.part === "duty" ? asMust(item) : item));
  const telling = items.toSorted((left, right) => findTerms(right.text).length - findTerms(left.text).length);
  return telling.slice(0, MAX_SENTENCES).map((item) => asMust(item));
}

function asMust({ text }: VacancyItem): VacancyItem {
  return { text, part: "must" };
}

/** Two requirements with the same proof are one; the first, or the more important, wording stays. */
function dropDuplicates(drafts: Draft[]): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.terms.join("|")}#${draft.terms.length === 0 ? draft.wording : (draft.required_years ?? "")}`;
    const earlier = kept.get(key);
    if (earlier === undefined) kept.set(key, draft);
    else if (draft.weight > earlier.weight) kept.set(key, { ...draft, terms: earlier.terms });
  }
  return [...kept.values()];
}

function keepMostImportant(drafts: Draft[]): Draft[] {
  const order = ["gate", "must", "nice"];
  const ranked = drafts.toSorted((left, right) => order.indexOf(left.importance) - order.indexOf(right.importance));
  const kept = new Set(ranked.slice(0, MAX_CRITERIA));
  return drafts.filter((draft) => kept.has(draft));
}
