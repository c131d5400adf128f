import type { Candidate } from "#shared/candidates/candidate.ts";
import { REVIEW_TEXT } from "#shared/screening/cv-analysis.ts";
import { engineName } from "#shared/screening/engine-name.ts";
import { ENGINE_NOTE_TEXT } from "#shared/screening/judged-cv.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { type ShownSum, showSum, formatSum } from "#shared/screening/shown-sum.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { callCandidateInFull } from "#shared/candidates/call-candidate.ts";
import { CLOSING } from "#shared/reports/text-report.ts";
import { findScore } from "./find-score.ts";
import { type Judgement, listSections } from "./list-report-sections.ts";
import { makePrintable } from "./make-printable.ts";
import type { Fact, ReportPdf, ReportPdfSegment } from "./report-pdf.ts";
import { monthInWords } from "#shared/reports/format-time.ts";

export interface ReportPdfOptions {
  /** Null where the job description names no role. */
  vacancy: string | null;
  criteria: readonly KeyedCriterion[];
  questions: "first" | "all";
}

/** A candidate's report as it is printed. What only Pro shows is there only where the candidate carries it. */
export function composeReportPdf(candidate: Candidate, options: ReportPdfOptions): ReportPdf {
  const name = callCandidateInFull(candidate);
  const judged = judge(candidate, options.criteria);
  return makePrintable({
    document: "Evenhand candidate report",
    title: `Candidate report: ${name}`,
    name,
    vacancy: options.vacancy,
    role: describeRole(candidate),
    facts: listFacts(candidate),
    ...describeVerdict(candidate, judged),
    segments: listSegments(judged.sum),
    sum: formatSum(judged.sum),
    sections: listSections(candidate, judged, options.questions),
    closing: CLOSING,
    origin: describeOrigin(candidate),
  });
}

function judge(candidate: Candidate, criteria: readonly KeyedCriterion[]): Judgement {
  const score = findScore(candidate);
  const sum = showSum(score === null ? [] : criteria, candidate.findings);
  return { sum, verdict: score === null ? null : giveVerdict(score, sum.lines) };
}

function describeVerdict(
  candidate: Candidate,
  { verdict }: Judgement,
): Pick<ReportPdf, "score" | "tone" | "label" | "confidence" | "stars"> {
  const score = findScore(candidate);
  if (score === null || verdict === null)
    return { score, tone: "unknown", label: candidate.error_message ?? "Not screened", confidence: null, stars: 0 };
  return {
    score,
    tone: score >= 85 ? "high" : score >= 70 ? "mid" : "low",
    label: verdict.recommendation,
    confidence: `${verdict.confidence} confidence`,
    stars: verdict.stars,
  };
}

function listSegments({ lines }: ShownSum): ReportPdfSegment[] {
  return lines.flatMap(({ points, of, level }) => (points === null || of === null ? [] : [{ points, of, level }]));
}

function describeRole({ current_job_title, current_employer, current_start_date, current_end_date }: Candidate) {
  const role = [current_job_title, current_employer].filter((part) => part !== null).join(", ");
  const isCurrent = current_start_date !== null && current_end_date === null;
  return role === "" ? null : `${role}${isCurrent ? `, since ${monthInWords(current_start_date)}` : ""}`;
}

function listFacts(candidate: Candidate): Fact[] {
  const { seniority_level, current_location, needs_review, review_reasons, id, file_name, other_score } = candidate;
  return [
    { name: "Seniority", value: seniority_level },
    { name: "Location", value: current_location },
    { name: "CV", value: `${file_name} (${id.slice(0, 8)})` },
    { name: "Judged by", value: describeEngine(candidate) },
    { name: "Local engine alone", value: other_score === null ? null : `${other_score} of 100` },
    {
      name: "Needs Review",
      value: needs_review
        ? review_reasons.map((reason) => REVIEW_TEXT[reason]).join(" ") || "A person should look."
        : null,
    },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}

function describeEngine({ engine_version, engine_note }: Candidate) {
  const name = engineName(engine_version);
  return name === null || engine_note === null ? name : `${name}. ${ENGINE_NOTE_TEXT[engine_note]}`;
}

function describeOrigin({ engine_version, created_at, status }: Candidate) {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(created_at));
  if (engine_version === null || status !== "completed") return `Added on ${day}, not screened`;
  return `Screened on ${day} by engine ${engine_version}`;
}
