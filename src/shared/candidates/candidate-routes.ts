import * as z from "zod/mini";
import { CandidateExport, CandidateFilter, CandidateRowQuery, CandidateStats } from "./candidate-filter.ts";
import { CandidateRow } from "./candidate-row.ts";
import { Candidate, CandidateQuery } from "./candidate.ts";
import { LetterAddress } from "#shared/reports/email-draft.ts";
import { CandidateId, OpeningId } from "#shared/ids.ts";
import { MAX_DELETED_AT_ONCE, MAX_PAGES } from "#shared/limits.ts";
import { CandidateChange, ManualCandidate } from "./manual-candidate.ts";
import { done, ofCandidate, type Route } from "#shared/route.ts";

export const candidateRoutes = {
  listCandidateRows: {
    method: "GET",
    path: "/api/bulk-analysis-results",
    when: { query: "view", is: "row" },
    access: "user",
    scope: "read",
    query: CandidateRowQuery,
    answer: z.array(CandidateRow),
  },
  listCandidates: {
    method: "GET",
    path: "/api/bulk-analysis-results",
    access: "user",
    scope: "read",
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
  candidateStats: {
    method: "GET",
    path: "/api/bulk-analysis-results/stats",
    access: "user",
    scope: "read",
    query: CandidateFilter,
    answer: CandidateStats,
  },
  /** A CSV file. Ids that are not, or no longer, the caller's are left out. */
  exportCandidates: {
    method: "POST",
    path: "/api/bulk-analysis-results/export",
    access: "user",
    scope: "read",
    body: CandidateExport,
  },
  getCandidate: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id",
    access: "user",
    scope: "read",
    ...ofCandidate,
    answer: Candidate,
  },
  /** Ends blind review for one person; it is written in the sealed log and counted. */
  revealCandidate: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/reveal",
    access: "user",
    ...ofCandidate,
    answer: Candidate,
  },
  /** Whom a letter goes to, for the moment in which it is copied or opened; written in the sealed log. */
  addressLetter: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/letter-address",
    access: "user",
    ...ofCandidate,
    answer: LetterAddress,
  },
  changeCandidate: {
    method: "PATCH",
    path: "/api/bulk-analysis-results/:id",
    access: "user",
    ...ofCandidate,
    body: CandidateChange,
    answer: Candidate,
  },
  deleteCandidate: { method: "DELETE", path: "/api/bulk-analysis-results/:id", access: "user", ...ofCandidate },
  /** The CV of somebody who was entered by hand; the file's name comes percent-encoded in the header `X-File-Name`. */
  attachCv: {
    method: "PUT",
    path: "/api/bulk-analysis-results/:id/cv",
    access: "user",
    ...ofCandidate,
    answer: Candidate,
  },
  /** Screens an attached CV for an opening, or for the one screened last. */
  screenAttachedCv: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/screen",
    access: "user",
    ...ofCandidate,
    body: z.object({ jobId: z.optional(OpeningId) }),
    answer: Candidate,
  },
  drawCandidatePage: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/pages/:page",
    access: "user",
    scope: "read",
    params: z.object({ id: CandidateId, page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGES)) }),
    query: z.object({ width: z._default(z.coerce.number().check(z.int(), z.minimum(200), z.maximum(2000)), 1000) }),
    subject: ofCandidate.subject,
  },
} as const satisfies Record<string, Route>;
