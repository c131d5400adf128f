import type { Draft } from "./draft-criteria.ts";
import { stemsOf } from "./find-terms.ts";

const ORDER = ["gate", "must", "nice"];
const BEHIND = 0.5;
const SAME = 0.75;
const FEWEST_WORDS = 2;

/** The same wish in two places is one row: the stronger one, else the first. */
export function mergeSame(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const at = kept.findIndex((other) => isSame(other, draft));
    const other = kept[at];
    if (other === undefined) kept.push(draft);
    else if (rank(draft) < rank(other)) kept[at] = draft;
  }
  return kept;
}

/** Of two that are needed alike, what is asked for says more than what will be done, and than years of nothing. */
function rank({ importance, kind, wording }: Draft): number {
  return ORDER.indexOf(importance) + (kind === "duty" || isBareYears(wording) ? BEHIND : 0);
}

const PAPERS = new Set<Draft["kind"]>(["education", "certificate"]);

/** A degree in marketing is not years in marketing, however alike their words. */
function isSame(left: Draft, right: Draft): boolean {
  if (left.kind !== right.kind && (PAPERS.has(left.kind) || PAPERS.has(right.kind))) return false;
  if (left.required_years !== right.required_years && left.required_years !== null && right.required_years !== null)
    return false;
  if (isBareYears(left.wording) || isBareYears(right.wording))
    return left.required_years !== null && left.required_years === right.required_years;
  return isAlike(left.wording, right.wording);
}

/** "Experience: 8-14 years" says how long, and another row for what. */
function isBareYears(wording: string): boolean {
  return /\d/u.test(wording) && stemsOf(wording.replaceAll(/\b(?:years?|yrs|experience)\b/giu, "")).size === 0;
}

/** Whether two wordings name the same thing, whatever years they ask of it. `ofLonger`: how much of the longer one they share. */
export function isAlike(left: string, right: string, ofLonger = 0): boolean {
  if (left.toLowerCase() === right.toLowerCase()) return true;
  const [some, others] = [stemsOf(left), stemsOf(right)];
  const least = Math.min(some.size, others.size);
  const shared = [...some].filter((one) => others.has(one)).length;
  const isWhole = shared / Math.max(some.size, others.size) >= ofLonger;
  return least >= FEWEST_WORDS && shared / least >= SAME && isWhole;
}

/** The same telling words, be it only one. */
export function hasSameWords(left: string, right: string): boolean {
  const [some, others] = [stemsOf(left), stemsOf(right)];
  return some.size > 0 && some.size === others.size && [...some].every((one) => others.has(one));
}
