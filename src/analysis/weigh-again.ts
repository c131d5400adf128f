import type { Finding } from "#shared/screening/evidence.ts";
import { countMustsMet, sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import type { Criterion, Vacancy } from "#shared/vacancies/vacancy.ts";
import { historyOf, type KeptCv } from "./keep-cv.ts";
import { describeFindings } from "./report/describe-findings.ts";
import { measureConfidence } from "./score/measure-confidence.ts";

export interface FoundBefore {
  kept: KeptCv;
  findings: Finding[];
  /** Of criteria that were on the board before: one that comes back finds what was found. */
  left: Finding[];
  readingQuality: number;
}

/** So many are kept of criteria that are gone; whatever else comes back is matched again. */
const MOST_LEFT = 80;

/** Sum and words by this board, from what was found before and what is new. Of the kept CV only its history is looked at. */
export function weighAgain(vacancy: Vacancy, cv: FoundBefore, fresh: Finding[] = []) {
  const known = [...fresh, ...cv.left, ...cv.findings];
  const byId = new Map(known.map((finding) => [finding.criterion_id, finding]));
  const reported = vacancy.criteria.map((criterion) => Object.assign({ criterion }, getFinding(byId, criterion)));
  const weighings = new Map(vacancy.criteria.map((criterion) => [criterion.id, criterion]));
  const findings = reported.map(({ criterion: _criterion, ...finding }) => finding);
  const rows = findings.map((finding) => weighFinding(finding, weighings));
  return {
    ...describeFindings(historyOf(cv.kept), reported),
    score: sumScore(rows).score,
    musts_met: countMustsMet(rows),
    evidence_confidence: measureConfidence(reported, cv.readingQuality),
    findings,
    left: [...byId.values()].filter(({ criterion_id: id }) => !weighings.has(id)).slice(-MOST_LEFT),
  };
}

/** A criterion without a finding would make a wrong score that looks right. */
function getFinding(byId: ReadonlyMap<string, Finding>, { id }: Criterion): Finding {
  const finding = byId.get(id);
  if (finding === undefined) throw new Error(`There is no finding for ${id}.`);
  return finding;
}
