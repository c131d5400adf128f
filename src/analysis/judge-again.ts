import type { Finding } from "#shared/evidence.ts";
import { countMustsMet, sumScore, weighFinding } from "#shared/score-sum.ts";
import type { Criterion, Vacancy } from "#shared/vacancy.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
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
  /** Of criteria that are still on the board as well as of others, which are dropped. */
  findings: Finding[];
  readingQuality: number;
  /** The engine that judged the CV; what another one finds says so. */
  engine: string | null;
}

export interface ChangedBoard {
  /** With all criteria, in their new order. */
  vacancy: Vacancy;
  /** The same advertisement with only those criteria that were added or reworded. */
  added: Vacancy;
}

/** Criteria that were added are matched, the others keep what was found for them; sum and words are made from both. */
export function judgeAgain({ vacancy, added }: ChangedBoard, cv: JudgedBefore, models: Models) {
  const fresh = added.criteria.length === 0 ? [] : findAdded(added, cv, models);
  const byId = new Map([...cv.findings, ...fresh].map((finding) => [finding.criterion_id, finding]));
  const reported = vacancy.criteria.map((criterion) => ({ ...getFinding(byId, criterion), criterion }));
  const weighings = new Map(vacancy.criteria.map((criterion) => [criterion.id, criterion]));
  const findings = reported.map(({ criterion: _criterion, ...finding }) => finding);
  const rows = findings.map((finding) => weighFinding(finding, weighings));
  return {
    ...describeFindings(historyOf(cv.kept), reported),
    score: sumScore(rows).score,
    musts_met: countMustsMet(rows),
    evidence_confidence: measureConfidence(
      reported.map(({ confidence = 1, ...rest }) => ({ ...rest, confidence })),
      cv.readingQuality,
    ),
    findings,
  };
}

function findAdded(added: Vacancy, { kept, engine }: JudgedBefore, models: Models): Finding[] {
  const index = indexCv({ ...kept, removed: [] }, models);
  const pages = quotablePages(kept);
  const own = engine === ENGINE_VERSION ? {} : { engine: ENGINE_VERSION };
  return matchVacancy(index, prepareVacancy(added, models)).map((match) => ({ ...locateMatch(pages, match), ...own }));
}

/** A criterion without a finding would make a wrong score that looks right. */
function getFinding(byId: ReadonlyMap<string, Finding>, { id }: Criterion): Finding {
  const finding = byId.get(id);
  if (finding === undefined) throw new Error(`There is no finding for ${id}.`);
  return finding;
}
