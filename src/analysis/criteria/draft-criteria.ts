import { isTitleWord } from "#analysis/extract/title-words.ts";
import type { Criterion } from "#shared/vacancy.ts";
import { findRequiredYears, judgeImportance, judgeKind } from "./classify-item.ts";
import { DEGREE_TERMS } from "./degree-terms.ts";
import { findKnownSkills, type KnownSkill } from "./find-known-skills.ts";
import { findTerms } from "./find-terms.ts";
import { listRoleTerms } from "./list-role-terms.ts";
import { findSoftSkillTerms } from "./soft-skills.ts";
import type { VacancyItem } from "./split-vacancy.ts";

/** A criterion before it is known whether it stays, and under which id. */
export type Draft = Omit<Criterion, "id">;

const WEIGHTS = { gate: 3, must: 2, nice: 1 } as const;
const ROLE_WEIGHT = 3;
/** Skills asked for in one breath weigh together somewhat more than one, and none of them next to nothing. */
const LIST_FACTOR = 1.5;
const SMALLEST_SHARE = 0.75;
const CHOICE = /\b(?:or|such as|e\.g|eg|like|similar|any of|either|equivalent|including)\b|\//iu;

export function draftRole(title: string): Draft[] {
  const terms = listRoleTerms(title);
  if (terms.length === 0) return [];
  return [
    {
      wording: `Work as ${title}`,
      kind: "experience",
      importance: "must",
      weight: ROLE_WEIGHT,
      required_years: null,
      terms,
    },
  ];
}

/** One requirement is one criterion; a list of known skills is one criterion each, unless it offers a choice. */
export function draftCriteria(item: VacancyItem, title: string): Draft[] {
  const wording = item.text.replace(/[.;,]+$/u, "");
  const base = {
    wording,
    kind: judgeKind(item),
    importance: judgeImportance(item),
    required_years: findRequiredYears(item.text),
  };
  const weight = item.part === "duty" ? WEIGHTS.nice : WEIGHTS[base.importance];
  const skills = findKnownSkills(wording);
  const isList = (base.kind === "skill" || base.kind === "experience") && skills.length > 1 && !CHOICE.test(wording);
  const plain: Draft = { ...base, weight, terms: [] };
  if (isList) return skills.map((skill) => draftSkill(plain, skill, skills.length));
  const terms = [...new Set([...listTimeTerms(base, title), ...chooseTerms(base.kind, wording)])];
  return terms.length > 0 || base.required_years !== null ? [{ ...base, weight, terms }] : [];
}

function draftSkill(base: Draft, skill: KnownSkill, count: number): Draft {
  const weight = Math.max(SMALLEST_SHARE, (base.weight * LIST_FACTOR) / count);
  return { ...base, wording: skill.written, weight, terms: [...skill.terms] };
}

/** Years without a skill are years in the role: "five years as a chef", "three years in a similar position". */
function listTimeTerms(
  { wording, required_years }: Pick<Draft, "wording" | "required_years">,
  title: string,
): string[] {
  if (required_years === null || findKnownSkills(wording).length > 0) return [];
  const named =
    wording
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => isTitleWord(word)) ?? [];
  return [...listRoleTerms(title), ...named.flatMap((word) => listRoleTerms(word))];
}

function chooseTerms(kind: Criterion["kind"], wording: string): string[] {
  if (kind === "soft_skill") return findSoftSkillTerms(wording);
  const terms = findTerms(wording);
  return kind === "education" ? [...terms, ...DEGREE_TERMS] : terms;
}
