import { sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import type { CriterionLine } from "#shared/screening/shown-sum.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { ComparedPerson } from "./compare-people.ts";

export interface DecidingQuestion {
  /** Whom to ask: the second, about what their CV leaves open. */
  asked: ComparedPerson;
  rival: ComparedPerson;
  line: CriterionLine;
  /** The score of the asked if the answer shows all of it. */
  wouldScore: number;
  /** The asked would then be ahead. */
  turnsOrder: boolean;
}

/**
 * The one answer that would change most between the first two: for each criterion that the second's CV does not fully show, the score
 * is summed as if it did. Of the answers that would turn the order those come first of which the CV shows a part: they are the likelier.
 */
export function findDecidingQuestion(
  [rival, asked]: readonly ComparedPerson[],
  criteria: readonly KeyedCriterion[],
): DecidingQuestion | null {
  if (rival === undefined || asked === undefined || asked.sum.total === null) return null;
  const questions = asked.sum.lines.flatMap((line): DecidingQuestion[] => {
    const wouldScore = scoreWith(asked, criteria, line.key);
    if (line.level === "strong" || wouldScore <= asked.score) return [];
    return [{ asked, rival, line, wouldScore, turnsOrder: wouldScore > rival.score }];
  });
  return questions.toSorted((left, right) => worthOf(right) - worthOf(left)).at(0) ?? null;
}

const TURNS = 1000;
const IN_PART = 100;

function worthOf({ turnsOrder, line, wouldScore }: DecidingQuestion): number {
  return turnsOrder ? TURNS + wouldScore + (line.level === "partial" ? IN_PART : 0) : wouldScore;
}

function scoreWith({ candidate }: ComparedPerson, criteria: readonly KeyedCriterion[], shown: string): number {
  const findings = new Map(candidate.findings.map((finding) => [finding.criterion_id, finding]));
  const weighings = new Map(criteria.map((criterion) => [criterion.key, criterion]));
  const rows = criteria.map(({ key }) => {
    const found = findings.get(key) ?? { criterion_id: key, level: "missing" as const, credit: 0 };
    const asked = key === shown ? { ...found, level: "strong" as const, credit: 1 } : found;
    return weighFinding(asked, weighings);
  });
  return sumScore(rows).score;
}
