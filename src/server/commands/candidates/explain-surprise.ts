import type { DecidedPair } from "#analysis/score/decided-pairs.ts";
import type { Shown, Surprise, SurprisedBy } from "#shared/candidates/agreement.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import { type CriterionLine, showSum, type ShownSum } from "#shared/screening/shown-sum.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { DecidedCandidate } from "./read-agreement.ts";

/** More would be the whole comparison, which has a page of its own. */
const MOST_ROWS = 3;

/** The criteria by which the one who was not preferred is ahead, with the words of both. */
export function explainSurprise(
  { better, worse }: DecidedPair<DecidedCandidate>,
  criteria: readonly KeyedCriterion[],
): Surprise {
  const [high, low] = [showSum(criteria, worse.person.findings), showSum(criteria, better.person.findings)];
  const rows = high.lines.flatMap((line, at) => {
    const other = low.lines[at];
    return other === undefined ? [] : [{ line, other, ahead: (line.points ?? 0) - (other.points ?? 0) }];
  });
  return {
    higher: present(worse, high),
    lower: present(better, low),
    rows: rows
      .filter(({ ahead }) => ahead > 0)
      .toSorted((left, right) => right.ahead - left.ahead)
      .slice(0, MOST_ROWS)
      .map(({ line, other }) => ({
        key: line.key,
        wording: line.wording,
        higher: shorten(line),
        lower: shorten(other),
      })),
  };
}

function present({ person, decision }: DecidedCandidate, { cap }: ShownSum): SurprisedBy {
  const { id, score, ranking_place: rank } = person;
  return { id, name: callCandidate(person), score, rank, decision, cap };
}

function shorten({ level, points, quotes }: CriterionLine): Shown {
  const [quote] = quotes;
  return { level, points, quote: quote === undefined ? null : { text: quote.text, page: quote.page } };
}
