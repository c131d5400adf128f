import { isKnownSkill } from "#analysis/criteria/find-known-skills.ts";
import { findCopiedLines } from "#analysis/extract/find-copied-lines.ts";
import { findTerm } from "#analysis/match/find-term.ts";
import type { CvIndex, IndexedLine } from "#analysis/match/index-cv.ts";
import { measureLikeness } from "#analysis/match/measure-likeness.ts";
import type { PreparedVacancy } from "#analysis/match/prepare-vacancy.ts";
import { isProvingPlace } from "#analysis/match/verdict/lower-passages.ts";
import type { Criterion, CriterionKind } from "#shared/vacancy.ts";
import type { Ceiling } from "./model-material.ts";

/** A line that shares no word with what is asked must at least speak of the same thing. */
const SAME_MATTER = 0.4;
const NEARLY_SAID = 0.6;
const NEVER_BY_MEANING = new Set<CriterionKind>(["education", "certificate"]);

/**
 * For each criterion the lines that can speak for it at all. A model that was talked round can quote any line, and gets no
 * more for it than the line itself carries: the words asked for, or their meaning, in dated work, a project or the section
 * made for it.
 */
export function findCeilings(index: CvIndex, vacancy: PreparedVacancy): Record<string, Ceiling[]> {
  const stems = index.lines.map((line) => line.tokens.map((token) => token.stem));
  const copied = findCopiedLines(stems, vacancy.text).lines;
  const entries = vacancy.criteria.map(({ criterion, meaning }) => {
    const byLine = measureLikeness(index.passages, meaning);
    const named = new Set(criterion.terms.flatMap((term) => findTerm(index, term).map((hit) => hit.line)));
    const ceilings = index.lines.flatMap((line, at): Ceiling[] => {
      const context = { isNamed: named.has(at), likeness: byLine.get(at) ?? 0, isCopied: copied.has(at) };
      const level = findCeiling(criterion, line, context);
      return level === undefined ? [] : [{ line: at, level }];
    });
    return [criterion.id, ceilings] as const;
  });
  return Object.fromEntries(entries);
}

interface Context {
  isNamed: boolean;
  likeness: number;
  isCopied: boolean;
}

function findCeiling(criterion: Criterion, line: IndexedLine, { isNamed, likeness, isCopied }: Context) {
  if (line.isHeading) return undefined;
  const isMeant = isOpenToMeaning(criterion) && likeness >= SAME_MATTER;
  if (!isNamed && !isMeant) return undefined;
  const isSaid = isNamed || likeness >= NEARLY_SAID;
  return isSaid && !isCopied && isProvingPlace(criterion.kind, line) ? "strong" : "partial";
}

/** Papers and gates are met or not, and JavaScript is near to Java and no Java. */
function isOpenToMeaning({ kind, importance, terms }: Criterion): boolean {
  const isNamedSkill = kind === "skill" && terms.some((term) => isKnownSkill(term));
  return importance !== "gate" && !NEVER_BY_MEANING.has(kind) && !isNamedSkill;
}
