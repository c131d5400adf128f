import { SOFT_SKILLS, type SoftSkill } from "./soft-skill-lexicon.ts";

const CLAIMS = new Set(SOFT_SKILLS.flatMap((skill) => [skill.name, ...listWordings(skill.claimed)]));

function listWordings(joined: string): string[] {
  return joined.split(/;\s*/u);
}

/** What was done stands before what is claimed. */
function listTerms({ name, shown, claimed }: SoftSkill): string[] {
  return [...listWordings(shown), name, ...listWordings(claimed)];
}

/** The wordings that would show the soft skills a text asks for; none if it asks for none. */
export function findSoftSkillTerms(text: string): string[] {
  const asked = SOFT_SKILLS.filter((skill) => skill.asked.test(text));
  return [...new Set(asked.flatMap((skill) => listTerms(skill)))];
}

/** The names of the soft skills a text asks for, in the order of our list. */
export function findSoftSkillNames(text: string): string[] {
  return SOFT_SKILLS.filter((skill) => skill.asked.test(text)).map((skill) => skill.name);
}

/** "Excellent communicator" is said, "presented findings" was done. */
export function isSoftSkillClaim(term: string): boolean {
  return CLAIMS.has(term);
}

const MOST_SHOWN = 3;

/** A few things that people with the first of the soft skills a text asks for have done. */
export function findShown(text: string): string[] {
  const asked = SOFT_SKILLS.find((skill) => skill.asked.test(text));
  return asked === undefined ? [] : listWordings(asked.shown).slice(0, MOST_SHOWN);
}
