import type { CvAnalysis, CvOutcome, Employment, UnreadableReason } from "#shared/cv-analysis.ts";
import type { Finding } from "#shared/evidence.ts";
import { GOOD_READING, STRAY_CHARACTERS } from "#shared/limits.ts";
import type { Stage } from "#shared/progress.ts";
import type { Vacancy } from "#shared/vacancy.ts";
import { blindCv } from "./blind/blind-cv.ts";
import { buildVacancy } from "./criteria/build-vacancy.ts";
import { extractProfile } from "./extract/extract-profile.ts";
import type { Position } from "./extract/find-positions.ts";
import { formatYearMonth } from "./extract/read-date-range.ts";
import { type Match, matchCriteria } from "./match/match-criteria.ts";
import { type Page, quoteAt, type ReadDocument } from "./read/page.ts";
import type { DocumentReader } from "./read/open-document-reader.ts";
import type { ReadOutcome } from "./read/read-result.ts";
import type { Recognition } from "./read/recognition.ts";
import { askQuestions } from "./report/ask-questions.ts";
import { listConcerns, listStrengths } from "./report/list-strengths-and-concerns.ts";
import { rateSoftSkills, rateTechnicalSkills } from "./report/rate-skills.ts";
import { writeSummary } from "./report/write-summary.ts";
import { measureConfidence } from "./score/measure-confidence.ts";
import { countMustsMet, scoreMatches } from "./score/score-matches.ts";

/** Part of every result: a change that can move a score changes it. */
export const ENGINE_VERSION = "local-1";

const MANY_ODD_CHARACTERS = 5;

export type VacancyOutcome =
  | { kind: "read"; vacancy: Vacancy }
  | { kind: "unreadable"; reason: UnreadableReason }
  | { kind: "scanned"; pages: number };

/** A file, and the reader for it. Without `recognition` a file whose pages are pictures is only told as such. */
export interface FileTask {
  reader: DocumentReader;
  bytes: Uint8Array;
  recognition?: Recognition | undefined;
}

export async function readVacancy({ reader, bytes, recognition }: FileTask): Promise<VacancyOutcome> {
  return vacancyFrom(await reader.read(bytes, recognition));
}

export function vacancyFrom(document: ReadOutcome): VacancyOutcome {
  if (document.kind !== "text") return document;
  return { kind: "read", vacancy: buildVacancy(document.pages) };
}

export interface CvTask {
  vacancy: Vacancy;
  /** YYYY-MM-DD: the day that "present" means, the same on every run. */
  asOf: string;
  onStage: (stage: Stage) => void;
}

export async function analyseCv({ reader, bytes, recognition, ...task }: CvTask & FileTask): Promise<CvOutcome> {
  task.onStage("parsing");
  const document = await reader.read(bytes, recognition);
  if (document.kind !== "text") return document;
  return { kind: "analysed", analysis: analyseDocument(document, task) };
}

export function analyseDocument(document: ReadDocument, { vacancy, asOf, onStage }: CvTask): CvAnalysis {
  onStage("extracting");
  const profile = extractProfile(document.pages, asOf);
  const blind = blindCv(profile);

  onStage("matching");
  const { matches, hasPastedVacancy } = matchCriteria(blind, vacancy.criteria);

  onStage("scoring");
  const judged = matches.map(({ level, criterion }) => ({
    level,
    importance: criterion.importance,
    weight: criterion.weight,
  }));
  const score = scoreMatches(judged);

  onStage("finalizing");
  const findings = matches.map((match) => ({ ...locate(document.pages, match), criterion: match.criterion }));
  const isDoubtful =
    document.quality < GOOD_READING ||
    document.hiddenCharacters > STRAY_CHARACTERS ||
    document.oddCharacters > MANY_ODD_CHARACTERS ||
    hasPastedVacancy;

  return {
    candidate_name: profile.name,
    score,
    summary: writeSummary(profile, findings, vacancy.title),
    strengths: listStrengths(findings),
    concerns: listConcerns(findings),
    technical_skills: rateTechnicalSkills(findings),
    soft_skills: rateSoftSkills(findings),
    interview_insights: askQuestions(findings),
    employment_history: profile.positions.flatMap((position) => asEmployment(position)),
    education: profile.education,
    certifications: profile.certifications,
    ...asCurrentRole(profile.current),
    seniority_level: profile.seniority,
    needs_review: isDoubtful,
    findings: findings.map(({ criterion_id, level, quotes }) => ({ criterion_id, level, quotes })),
    removed: blind.removed,
    page_sizes: document.pages.map(({ number, width, height }) => ({ number, width, height })),
    hidden_text: document.hidden,
    hidden_characters: document.hiddenCharacters,
    odd_characters: document.oddCharacters,
    reading_quality: document.quality,
    evidence_confidence: measureConfidence(matches, document.quality),
    musts_met: countMustsMet(judged),
    engine_version: ENGINE_VERSION,
  };
}

function locate(pages: Page[], { criterion, level, places }: Match): Finding {
  return { criterion_id: criterion.id, level, quotes: places.map((place) => quoteAt(pages, place)) };
}

function asEmployment({ title, company, location, range }: Position): Employment[] {
  if (title === null && company === null) return [];
  const end = range.end === null ? null : formatYearMonth(range.end);
  return [{ title: title ?? "", company: company ?? "", start: formatYearMonth(range.start), end, location }];
}

function asCurrentRole(current: Position | null) {
  return {
    current_job_title: current?.title ?? null,
    current_employer: current?.company ?? null,
    current_start_date: current === null ? null : formatYearMonth(current.range.start),
    current_end_date: current === null || current.range.end === null ? null : formatYearMonth(current.range.end),
    current_location: current?.location ?? null,
  };
}
