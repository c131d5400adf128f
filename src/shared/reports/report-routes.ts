import * as z from "zod/mini";
import { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import { EmailAnswer, GenerateEmail } from "./email-draft.ts";
import { CandidateId } from "#shared/ids.ts";
import { MAX_EXPORTED_AT_ONCE } from "#shared/limits.ts";
import { ofCandidate, type Route } from "#shared/route.ts";

export const reportRoutes = {
  /** The text reports of everybody whom the filter finds, the newest first; the header `X-Report-Count` says of how many. */
  downloadReports: {
    method: "GET",
    path: "/api/bulk-analysis-results/reports",
    access: "user",
    scope: "read",
    query: CandidateFilter,
  },
  downloadReport: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/report.pdf",
    access: "user",
    scope: "read",
    ...ofCandidate,
    query: z.object({ questions: z._default(z.enum(["first", "all"]), "first") }),
  },
  /** Everything on record about one candidate, with what it can be checked by. */
  downloadEvidence: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/evidence",
    access: "user",
    scope: "read",
    ...ofCandidate,
    query: z.object({ form: z._default(z.enum(["pdf", "json"]), "pdf") }),
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
} as const satisfies Record<string, Route>;
