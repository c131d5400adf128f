import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import { totalMonths } from "#shared/candidates/years-of-work.ts";
import { askQuestions } from "#analysis/report/ask-questions.ts";
import { listConcerns, listStrengths } from "#analysis/report/list-strengths-and-concerns.ts";
import { rateSoftSkills, rateTechnicalSkills } from "#analysis/report/rate-skills.ts";
import type { ReportedFinding } from "#analysis/report/reported-finding.ts";
import { writeSummary } from "#analysis/report/write-summary.ts";
import { measureConfidence } from "#analysis/score/measure-confidence.ts";
import type { CvAnalysis, ReviewReason } from "#shared/screening/cv-analysis.ts";
import { ENGINES_DISAGREE_FROM, type JudgedCv } from "#shared/screening/judged-cv.ts";
import { countMustsMet, sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { type CheckedFinding, checkFinding, MODEL_CREDIT } from "./check-finding.ts";
import { claimsOnlyWhatIsThere } from "./check-claims.ts";
import { type Decoy, listDecoys } from "./decoys.ts";
import { makeSearchable } from "./locate-quote.ts";
import type { ModelAnswer } from "./model-answer.ts";
import type { ModelMaterial } from "./model-material.ts";
import { tidyModelWords } from "./tidy-model-words.ts";
import { PROMPT_VERSION, writeCv } from "./write-prompt.ts";

const LONGEST_SUMMARY = 700;
const LONGEST_QUESTION = 300;
const MOST_QUESTIONS = 8;
const FEWEST_QUESTIONS = 5;
/** One or two marks that are lost are a matter of reading. */
const FEWEST_LOST = 3;
/** Four and a half years meet a requirement of five. */
const YEARS_TOLERANCE = 0.9;
const CLAIM = { strong: 2, partial: 1, missing: 0 } as const;

export interface Answered {
  vacancy: Vacancy;
  /** What the local engine made of the same CV. */
  local: CvAnalysis;
  material: ModelMaterial;
  answer: ModelAnswer;
  /** Provider and name. */
  model: string;
}

/**
 * A model's marks, as far as the CV bears them out, become the same score, report and reasons that the local engine's marks
 * become.
 */
export function judgeByModel({ vacancy, local, material, answer, model }: Answered): JudgedCv {
  const cv = makeSearchable(material);
  const isTrusted = sawThroughDecoys(answer, listDecoys(vacancy, material));
  const checked = vacancy.criteria.map((criterion) => {
    const mark = answer.findings.find((finding) => finding.criterion === criterion.id);
    const known = local.findings.find((finding) => finding.criterion_id === criterion.id);
    return holdToTime(checkFinding({ criterion, mark, known, material, cv, isTrusted }), material, isTrusted);
  });
  const findings = checked.map(({ finding }) => finding);
  const weighings = new Map(vacancy.criteria.map((criterion) => [criterion.id, criterion]));
  const rows = findings.map((finding) => weighFinding(finding, weighings));
  const { score } = sumScore(rows);
  const doubts: ReviewReason[] = [
    ...(Math.abs(score - local.score) > ENGINES_DISAGREE_FROM ? (["engines_disagree"] as const) : []),
    ...(!isTrusted || overstates(answer, findings) ? (["model_overstates"] as const) : []),
  ];
  return {
    ...local,
    ...describe(findings, { vacancy, material, answer }),
    score,
    findings: findings.map(({ criterion: _criterion, ...finding }) => finding),
    musts_met: countMustsMet(rows),
    evidence_confidence: measureConfidence(
      checked.map(({ finding, confidence }) => ({ level: finding.level, criterion: finding.criterion, confidence })),
      local.reading_quality,
    ),
    needs_review: local.needs_review || doubts.length > 0,
    review_reasons: [...local.review_reasons, ...doubts],
    engine_version: `${model} ${PROMPT_VERSION} ${ENGINE_VERSION}`,
    other_score: local.score,
    engine_note: null,
    unlocated_quotes: checked.reduce((sum, { unlocated }) => sum + unlocated, 0),
  };
}

/** Each has to be answered, and with nothing. */
function sawThroughDecoys({ findings }: ModelAnswer, decoys: Decoy[]): boolean {
  const levels = new Map(findings.map(({ criterion, level }) => [criterion, level]));
  return decoys.every(({ id }) => levels.get(id) === "missing");
}

/** The text manipulated it, in whatever language, or it invents: half of its claims were not confirmed, and a person should know. */
function overstates({ findings: marks }: ModelAnswer, findings: ReportedFinding[]): boolean {
  const kept = new Map(findings.map(({ criterion_id: id, level }) => [id, CLAIM[level]]));
  const claims = marks.filter(({ criterion, level }) => kept.has(criterion) && level !== "missing");
  const claimed = claims.reduce((sum, { level }) => sum + CLAIM[level], 0);
  const borneOut = claims.reduce((sum, { criterion }) => sum + (kept.get(criterion) ?? 0), 0);
  const lost = claims.filter(({ criterion }) => kept.get(criterion) === 0).length;
  return lost >= FEWEST_LOST && borneOut * 2 <= claimed;
}

/** Years are counted from the dates of work, never taken from a claim: of the posts that are quoted, or that the local engine sees it in. */
function holdToTime(
  checked: CheckedFinding,
  { lines, spans, ceilings }: ModelMaterial,
  isTrusted: boolean,
): CheckedFinding {
  const years = checked.finding.criterion.required_years;
  if (years === null || checked.finding.level !== "strong" || checked.isLocal) return checked;
  const seen = (ceilings[checked.finding.criterion_id] ?? []).filter(({ level }) => level !== "missing");
  const shown = isTrusted ? [...checked.lines, ...seen.map(({ line }) => line)] : checked.lines;
  const positions = new Set(shown.map((line) => lines[line]?.position ?? null));
  const months = totalMonths(spans.filter((_, position) => positions.has(position)));
  if (months >= years * 12 * YEARS_TOLERANCE) return checked;
  return {
    ...checked,
    confidence: 0.6,
    finding: { ...checked.finding, level: "partial", credit: MODEL_CREDIT.partial },
  };
}

function describe(findings: ReportedFinding[], { vacancy, material, answer }: Omit<Answered, "local" | "model">) {
  const cv = writeCv(material);
  const known = [vacancy.title, ...vacancy.criteria.map(({ wording }) => wording), cv].join("\n");
  const summary = tidyModelWords(answer.summary, known, LONGEST_SUMMARY);
  const isTrue = summary !== undefined && claimsOnlyWhatIsThere(summary, cv);
  return {
    summary: isTrue ? summary : writeSummary(material.history, findings),
    strengths: listStrengths(findings),
    concerns: listConcerns(findings),
    technical_skills: rateTechnicalSkills(findings),
    soft_skills: rateSoftSkills(findings),
    interview_insights: chooseQuestions(findings, answer, known),
  };
}

/** The model's, where they ask about something open; filled up with those made by code. */
function chooseQuestions(findings: ReportedFinding[], { questions }: ModelAnswer, known: string): string[] {
  const open = new Set(findings.filter(({ level }) => level !== "strong").map(({ criterion_id }) => criterion_id));
  const asked = questions.flatMap(({ criterion, question }) => {
    const tidy = open.has(criterion) ? tidyModelWords(question, known, LONGEST_QUESTION) : undefined;
    return tidy?.endsWith("?") === true ? [tidy] : [];
  });
  const own = [...new Set(asked)].slice(0, MOST_QUESTIONS);
  return [...own, ...askQuestions(findings).slice(0, Math.max(0, FEWEST_QUESTIONS - own.length))];
}
