import type { Candidate } from "./candidate.ts";

const TOP = 5;

/** The first that the CV clearly shows. */
export function topSkills({ technical_skills, soft_skills }: Pick<Candidate, "technical_skills" | "soft_skills">) {
  const strong = [...technical_skills, ...soft_skills].filter(({ level }) => level === "strong");
  return strong.slice(0, TOP).map(({ skill }) => skill);
}
