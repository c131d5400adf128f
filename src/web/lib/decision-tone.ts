import type { Decision } from "#shared/candidates/decision.ts";

/** The word says it; the colour only helps to find it. Declined is no failure, and not in the colour of one. */
export const DECISION_TONE: Record<Decision, "high" | "mid" | "plain"> = {
  advance: "high",
  hold: "mid",
  decline: "plain",
};
