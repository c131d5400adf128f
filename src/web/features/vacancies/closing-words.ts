import { Decision, DECISION_WORDS } from "#shared/candidates/decision.ts";
import type { Closing, ClosingResult } from "#shared/vacancies/opening.ts";

export const CLOSING_WORDS: Record<ClosingResult, string> = {
  hired: "Somebody was hired",
  nobody_hired: "Nobody was hired",
  withdrawn: "The vacancy was withdrawn",
};

/** "2 advanced, 1 declined". */
export function describeDecisions(decisions: Closing["decisions"]): string {
  const told = Decision.options
    .filter((one) => decisions[one] > 0)
    .map((one) => `${decisions[one]} ${DECISION_WORDS[one].toLowerCase()}`);
  return told.length === 0 ? "No decision was recorded." : `Decided: ${told.join(", ")}.`;
}
