import { isTitleWord } from "#analysis/lexicon/title-words.ts";
import type { Criterion, Importance } from "#shared/vacancies/vacancy.ts";
import { judgeImportance, judgeKind } from "./classify-item.ts";
import { DEGREE_TERMS } from "#analysis/lexicon/degree-terms.ts";
import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { findRequiredYears } from "./find-required-years.ts";
import { findTerms } from "./find-terms.ts";
import { listRoleTerms } from "./list-role-terms.ts";
import type { Ask } from "./asks/read-asks.ts";
import { findSoftSkillTerms } from "#analysis/lexicon/soft-skills.ts";
import type { VacancyItem } from "./advertisement/split-vacancy.ts";
import { cutWording, displaySkill, tidyWording } from "./tidy-wording.ts";

/** A criterion before it is known whether it stays, and under which id. */
export type Draft = Omit<Criterion, "id">;

export const WEIGHTS = { gate: 3, must: 2, nice: 1 } as const;

/** One wish is one criterion, in the words of the advertisement. */
export function draftAsk(ask: Ask, title: string): Draft[] {
  const kind = judgeKind({ text: ask.text, part: ask.part });
  const wished = ask.part === "nice" ? "nice" : "must";
  return draftWording(ask.text, kind, ask.isGate ? "gate" : wished, title);
}

/** For a wording that stands in the advertisement and was picked out by somebody else. */
export function draftCriteria(item: VacancyItem, title: string): Draft[] {
  return draftWording(tidyWording(item.text), judgeKind(item), judgeImportance(item), title);
}

/** A row that somebody wrote, as it stands: its wording is not split, and what it says of its importance is not asked again. */
export function draftGiven(
  { wording, importance, required_years: years = null }: GivenCriterion,
  title: string,
): Draft[] {
  const drafts = draftWording(wording, judgeKind({ text: wording, part: "must" }), importance, title);
  return drafts.map((draft) => Object.assign(draft, { required_years: years ?? draft.required_years }));
}

export interface GivenCriterion {
  wording: string;
  importance: Importance;
  required_years?: number | null | undefined;
}

/** A tag of a notice board: "amazon-web-services". */
export function draftTags(line: string): Draft[] {
  return findKnownSkills(line).map(({ written, terms }) => {
    const wording = displaySkill(written);
    return {
      wording,
      kind: "skill",
      importance: "must",
      weight: WEIGHTS.must,
      required_years: null,
      terms: [...terms],
    };
  });
}

function draftWording(text: string, kind: Criterion["kind"], importance: Importance, title: string): Draft[] {
  const wording = cutWording(text);
  const years = findRequiredYears(text);
  if (!/\p{L}{2}|\p{Lu}/u.test(wording)) return [];
  const terms = [...new Set([...listTimeTerms(wording, years, title), ...chooseTerms(kind, wording)])];
  return [{ wording, kind, importance, weight: WEIGHTS[importance], required_years: years, terms }];
}

/** Years without a skill are years in the role: "five years as a chef", "three years in a similar position". */
function listTimeTerms(wording: string, years: number | null, title: string): string[] {
  if (years === null || findKnownSkills(wording).length > 0) return [];
  const words = wording.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.filter((word) => isTitleWord(word));
  return [...listRoleTerms(title), ...named.flatMap((word) => listRoleTerms(word))];
}

function chooseTerms(kind: Criterion["kind"], wording: string): string[] {
  if (kind === "soft_skill") return findSoftSkillTerms(wording);
  const terms = findTerms(wording);
  return kind === "education" ? [...terms, ...DEGREE_TERMS] : terms;
}
