import * as z from "zod/mini";
import { CandidateId, DecisionBatchId } from "#shared/ids.ts";
import { done, type Route, type Subject } from "#shared/route.ts";
import { DecisionAnswer, DecisionInput, DecisionReasons, DecisionRow, ReportReading } from "./decision.ts";

const candidateInPath: Subject = { kind: "candidate", in: "path", name: "id" };

export const decisionRoutes = {
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
    params: z.object({ id: DecisionBatchId }),
    answer: DecisionAnswer,
    subject: { kind: "decision", in: "path", name: "id" },
  },
  /** The first decision first; the last one counts. */
  listDecisions: {
    method: "GET",
    path: "/api/bulk-analysis-results/:id/decisions",
    access: "user",
    scope: "read",
    params: z.object({ id: CandidateId }),
    answer: z.array(DecisionRow),
    subject: candidateInPath,
  },
  /** A report says once a minute that it is open, and which of its quotes were opened. */
  recordReading: {
    method: "POST",
    path: "/api/bulk-analysis-results/:id/readings",
    access: "user",
    params: z.object({ id: CandidateId }),
    body: ReportReading,
    answer: done,
    subject: candidateInPath,
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
