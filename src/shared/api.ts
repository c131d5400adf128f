import * as z from "zod/mini";
import {
  AuthSession,
  AuthUser,
  EmailAddress,
  LogoutScope,
  PlanRecord,
  Recover,
  Resend,
  SessionSummary,
  SignUp,
  TokenQuery,
  UserChange,
  Verify,
} from "./account.ts";
import { BulkImport } from "./bulk-import.ts";
import { CandidateFilter, CandidateRowQuery, CandidateStats, CandidateExport } from "./candidate-filter.ts";
import {
  CheckoutRequest,
  Offer,
  SyncedPlan,
  TestCheckout,
  TestCheckoutOutcome,
  TestSubscription,
  TestSubscriptionChange,
} from "./billing.ts";
import { CandidateRow } from "./candidate-row.ts";
import { Candidate, CandidateQuery } from "./candidate.ts";
import { CriteriaList, CriterionChange } from "./criteria.ts";
import { CandidateId, CheckoutId, OpeningId, SessionId, UploadId } from "./ids.ts";
import { WaitlistConfirmation, WaitlistSignup } from "./lead.ts";
import { MAX_CVS, MAX_DELETED_AT_ONCE, MAX_PAGES, MAX_EXPORTED_AT_ONCE } from "./limits.ts";
import { EmailAnswer, GenerateEmail } from "./email-draft.ts";
import { CandidateChange, ManualCandidate } from "./manual-candidate.ts";
import { Opening, OpeningStatus } from "./opening.ts";
import { OwnKeyAnalysis } from "./own-key-analysis.ts";
import { AnalysisStatus, StatusQuestion } from "./progress.ts";
import { Bucket, CreatedUpload, NewUpload, StoredFile, Upload, UploadChange } from "./upload.ts";

type Schema = z.ZodMiniType;

/** Where a call names somebody's row. The access tests put a stranger's id there and expect "not found". */
export interface Subject {
  kind: "upload" | "candidate" | "opening" | "file" | "session" | "checkout";
  in: "path" | "body" | "query";
  name: string;
  /** It names several. */
  isList?: true;
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Of two routes on one path the first is meant only by calls that say this. */
  when?: { query: string; is: string };
  /** `visitor`: a user, or a browser on trial with its secret. `anyone`: the same, or nobody yet. */
  access: "public" | "user" | "visitor" | "anyone";
  /** The session that a recovery link opened is enough. */
  inRecovery?: true;
  query?: Schema;
  params?: Schema;
  body?: Schema;
  answer?: Schema;
  /** A double click must not do it twice: the call takes an `Idempotency-Key`. */
  idempotent?: true;
  subject?: Subject;
}

const uploadInPath: Subject = { kind: "upload", in: "path", name: "id" };
const candidateInPath: Subject = { kind: "candidate", in: "path", name: "id" };
const byFileName = z.object({ bulkUploadId: UploadId, filename: z.string().check(z.minLength(1)) });
const storageParams = z.object({ bucket: Bucket, path: z.string() });
const done = z.object({ ok: z.literal(true) });
const elsewhere = z.object({ url: z.url() });
const checkoutInPath: Subject = { kind: "checkout", in: "path", name: "id" };

/** The contract. Doors, the browser's client, the OpenAPI page and the access tests are made from this table. */
export const api = {
  health: { method: "GET", path: "/api/health", access: "public", answer: done },
  ready: { method: "GET", path: "/api/ready", access: "public", answer: done },
  openapi: { method: "GET", path: "/api/openapi.json", access: "public", answer: z.looseObject({}) },

  signUp: { method: "POST", path: "/api/auth/signup", access: "public", body: SignUp, answer: AuthSession },
  token: {
    method: "POST",
    path: "/api/auth/token",
    access: "public",
    query: TokenQuery,
    body: z.looseObject({}),
    answer: AuthSession,
  },
  logout: {
    method: "POST",
    path: "/api/auth/logout",
    access: "user",
    inRecovery: true,
    query: z.object({ scope: z._default(LogoutScope, "global") }),
  },
  authUser: { method: "GET", path: "/api/auth/user", access: "user", inRecovery: true, answer: AuthUser },
  updateUser: {
    method: "PUT",
    path: "/api/auth/user",
    access: "user",
    inRecovery: true,
    body: UserChange,
    answer: AuthUser,
  },
  recover: { method: "POST", path: "/api/auth/recover", access: "public", body: Recover, answer: z.object({}) },
  resend: { method: "POST", path: "/api/auth/resend", access: "public", body: Resend, answer: z.object({}) },
  verify: {
    method: "POST",
    path: "/api/auth/verify",
    access: "public",
    body: Verify,
    answer: z.union([AuthSession, AuthUser]),
  },
  me: { method: "GET", path: "/api/users/me", access: "user", answer: PlanRecord },
  /** A zip of one JSON file and every stored document. */
  exportMe: { method: "GET", path: "/api/users/me/export", access: "user" },
  deleteMe: { method: "DELETE", path: "/api/users/me", access: "user" },
  listSessions: {
    method: "GET",
    path: "/api/users/me/sessions",
    access: "user",
    answer: z.array(SessionSummary),
  },
  endSession: {
    method: "DELETE",
    path: "/api/users/me/sessions/:id",
    access: "user",
    params: z.object({ id: SessionId }),
    subject: { kind: "session", in: "path", name: "id" },
  },

  createUpload: {
    method: "POST",
    path: "/api/bulk-file-uploads",
    access: "anyone",
    body: NewUpload,
    answer: CreatedUpload,
    idempotent: true,
  },
  findUploads: {
    method: "GET",
    path: "/api/bulk-file-uploads",
    access: "user",
    query: z.object({ latest: z.literal("true") }),
    answer: z.array(Upload),
  },
  getUpload: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id",
    access: "visitor",
    params: z.object({ id: UploadId }),
    answer: Upload,
    subject: uploadInPath,
  },
  changeUpload: {
    method: "PATCH",
    path: "/api/bulk-file-uploads/:id",
    access: "visitor",
    params: z.object({ id: UploadId }),
    body: UploadChange,
    answer: Upload,
    subject: uploadInPath,
  },
  listCriteria: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/criteria",
    access: "user",
    params: z.object({ id: UploadId }),
    answer: CriteriaList,
    subject: uploadInPath,
  },
  changeCriteria: {
    method: "PATCH",
    path: "/api/bulk-file-uploads/:id/criteria",
    access: "user",
    params: z.object({ id: UploadId }),
    body: z.array(CriterionChange),
    answer: CriteriaList,
    subject: uploadInPath,
  },
  /** The original file name comes percent-encoded in the header `X-File-Name`. */
  storeFile: {
    method: "PUT",
    path: "/api/storage/:bucket/:path{.+}",
    access: "visitor",
    params: storageParams,
    answer: StoredFile,
    subject: { kind: "file", in: "path", name: "path" },
  },
  fetchFile: {
    method: "GET",
    path: "/api/storage/:bucket/:path{.+}",
    access: "user",
    params: storageParams,
    subject: { kind: "file", in: "path", name: "path" },
  },

  joinWaitlist: {
    method: "POST",
    path: "/api/waitlist-signups",
    access: "public",
    body: WaitlistSignup,
    answer: z.object({ id: z.uuid() }),
  },
  confirmWaitlist: {
    method: "POST",
    path: "/api/functions/send-waitlist-confirmation",
    access: "public",
    body: WaitlistConfirmation,
    answer: done,
  },
  recordFileUpload: {
    method: "POST",
    path: "/api/file-uploads",
    access: "anyone",
    body: z.object({ email: EmailAddress }),
    answer: z.object({ id: z.uuid() }),
  },
  /** One CV against one job description: multipart `email`, `cvFile`, `jobDescFile`. */
  screenPair: { method: "POST", path: "/api/functions/ai-screening", access: "anyone", answer: CreatedUpload },

  startScreening: {
    method: "POST",
    path: "/api/functions/bulk-ai-screening",
    access: "visitor",
    body: z.object({ bulkUploadId: UploadId }),
    answer: Upload,
    subject: { kind: "upload", in: "body", name: "bulkUploadId" },
  },
  /** More CVs for an opening: multipart `job_id` (or the opening screened last), `file_0`, `file_1` and so on. */
  bulkResumeImport: {
    method: "POST",
    path: "/api/functions/bulk-resume-import",
    access: "user",
    answer: BulkImport,
    idempotent: true,
  },
  analysisStatus: {
    method: "POST",
    path: "/api/functions/analysis-status",
    access: "visitor",
    body: StatusQuestion,
    answer: AnalysisStatus,
    subject: { kind: "upload", in: "body", name: "batchId" },
  },
  restartFile: {
    method: "POST",
    path: "/api/analysis/restart",
    access: "visitor",
    body: byFileName,
    answer: done,
    subject: { kind: "upload", in: "body", name: "bulkUploadId" },
  },
  skipFile: {
    method: "POST",
    path: "/api/analysis/skip",
    access: "visitor",
    body: byFileName,
    answer: done,
    subject: { kind: "upload", in: "body", name: "bulkUploadId" },
  },
  cancelScreening: {
    method: "POST",
    path: "/api/analysis/cancel",
    access: "visitor",
    body: z.object({ bulkUploadId: UploadId }),
    answer: Upload,
    subject: { kind: "upload", in: "body", name: "bulkUploadId" },
  },
  live: { method: "GET", path: "/api/live", access: "user" },

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

  offer: { method: "GET", path: "/api/billing", access: "public", answer: Offer },
  createCheckout: {
    method: "POST",
    path: "/api/functions/create-checkout",
    access: "user",
    body: CheckoutRequest,
    answer: elsewhere,
  },
  customerPortal: { method: "POST", path: "/api/functions/customer-portal", access: "user", answer: elsewhere },
  /** The plan that the payment provider's own state gives, read there now. */
  syncSubscription: {
    method: "POST",
    path: "/api/functions/sync-subscription",
    access: "user",
    answer: SyncedPlan,
  },
  /** Signed over its raw body. */
  stripeWebhook: { method: "POST", path: "/api/webhooks/stripe", access: "public", answer: done },

  // Without a configured payment provider, and only then.
  getTestCheckout: {
    method: "GET",
    path: "/api/test-billing/checkouts/:id",
    access: "user",
    params: z.object({ id: CheckoutId }),
    answer: TestCheckout,
    subject: checkoutInPath,
  },
  finishTestCheckout: {
    method: "POST",
    path: "/api/test-billing/checkouts/:id",
    access: "user",
    params: z.object({ id: CheckoutId }),
    body: z.object({ outcome: TestCheckoutOutcome }),
    answer: elsewhere,
    subject: checkoutInPath,
  },
  getTestSubscription: {
    method: "GET",
    path: "/api/test-billing/subscription",
    access: "user",
    answer: TestSubscription,
  },
  changeTestSubscription: {
    method: "POST",
    path: "/api/test-billing/subscription",
    access: "user",
    body: z.object({ change: TestSubscriptionChange }),
    answer: TestSubscription,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof api;
