import type { Finding } from "#shared/screening/evidence.ts";
import { sumScore, weighFinding } from "#shared/screening/score-sum.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import type { RankedCv, Ranking, UnreadCv } from "./rank-screened.ts";

/** What a CV that was not read has nothing for: no list has an entry, and nothing else a value. */
const NOTHING_FOUND = {
  score: null,
  points: null,
  cap: null,
  rank: null,
  shortlisted: false,
  candidate_name: null,
  email: null,
  phone: null,
  findings: [],
  technical_skills: [],
  soft_skills: [],
  employment_history: [],
  education: [],
  certifications: [],
  current_job_title: null,
  current_employer: null,
  current_start_date: null,
  current_end_date: null,
  current_location: null,
  seniority_level: null,
  summary: null,
  strengths: [],
  concerns: [],
  interview_insights: [],
  needs_review: null,
  review_reasons: [],
  hidden_text: [],
  hidden_characters: null,
  removed: [],
  reading_quality: null,
  evidence_confidence: null,
  musts_met: null,
  role_fit: null,
  engine_version: null,
  duplicates: [],
};

/** One object per CV, the best first, those that could not be read last. */
export function formatJson({ ranked, unread }: Ranking, vacancy: Vacancy): string {
  const records = [...ranked.map((cv) => describeRanked(cv, vacancy)), ...unread.map(describeUnread)];
  return `${JSON.stringify(records, null, 2)}\n`;
}

function describeRanked({ file, analysis, rank, isShortlisted, duplicates, timings }: RankedCv, vacancy: Vacancy) {
  // For the product's own use: how pages are drawn, and what tells duplicates, which are named here.
  const { page_sizes: _sizes, content_hash: _content, person_hashes: _person, score, findings, ...rest } = analysis;
  return {
    file,
    status: "completed",
    error: null,
    score,
    rank,
    shortlisted: isShortlisted,
    ...rest,
    ...describeSum(analysis.findings, vacancy),
    findings: findings.map((finding) => describeFinding(finding, findings, vacancy)),
    duplicates,
    timings,
  };
}

function sumOf(findings: Finding[], { criteria }: Vacancy) {
  const weighings = new Map(criteria.map((criterion) => [criterion.id, criterion]));
  return sumScore(findings.map((finding) => weighFinding(finding, weighings)));
}

/** What the criteria bring together, and which cap lowers it. */
function describeSum(findings: Finding[], vacancy: Vacancy) {
  const { total, cap } = sumOf(findings, vacancy);
  return { points: total, cap };
}

function describeFinding(finding: Finding, findings: Finding[], vacancy: Vacancy) {
  const { criterion_id: id, level, confidence, mentions, quotes } = finding;
  const { wording, kind, importance, weight } = vacancy.criteria.find((criterion) => criterion.id === id) ?? {};
  const { points, of } = sumOf(findings, vacancy).points.find((one) => one.id === id) ?? {};
  return { criterion_id: id, wording, kind, importance, weight, level, points, of, confidence, mentions, quotes };
}

function describeUnread({ file, reason, timings }: UnreadCv) {
  return { file, status: "error", error: reason, ...NOTHING_FOUND, timings };
}
