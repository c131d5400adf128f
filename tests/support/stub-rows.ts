import type { CriteriaList, KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { CandidateStats, HISTOGRAM_BUCKETS } from "#shared/candidates/candidate-filter.ts";
import { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
import { Upload } from "#shared/screening/upload.ts";
import { STUB_USER_ID } from "#tests/support/stub-server.ts";

const UPLOAD_ID = "11111111-1111-4111-8111-111111111111";
const CREATED_AT = "2026-01-05T09:00:00.000Z";

export function stubUpload(changes: Partial<Record<keyof Upload, unknown>> = {}): Upload {
  return Upload.parse({
    id: UPLOAD_ID,
    user_id: STUB_USER_ID,
    email: null,
    created_at: CREATED_AT,
    job_description_file_path: "",
    job_description_file_paths: [],
    cv_file_paths: [],
    total_cvs: 3,
    status: "uploaded",
    error_message: null,
    vacancy: { title: "Backend Engineer", set_aside: [], lines: [] },
    shortlist_count: null,
    shortlist_percentage: null,
    first_look: null,
    left_out: [],
    job_id: null,
    ...changes,
  });
}

export function stubCandidate(changes: Partial<Record<keyof Candidate, unknown>> = {}): Candidate {
  return Candidate.parse({
    id: crypto.randomUUID(),
    bulk_upload_id: UPLOAD_ID,
    user_id: STUB_USER_ID,
    candidate_name: "Amara Okafor",
    file_name: "amara.pdf",
    cv_file_path: "amara",
    status: "completed",
    error_message: null,
    is_shortlisted: true,
    is_skipped: false,
    is_dismissed: false,
    shortlist_rank: 1,
    created_at: CREATED_AT,
    score: 91,
    summary: "Eight years in payments.",
    strengths: ["Event-driven systems"],
    concerns: ["No Kubernetes named"],
    technical_skills: [],
    soft_skills: [],
    interview_insights: [],
    employment_history: [],
    education: [],
    certifications: [],
    current_job_title: null,
    current_employer: null,
    current_start_date: null,
    current_end_date: null,
    current_location: null,
    seniority_level: null,
    needs_review: false,
    review_reasons: [],
    findings: [],
    removed: [],
    page_sizes: [],
    hidden_text: [],
    hidden_characters: 0,
    odd_characters: 0,
    reading_quality: 1,
    evidence_confidence: 0.8,
    musts_met: 3,
    role_fit: 0.8,
    engine_version: "1",
    other_score: null,
    engine_note: null,
    unlocated_quotes: 0,
    job_id: null,
    notes: "",
    is_kept_out: false,
    is_covered: false,
    contact_email: null,
    contact_phone: null,
    decision: null,
    decision_reason: "",
    decided_at: null,
    locked: false,
    duplicates: [],
    ...changes,
  });
}

export function stubStatus(changes: Partial<AnalysisStatus> = {}): AnalysisStatus {
  return {
    percent: 33,
    stage: "matching",
    page: null,
    current: 1,
    total: 3,
    filename: "amara.pdf",
    error: null,
    status: "analyzing",
    scores: [91],
    failed: [],
    known: [],
    ...changes,
  };
}

export function stubRow(changes: Partial<Record<keyof CandidateRow, unknown>> = {}): CandidateRow {
  return CandidateRow.parse({
    id: crypto.randomUUID(),
    name: "Amara Okafor",
    isNamed: true,
    jobTitle: "Backend Engineer",
    jobId: null,
    confidence: 0.8,
    matchScore: 91,
    created_at: CREATED_AT,
    status: "completed",
    errorMessage: null,
    file_name: "amara.pdf",
    techMatch: 80,
    softSkillsMatch: 80,
    technicalSkillCount: 5,
    softSkillCount: 3,
    experienceLevel: "senior",
    redFlags: "none",
    current_job_title: "Lead Engineer",
    current_employer: "Foxglove",
    current_location: null,
    current_start_date: null,
    current_end_date: null,
    seniorityLevel: null,
    needsReview: false,
    is_shortlisted: true,
    shortlist_rank: 1,
    decision: null,
    summary: "Eight years in payments, most of them with event-driven systems.",
    strengths: [],
    strengthCount: 0,
    excerpt: null,
    locked: false,
    ...changes,
  });
}

/** The figures of these rows. */
export function stubStats(rows: readonly CandidateRow[]): CandidateStats {
  const scored = rows.filter(({ status }) => status === "completed").map(({ matchScore }) => matchScore);
  const from = (least: number) => scored.filter((score) => score >= least).length;
  const sum = scored.reduce((total, score) => total + score, 0);
  const titles = [...new Set(rows.map(({ jobTitle }) => jobTitle))].toSorted();
  return CandidateStats.parse({
    total: rows.length,
    strong: from(70),
    high: from(85),
    decisions: { advance: 0, hold: 0, decline: 0 },
    shortlisted: 0,
    average: scored.length === 0 ? null : Math.round(sum / scored.length),
    bands: { excellent: from(85), good: from(70) - from(85), fair: scored.length - from(70) },
    histogram: Array.from({ length: HISTOGRAM_BUCKETS }, () => 0),
    statuses: { pending: 0, analyzing: 0, completed: rows.length, error: 0, locked: 0 },
    jobs: titles.map((title) => {
      const ofIt = rows.filter(({ jobTitle }) => jobTitle === title);
      return { id: ofIt[0]?.jobId ?? null, title, count: ofIt.length };
    }),
  });
}

/** A board that nobody has changed. */
export function stubBoard(criteria: KeyedCriterion[] = [], changes: Partial<CriteriaList> = {}): CriteriaList {
  return {
    title: "Backend Engineer",
    version: 1,
    made_at: "2026-01-05T09:00:00.000Z",
    made_by: null,
    only_weights: false,
    judged_earlier: 0,
    set_aside: [],
    formalities: [],
    criteria,
    ...changes,
  };
}
