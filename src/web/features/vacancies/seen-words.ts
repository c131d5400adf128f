import { formatMonth } from "#lib/format.ts";
import { DECISION_WORDS } from "#shared/candidates/decision.ts";
import type { PersonCv } from "#shared/candidates/person-history.ts";

type Seen = Pick<PersonCv, "title" | "at" | "score" | "decision">;

/** "Sales Manager, March 2026: 71, declined". */
export function describeSeen({ title, at, score, decision }: Seen): string {
  const judged = score === null ? "" : `: ${score}`;
  const decided = decision === null ? "" : `, ${DECISION_WORDS[decision].toLowerCase()}`;
  return `${title ?? "No vacancy"}, ${formatMonth(at)}${judged}${decided}`;
}
