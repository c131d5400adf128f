import { looksLikeTitle } from "#analysis/extract/title-words.ts";
import { isDegreeTerm } from "#analysis/criteria/degree-terms.ts";
import { isKnownSkill } from "#analysis/criteria/find-known-skills.ts";
import { isSoftSkillClaim } from "#analysis/criteria/soft-skills.ts";
import type { Criterion, CriterionKind } from "#shared/vacancy.ts";
import type { Hit } from "./find-term.ts";
import type { IndexedLine } from "./index-cv.ts";

export interface Context {
  criterion: Criterion;
  line: IndexedLine;
  isTitleLine: boolean;
  isCopied: boolean;
  /** How near the line comes to the whole requirement in meaning. */
  likeness: number;
}

export type Weight = "strong" | "partial" | "none";

/** Papers are proved in the section made for them, everything else in dated work and projects. */
const PROVING_SECTIONS: Partial<Record<CriterionKind, string[]>> = {
  education: ["education"],
  certificate: ["certificates", "education"],
};

export function isProvingPlace(kind: CriterionKind, { section, position }: IndexedLine): boolean {
  return PROVING_SECTIONS[kind]?.includes(section) ?? (position !== null || section === "projects");
}

/** One phrase of a long requirement proves it only in a line that speaks of the same thing. */
const PHRASED = new Set<CriterionKind>(["skill", "experience", "duty"]);
const MANY_TERMS = 3;
const SAME_PURPOSE = 0.4;

/** Each rule may lower what a hit is worth; the lowest answer stands. */
const RULES: ((hit: Hit, context: Context) => Weight)[] = [
  function proved(_hit, { criterion, line }) {
    return isProvingPlace(criterion.kind, line) ? "strong" : "partial";
  },
  function wordForWord(hit, { line }) {
    if (hit.exact) return "strong";
    return line.position === null ? "none" : "partial";
  },
  function heldAsTitle(hit, { criterion, isTitleLine }) {
    const asksForRole = criterion.kind === "experience" && looksLikeTitle(hit.term);
    return !asksForRole || isTitleLine ? "strong" : "partial";
  },
  function doneNotClaimed(hit, { criterion }) {
    return criterion.kind === "soft_skill" && isSoftSkillClaim(hit.term) ? "partial" : "strong";
  },
  function rightSubject(hit, { criterion }) {
    const isAnyDegree = criterion.kind === "education" && isDegreeTerm(hit.term);
    return isAnyDegree && !criterion.terms.every((term) => isDegreeTerm(term)) ? "partial" : "strong";
  },
  function tellingWord(hit, { criterion }) {
    if (criterion.kind === "soft_skill" || criterion.kind === "education" || looksLikeTitle(hit.term)) return "strong";
    return hit.term.includes(" ") || isKnownSkill(hit.term) ? "strong" : "partial";
  },
  function samePurpose(hit, { criterion, likeness }) {
    const isOneOfMany = criterion.terms.length >= MANY_TERMS && !isKnownSkill(hit.term);
    return isOneOfMany && PHRASED.has(criterion.kind) && likeness < SAME_PURPOSE ? "partial" : "strong";
  },
  function ownWords(_hit, { isCopied }) {
    return isCopied ? "partial" : "strong";
  },
];

const ORDER: Weight[] = ["none", "partial", "strong"];

export function weighHit(hit: Hit, context: Context): Weight {
  return RULES.map((rule) => rule(hit, context)).reduce((lowest, weight) =>
    ORDER.indexOf(weight) < ORDER.indexOf(lowest) ? weight : lowest,
  );
}
