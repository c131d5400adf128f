import type { Finding } from "#shared/screening/evidence.ts";
import { countMustsMet, sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import type { Criterion, Vacancy } from "#shared/vacancies/vacancy.ts";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import { historyOf, type KeptCv, quotablePages } from "./keep-cv.ts";
import { indexCv } from "./match/index-cv.ts";
import { locateMatch } from "./match/locate-match.ts";
import { matchVacancy } from "./match/match-vacancy.ts";
import type { Models } from "./match/open-models.ts";
import { prepareVacancy } from "./match/prepare-vacancy.ts";
import { describeFindings } from "./report/describe-findings.ts";
import { measureConfidence } from "./score/measure-confidence.ts";

export interface JudgedBefore {
  kept: KeptCv;
  findings: Finding[];
  /** Of criteria that were on the board before: one that comes back finds what was found. */
  left: Finding[];
  readingQuality: number;
  /** The engine that judged the CV; what another one finds says so. */
  engine: string | null;
}

export interface ChangedBoard {
  /** With all criteria, in their new order. */
  vacancy: Vacancy;
  /** The same advertisement with only those criteria that something has to be found for. */
  added: Vacancy;
}

/** So many are kept of criteria that are gone; whatever else comes back is matched again. */
const MOST_LEFT = 80;

/** Criteria that were added are matched, the others keep what was found for them; sum and words are made from both. */
export function judgeAgain({ vacancy, added }: ChangedBoard, cv: JudgedBefore, models: Models) {
  const fresh = added.criteria.length === 0 ? [] : findAdded(added, cv, models);
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

function findAdded(added: Vacancy, { kept, engine }: JudgedBefore, models: Models): Finding[] {
  const index = indexCv({ ...kept, removed: [] }, models);
  const pages = quotablePages(kept);
  const own = engine === ENGINE_VERSION ? {} : { engine: ENGINE_VERSION };
  return matchVacancy(index, prepareVacancy(added, models)).map((match) =>
    Object.assign(locateMatch(pages, match), own),
  );
}

/** A criterion without a finding would make a wrong score that looks right. */
function getFinding(byId: ReadonlyMap<string, Finding>, { id }: Criterion): Finding {
  const finding = byId.get(id);
  if (finding === undefined) throw new Error(`There is no finding for ${id}.`);
  return finding;
}
