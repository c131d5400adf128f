import * as z from "zod/mini";
import { CandidateFilter, CandidateRowQuery, CandidateStats, CandidateExport } from "./candidate-filter.ts";
import { CandidateRow } from "./candidate-row.ts";
import { Candidate, CandidateQuery } from "./candidate.ts";
import { EmailAnswer, GenerateEmail } from "#shared/reports/email-draft.ts";
import { CandidateId, OpeningId } from "#shared/ids.ts";
import { MAX_CVS, MAX_DELETED_AT_ONCE, MAX_PAGES, MAX_EXPORTED_AT_ONCE } from "#shared/limits.ts";
import { CandidateChange, ManualCandidate } from "./manual-candidate.ts";
import { Opening, OpeningStatus } from "#shared/vacancies/opening.ts";
import { OwnKeyAnalysis } from "#shared/screening/own-key-analysis.ts";
import { done, type Route, type Subject } from "#shared/route.ts";

const candidateInPath: Subject = { kind: "candidate", in: "path", name: "id" };

export const candidateRoutes = {
  listCandidateRows: {
    method: "GET",
    path: "/api/bulk-analysis-results",
    when: { query: "view", is: "row" },
    access: "user",
    query: CandidateRowQuery,
    answer: z.array(CandidateRow),
  },
  listCandidates: {
    method: "GET",
    path: "/api/bulk-analysis-results",
    access: "user",
    query: CandidateQuery,
    answer: z.array(Candidate),
    subject: { kind: "upload", in: "query", name: "bulk_upload_id" },
  },
  addCandidate: {
    method: "POST",
    path: "/api/bulk-analysis-results",
    access: "user",
    body: ManualCandidate,
    answer: Candidate,
    idempotent: true,
  },
  /** All of them or none. Those of the caller that are gone already count as done. */
  deleteCandidates: {
    method: "POST",
    path: "/api/bulk-analysis-results/delete",
    access: "user",
    body: z.object({ ids: z.array(CandidateId).check(z.minLength(1), z.maxLength(MAX_DELETED_AT_ONCE)) }),
    answer: done,
    subject: { kind: "candidate", in: "body", name: "ids", isList: true },
  },
  /** The text reports of everybody whom the filter finds, the newest first; the header `X-Report-Count` says of how many. */
  downloadReports: {
    method: "GET",
    path: "/api/bulk-analysis-results/reports",
    access: "user",
    query: CandidateFilter,
  },
  candidateStats: {
    method: "GET",
    path: "/api/bulk-analysis-results/stats",
    access: "user",
    query: CandidateFilter,
    answer: CandidateStats,
  },
  /** A CSV file. Ids that are not, or no longer, the caller's are left out. */
  exportCandidates: {
    method: "POST",
    path: "/api/bulk-analysis-results/export",
    access: "user",
    body: CandidateExport,
  },
  getCandidate: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id",
    access: "user",
    params: z.object({ id: CandidateId }),
    answer: Candidate,
    subject: candidateInPath,
  },
  changeCandidate: {
    method: "PATCH",
    path: "/api/bulk-analysis-results/:id",
    access: "user",
    params: z.object({ id: CandidateId }),
    body: CandidateChange,
    answer: Candidate,
    subject: candidateInPath,
  },
  deleteCandidate: {
    method: "DELETE",
    path: "/api/bulk-analysis-results/:id",
    access: "user",
    params: z.object({ id: CandidateId }),
    subject: candidateInPath,
  },
  /** The CV of somebody who was entered by hand; the file's name comes percent-encoded in the header `X-File-Name`. */
  attachCv: {
    method: "PUT",
    path: "/api/bulk-analysis-results/:id/cv",
    access: "user",
    params: z.object({ id: CandidateId }),
    answer: Candidate,
    subject: candidateInPath,
  },
  /** Screens an attached CV for an opening, or for the one screened last. */
  screenAttachedCv: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/screen",
    access: "user",
    params: z.object({ id: CandidateId }),
    body: z.object({ jobId: z.optional(OpeningId) }),
    answer: Candidate,
    subject: candidateInPath,
  },
  drawCandidatePage: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/pages/:page",
    access: "user",
    params: z.object({ id: CandidateId, page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGES)) }),
    query: z.object({ width: z._default(z.coerce.number().check(z.int(), z.minimum(200), z.maximum(2000)), 1000) }),
    subject: candidateInPath,
  },
  downloadReport: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/report.pdf",
    access: "user",
    params: z.object({ id: CandidateId }),
    query: z.object({ questions: z._default(z.enum(["first", "all"]), "first") }),
    subject: candidateInPath,
  },
  exportZipBundle: {
    method: "POST",
    path: "/api/functions/export-zip-bundle",
    access: "user",
    body: z.object({ candidateIds: z.array(CandidateId).check(z.minLength(1), z.maxLength(MAX_EXPORTED_AT_ONCE)) }),
    answer: z.object({ url: z.string(), filename: z.string() }),
    subject: { kind: "candidate", in: "body", name: "candidateIds", isList: true },
  },
  /** The link of a bundle. A browser follows it without a header, so its secret stands for its owner, for some minutes. */
  downloadBundle: {
    method: "GET",
    path: "/api/exports",
    access: "public",
    query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  },
  generateEmail: {
    method: "POST",
    path: "/api/functions/generate-email",
    access: "user",
    body: GenerateEmail,
    answer: EmailAnswer,
    subject: { kind: "candidate", in: "body", name: "candidateId" },
  },

  listOwnKeyAnalyses: {
    method: "GET",
    path: "/api/candidate-analyses",
    access: "user",
    answer: z.array(OwnKeyAnalysis),
  },
  /** In place of all earlier ones. */
  replaceOwnKeyAnalyses: {
    method: "PUT",
    path: "/api/candidate-analyses",
    access: "user",
    body: z.array(OwnKeyAnalysis).check(z.maxLength(MAX_CVS)),
    answer: done,
  },

  listOpenings: {
    method: "GET",
    path: "/api/jobs",
    access: "user",
    query: z.object({ status: z.optional(OpeningStatus) }),
    answer: z.array(Opening),
  },
  changeOpening: {
    method: "PATCH",
    path: "/api/jobs/:id",
    access: "user",
    params: z.object({ id: OpeningId }),
    body: z.object({ status: OpeningStatus }),
    answer: Opening,
    subject: { kind: "opening", in: "path", name: "id" },
  },
} as const satisfies Record<string, Route>;
