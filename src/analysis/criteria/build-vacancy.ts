import { listLines, type Page } from "#analysis/read/page.ts";
import type { Criterion, Vacancy } from "#shared/vacancy.ts";
import { judgeImportance } from "./classify-item.ts";
import { type Draft, draftCriteria, draftRole } from "./draft-criteria.ts";
import { findTerms } from "./find-terms.ts";
import { findVacancyTitle } from "./find-vacancy-title.ts";
import { setAsideTraits } from "./set-aside-traits.ts";
import { isTelling, splitVacancy, type VacancyItem } from "./split-vacancy.ts";
import { tidyVacancyLines } from "./tidy-vacancy-lines.ts";

const ORDER = ["gate", "must", "nice"];
export const MAX_CRITERIA = 25;
const MAX_SENTENCES = 8;
const MAX_DUTIES = 8;
const FEW_REQUIREMENTS = 3;
const ASKS =
  /\b(?:must|essential|(?:is|are|be) required|experience (?:in|with|of|as|using)|experienced (?:in|with)|years['’]? (?:of )?(?:\p{L}+ ){0,2}experience|degree in|qualified|certified|knowledge of|proficient|skills in|ability to|desirable|a plus)\b/iu;

/**
 * A job description becomes what it asks for: the role itself, then each requirement. Benefits, the company's praise of
 * itself and how to apply are left out, and so is every wish that names a protected trait. Where nothing is marked as a
 * requirement the duties, or the most telling sentences, stand in.
 */
export function buildVacancy(pages: Page[]): Vacancy {
  return readAdvertisement(pages).vacancy;
}

/** With every sentence that asks for something or could: what a second reader of the advertisement may name. */
export function readAdvertisement(pages: Page[]): { vacancy: Vacancy; items: VacancyItem[] } {
  const lines = listLines(pages);
  const title = setAsideTraits([{ text: findVacancyTitle(lines), part: "intro" }]);
  const role = title.items[0]?.text ?? "";
  const judged = setAsideTraits(splitVacancy(tidyVacancyLines(lines.map((line) => line.text))));
  const items = judged.items.filter((item) => isTelling(item) && item.text !== role);
  const requirements = dropDuplicates([
    ...draftRole(role),
    ...chooseItems(items).flatMap((item) => draftCriteria(item, role)),
  ]);
  const vacancy = {
    title: role,
    set_aside: judged.setAside,
    lines: lines.map((line) => line.text),
    criteria: keepMostImportant(requirements).map((draft, index) => withId(draft, index)),
  };
  return { vacancy, items };
}

function withId(draft: Draft, index: number): Criterion {
  return { id: `c${index + 1}`, ...draft };
}

function chooseItems(items: VacancyItem[]): VacancyItem[] {
  const duties = new Set(items.filter((item) => item.part === "duty").slice(0, MAX_DUTIES));
  const asked = items.filter((item) =>
    item.part === "intro" ? ASKS.test(item.text) : item.part !== "duty" || duties.has(item),
  );
  const core = asked.filter((item) => judgeImportance(item) !== "nice");
  if (core.length >= FEW_REQUIREMENTS) return asked;
  if (asked.length > core.length) return asked.map((item) => (item.part === "duty" ? { ...item, isCore: true } : item));
  return [...asked, ...mostTelling(items.filter((item) => !asked.includes(item)))];
}

function mostTelling(items: VacancyItem[]): VacancyItem[] {
  const ranked = items.toSorted((left, right) => findTerms(right.text).length - findTerms(left.text).length);
  const kept = new Set(ranked.slice(0, MAX_SENTENCES));
  return items.filter((item) => kept.has(item)).map(({ text }) => ({ text, part: "duty", isCore: true }));
}

/** Two requirements with the same proof are one; the first, or the more important, wording stays. */
function dropDuplicates(drafts: Draft[]): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.terms.join("|")}#${draft.terms.length === 0 ? draft.wording : (draft.required_years ?? "")}`;
    const earlier = kept.get(key);
    if (earlier === undefined || isMoreImportant(draft, earlier)) kept.set(key, draft);
  }
  return [...kept.values()];
}

function isMoreImportant(draft: Draft, other: Draft): boolean {
  const step = ORDER.indexOf(other.importance) - ORDER.indexOf(draft.importance);
  return step > 0 || (step === 0 && draft.weight > other.weight);
}

function keepMostImportant(drafts: Draft[]): Draft[] {
  const ranked = drafts.toSorted((left, right) => ORDER.indexOf(left.importance) - ORDER.indexOf(right.importance));
  const kept = new Set(ranked.slice(0, MAX_CRITERIA));
  return drafts.filter((draft) => kept.has(draft));
}
