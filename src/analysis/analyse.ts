import { calmCapitals } from "#shared/calm-capitals.ts";
import type { VacancyPreview } from "#shared/vacancies/board.ts";
import type { CvAnalysis, CvOutcome, Employment } from "#shared/screening/cv-analysis.ts";
import type { Stage } from "#shared/screening/progress.ts";
import { countMustsMet, sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { blindCv } from "./blind/blind-cv.ts";
import { ENGINE_VERSION } from "#shared/screening/engine-version.ts";
import { readAdvertisement } from "./criteria/build-vacancy.ts";
import { previewVacancy } from "./criteria/preview-vacancy.ts";
import { asCurrentRole } from "./extract/as-current-role.ts";
import { extractProfile } from "./extract/extract-profile.ts";
import { keepOwnWords } from "./extract/keep-own-words.ts";
import { hashContent, hashPerson } from "./extract/fingerprint.ts";
import type { Position } from "./extract/find-positions.ts";
import { formatYearMonth } from "./extract/read-date-range.ts";
import { keepCv, type KeptCv } from "./keep-cv.ts";
import { indexCv } from "./match/index-cv.ts";
import { locateMatch } from "./match/locate-match.ts";
import { matchVacancy } from "./match/match-vacancy.ts";
import type { Models } from "./match/open-models.ts";
import { prepareVacancy } from "./match/prepare-vacancy.ts";
import { measureRole, type RoleFeatures } from "./match/verdict/measure-features.ts";
import { gatherMaterial, type ModelMaterial } from "./model/model-material.ts";
import { decodeText } from "./read/decode-text.ts";
import { documentFromText } from "./read/document-from-text.ts";
import type { ReadDocument } from "./read/page.ts";
import type { DocumentReader } from "./read/open-document-reader.ts";
import type { ReadOutcome } from "./read/read-result.ts";
import type { Recognition } from "./read/recognition.ts";
import { listReviewReasons } from "./report/list-review-reasons.ts";
import { describeFindings } from "./report/describe-findings.ts";
import { measureConfidence } from "./score/measure-confidence.ts";
import type { VacancyOutcome } from "./vacancy-outcome.ts";

/** A file, and the reader for it. Without `recognition` a file whose pages are pictures is only told as such. */
export interface FileTask {
  reader: DocumentReader;
  bytes: Uint8Array;
  recognition?: Recognition | undefined;
  /** The bytes are characters. That cannot be read from a file, so the caller has to say it. */
  isPlainText?: boolean | undefined;
}

async function readFile({ reader, bytes, recognition, isPlainText = false }: FileTask): Promise<ReadOutcome> {
  if (isPlainText) return documentFromText(decodeText(bytes));
  return reader.read(bytes, recognition);
}

export async function readVacancy(file: FileTask & { isForModel?: boolean }): Promise<VacancyOutcome> {
  return vacancyFrom(await readFile(file), file.isForModel);
}

/** The board that the file would be judged by, for somebody who has not decided yet. */
export async function previewFile(file: FileTask): Promise<VacancyPreview> {
  return previewVacancy(await readFile(file));
}

export function vacancyFrom(document: ReadOutcome, isForModel = false): VacancyOutcome {
  if (document.kind !== "text") return document;
  const { vacancy, items } = readAdvertisement(document.pages);
  return { kind: "read", vacancy, ...(isForModel && { items }) };
}

export interface CvTask {
  vacancy: Vacancy;
  models: Models;
  /** YYYY-MM-DD: the day that "present" means, the same on every run. */
  asOf: string;
  onStage: (stage: Stage) => void;
}

/** `material` and `kept` where they were asked for. */
export type ScreenedCv = Exclude<CvOutcome, { kind: "analysed" }> | AnalysedCv;
interface AnalysedCv {
  kind: "analysed";
  analysis: CvAnalysis;
  material?: ModelMaterial;
  kept?: KeptCv;
}

interface CvExtras {
  isForModel?: boolean;
  isKept?: boolean;
}

export async function analyseCv(task: CvTask & FileTask & CvExtras): Promise<ScreenedCv> {
  task.onStage("parsing");
  const document = await readFile(task);
  if (document.kind !== "text") return document;
  const { analysis, gather, keep } = judgeDocument(document, task);
  return {
    kind: "analysed",
    analysis,
    ...(task.isForModel === true && { material: gather() }),
    ...(task.isKept === true && { kept: keep() }),
  };
}

export function analyseDocument(document: ReadDocument, task: CvTask): CvAnalysis {
  return judgeDocument(document, task).analysis;
}

/** `gather` for a caller that wants a language model to judge as well, `keep` for one that may ask for more criteria later. */
export function judgeDocument(document: ReadDocument, task: CvTask) {
  const { vacancy, models, asOf, onStage } = task;
  onStage("extracting");
  const prepared = prepareVacancy(vacancy, models);
  const own = keepOwnWords(document.pages, prepared.text);
  const profile = extractProfile(own.pages, asOf);
  const blind = blindCv(profile);

  onStage("matching");
  const index = indexCv(blind, models);
  const matches = matchVacancy(index, prepared);

  onStage("scoring");
  const located = matches.map((match) => ({ criterion: match.criterion, finding: locateMatch(document.pages, match) }));
  const weighings = new Map(vacancy.criteria.map((criterion) => [criterion.id, criterion]));
  const rows = located.map(({ finding }) => weighFinding(finding, weighings));

  onStage("finalizing");
  const findings = located.map(({ criterion, finding }) => Object.assign({ criterion }, finding));
  const reviewReasons = listReviewReasons({ document, title: vacancy.title, ...own });

  const analysis: CvAnalysis = {
    candidate_name: profile.name,
    email: profile.email,
    phone: profile.phone,
    score: sumScore(rows).score,
    ...describeFindings(profile, findings),
    employment_history: profile.positions.flatMap((position) => asEmployment(position)),
    education: profile.education,
    certifications: profile.certifications,
    ...asCurrentRole(profile),
    seniority_level: profile.seniority,
    needs_review: reviewReasons.length > 0,
    review_reasons: reviewReasons,
    findings: located.map(({ finding }) => finding),
    removed: blind.removed,
    page_sizes: document.pages.map(({ number, width, height }) => ({ number, width, height })),
    hidden_text: document.hidden,
    hidden_characters: document.hiddenCharacters,
    odd_characters: document.oddCharacters,
    reading_quality: document.quality,
    evidence_confidence: measureConfidence(findings, document.quality),
    musts_met: countMustsMet(rows),
    role_fit: measureRoleFit(measureRole(index, prepared)),
    content_hash: hashContent(document.pages),
    person_hashes: hashPerson(document.pages, profile),
    engine_version: ENGINE_VERSION,
  };
  return {
    analysis,
    gather: () => gatherMaterial({ pages: document.pages, profile, index, vacancy: prepared }),
    keep: () => keepCv(document.pages, profile, blind),
  };
}

/** How near the work comes to the advertised role. It is shown beside the criteria; the score is their sum alone. */
function measureRoleFit({ roleTitle, roleWork }: RoleFeatures): number {
  return Math.round(Math.min(1, (roleTitle + roleWork) / 2) * 1000) / 1000;
}

function asEmployment({ title, company, location, range }: Position): Employment[] {
  if (title === null && company === null) return [];
  const end = range.end === null ? null : formatYearMonth(range.end);
  return [{ title: title && calmCapitals(title), company, start: formatYearMonth(range.start), end, location }];
}
