import { WEIGHTS } from "#analysis/criteria/draft-criteria.ts";
import { clampVerdict, giveVerdict } from "#analysis/match/verdict/give-verdict.ts";
import type { Level } from "#shared/screening/evidence.ts";
import { sumScore, type WeighedFinding } from "#shared/screening/score-sum.ts";
import { fitVerdict } from "./fit-weights.ts";
import { FOLDS, foldOf } from "./held-out.ts";
import type { JudgedVacancy, ReadCv } from "./judgements.ts";
import { measureHeldOut } from "./measure-held-out.ts";
import { loadMoreExamples } from "./more-examples.ts";

/** A CV as the engine judges it, and the reader's verdicts in the same order. */
export interface HeldOutCv {
  cv: ReadCv;
  findings: WeighedFinding[];
  score: number;
  verdicts: number[];
}

export const LEVEL: Record<Level, number> = { missing: 0, partial: 1, strong: 2 };

/** Cross-validated by vacancy: neither the relevance model nor the weights of a verdict have seen the vacancy they judge. */
export function judgeHeldOut(all: JudgedVacancy[]): { judged: JudgedVacancy; cvs: HeldOutCv[] }[] {
  const measured = all.map((judged) => ({ judged, fold: foldOf(judged.name), cvs: measureHeldOut(judged) }));
  const further = loadMoreExamples();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = measured.filter((one) => one.fold !== fold);
    const weights = fitVerdict([...further, ...others.flatMap(({ cvs }) => cvs.flatMap(({ rows }) => rows))]);
    return measured
      .filter((one) => one.fold === fold)
      .map(({ judged, cvs }) => ({
        judged,
        cvs: cvs.map(({ cv, rows }): HeldOutCv => {
          const findings = rows.map(({ question, features, bounds }, at): WeighedFinding => {
            const { level, credit } = clampVerdict(giveVerdict(features, weights[question]), bounds);
            const { id = "", importance = "must" } = judged.criteria[at] ?? {};
            return { id, importance, weight: WEIGHTS[importance], level, credit };
          });
          return { cv, findings, score: sumScore(findings).score, verdicts: rows.map(({ verdict }) => verdict) };
        }),
      }));
  }).flat();
}
