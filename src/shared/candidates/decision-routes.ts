import * as z from "zod/mini";
import { DecisionBatchId } from "#shared/ids.ts";
import { done, idInPath, ofCandidate, ofUpload, type Route } from "#shared/route.ts";
import { Agreement } from "./agreement.ts";
import { DecisionAnswer, DecisionInput, DecisionReasons, DecisionRow, ReportReading } from "./decision.ts";
import { SecondLook } from "./second-look.ts";

export const decisionRoutes = {
  /** Whom the ranking may have missed, and how many of those nobody has decided on would be wanted. */
  secondLook: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/second-look",
    access: "user",
    scope: "read",
    ...ofUpload,
    answer: SecondLook,
  },
  /** How far the score puts people in the order of the decisions on them, and weights that would come nearer. Nothing is changed. */
  getAgreement: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/agreement",
    access: "user",
    ...ofUpload,
    answer: Agreement,
  },
  /** All of them or none. */
  decideCandidates: {
    method: "POST",
    path: "/api/decisions",
    access: "user",
    scope: "decide",
    body: DecisionInput,
    answer: DecisionAnswer,
    idempotent: true,
    subject: { kind: "candidate", in: "body", name: "candidateIds", isList: true },
  },
  /** A candidate who was decided on again since then keeps the later decision. */
  undoDecisions: {
    method: "POST",
    path: "/api/decisions/:id/undo",
    access: "user",
    scope: "decide",
    ...idInPath("decision", DecisionBatchId),
    answer: DecisionAnswer,
  },
  /** The first decision first; the last one counts. */
  listDecisions: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/decisions",
    access: "user",
    scope: "read",
    ...ofCandidate,
    answer: z.array(DecisionRow),
  },
  /** A report says once a minute that it is open, and which of its quotes were opened. */
  recordReading: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/readings",
    access: "user",
    ...ofCandidate,
    body: ReportReading,
    answer: done,
  },
  getDecisionReasons: {
    method: "GET",
    path: "/api/users/me/decision-reasons",
    access: "user",
    scope: "read",
    answer: DecisionReasons,
  },
  setDecisionReasons: {
    method: "PUT",
    path: "/api/users/me/decision-reasons",
    access: "user",
    body: DecisionReasons,
    answer: DecisionReasons,
  },
} as const satisfies Record<string, Route>;
