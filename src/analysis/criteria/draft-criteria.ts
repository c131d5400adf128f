import { isTitleWord } from "#analysis/extract/title-words.ts";
import { tokenize } from "#analysis/read/tokenize.ts";
import type { Criterion } from "#shared/vacancy.ts";
import { judgeImportance, judgeKind } from "./classify-item.ts";
import { DEGREE_TERMS } from "./degree-terms.ts";
import { findKnownSkills, type KnownSkill } from "./find-known-skills.ts";
import { findRequiredYears } from "./find-required-years.ts";
import { findTerms, isMeaningful } from "./find-terms.ts";
import { listRoleTerms, namesPerson } from "./list-role-terms.ts";
import { findSoftSkillTerms } from "./soft-skills.ts";
import type { VacancyItem } from "./split-vacancy.ts";
import { displaySkill, tidyWording } from "./tidy-wording.ts";

/** A criterion before it is known whether it stays, and under which id. */
export type Draft = Omit<Criterion, "id">;

export const WEIGHTS = { gate: 3, must: 2, nice: 1 } as const;
const ROLE_WEIGHT = 3;
/** Skills asked for in one breath weigh together somewhat more than one, and none of them next to nothing. */
const LIST_FACTOR = 1.5;
const SMALLEST_SHARE = 0.75;
/** A sentence of which the known skills are less than this is about more than them. */
const LIST_SHARE = 0.5;
const LONGEST_WORDING = 300;
/** Spoken, not practised for years. */
const LANGUAGE =
  /^(?:English|French|German|Spanish|Italian|Dutch|Portuguese|Polish|Arabic|Mandarin|Japanese|Russian)$/iu;
const CHOICE = /\b(?:or|such as|e\.g|eg|like|similar|any of|either|equivalent|including)\b|\//iu;

export function draftRole(title: string): Draft[] {
  const [role = title] = title.split(" - ");
  const terms = listRoleTerms(role);
  const isPerson = namesPerson(role.toLowerCase());
  const asked: Draft = {
    wording: title,
    kind: "skill",
    importance: "must",
    weight: WEIGHTS.must,
    required_years: null,
    terms: [],
  };
  const skills = findKnownSkills(title)
    .filter(({ written }) => !terms.includes(written.toLowerCase()))
    .map((skill) => draftSkill(asked, skill, 1));
  if (terms.length === 0) return skills;
  const wording = `Work ${isPerson ? "as" : "in"} ${role.replaceAll(/\p{L}{3,}s\b/gu, (word) => asOnePerson(word))}`;
  return [{ ...asked, wording, kind: "experience", weight: ROLE_WEIGHT, terms }, ...skills];
}

/** "Chefs and Head Cooks" seek one of them. */
function asOnePerson(word: string): string {
  const one = word.slice(0, -1);
  return isTitleWord(one.toLowerCase()) || /(?:er|or|ist|ian|ant|yst|ive|eer)$/u.test(one) ? one : word;
}

/** One requirement is one criterion; a list of known skills is one criterion each, unless it offers a choice. */
export function draftCriteria(item: VacancyItem, title: string): Draft[] {
  const wording = tidyWording(item.text);
  const kind = judgeKind(item);
  const importance = judgeImportance(item);
  const weight = WEIGHTS[importance];
  const base: Draft = { wording, kind, importance, weight, required_years: findRequiredYears(item.text), terms: [] };
  const skills = findKnownSkills(wording);
  if (skills.length === 0 && !/\p{L}{4}/u.test(wording)) return [];
  if (wording.length > LONGEST_WORDING) return skills.map((skill) => draftSkill(base, skill, skills.length));
  if (isSkillList(base, skills, item)) return skills.map((skill) => draftSkill(base, skill, skills.length));
  const terms = [...new Set([...listTimeTerms(base, title), ...chooseTerms(kind, wording)])];
  return terms.length > 0 || base.required_years !== null ? [{ ...base, terms }] : [];
}

function isSkillList({ kind, wording }: Draft, skills: KnownSkill[], { part }: VacancyItem): boolean {
  if (part === "tools") return true;
  if ((kind !== "skill" && kind !== "experience") || skills.length < 2 || CHOICE.test(wording)) return false;
  const words = tokenize(wording).filter(({ written }) => isMeaningful(written.toLowerCase()));
  const named = skills.flatMap(({ written }) => tokenize(written));
  return named.length >= words.length * LIST_SHARE;
}

function draftSkill(base: Draft, skill: KnownSkill, count: number): Draft {
  const weight = count === 1 ? base.weight : Math.max(SMALLEST_SHARE, (base.weight * LIST_FACTOR) / count);
  const kind = base.kind === "experience" && base.required_years !== null ? "experience" : "skill";
  const wording = displaySkill(skill.written);
  const years = LANGUAGE.test(wording) ? null : base.required_years;
  return { ...base, kind, wording, weight, required_years: years, terms: [...skill.terms] };
}

/** Years without a skill are years in the role: "five years as a chef", "three years in a similar position". */
function listTimeTerms(
  { wording, required_years }: Pick<Draft, "wording" | "required_years">,
  title: string,
): string[] {
  if (required_years === null || findKnownSkills(wording).length > 0) return [];
  const words = wording.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.filter((word) => isTitleWord(word));
  return [...listRoleTerms(title), ...named.flatMap((word) => listRoleTerms(word))];
}

function chooseTerms(kind: Criterion["kind"], wording: string): string[] {
  if (kind === "soft_skill") return findSoftSkillTerms(wording);
  const terms = findTerms(wording);
  return kind === "education" ? [...terms, ...DEGREE_TERMS] : terms;
}
