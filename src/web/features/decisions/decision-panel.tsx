import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { decisionsQuery } from "#lib/api/decision-record-queries.ts";
import { isForOverlayOrField, isTyped, usePageKey } from "#lib/browser/use-page-key.ts";
import { useCommands } from "#lib/commands.ts";
import { formatMoment, plural } from "#lib/format.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { Decision, DECISION_VERBS, DECISION_WORDS, type DecisionRow } from "#shared/candidates/decision.ts";
import { Button } from "#ui/button.tsx";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { DecisionReason } from "./decision-reason.tsx";
import type { AskedDecision, useDecide } from "./use-decide.ts";

interface DecisionPanelProps {
  candidate: Candidate;
  deciding: ReturnType<typeof useDecide>;
  hasKeys: boolean;
  /** What is offered once something is decided: a letter, the evidence pack. */
  children: (decision: Decision | null) => ReactNode;
}

const OPTIONS = Decision.options.map((value) => ({ value, label: DECISION_VERBS[value] }));

/** What a person decides about this candidate, why, and everything that was decided before. */
export function DecisionPanel({ candidate, deciding, hasKeys, children }: DecisionPanelProps) {
  const { id, decision } = candidate;
  const { data: record = [] } = useQuery(decisionsQuery(id));
  const last = record.at(-1);
  function decide(asked: Pick<AskedDecision, "decision" | "reason" | "note">) {
    deciding.decide({ ids: [id], name: callCandidate(candidate), ...asked });
  }
  const setDecision = (next: Decision | null) => decide({ decision: next });
  useDecisionKeys({ isOn: hasKeys, onDecide: setDecision, onUndo: deciding.undo });
  useCommands([
    ...OPTIONS.map(({ value, label }) => ({ label, keywords: "decide decision", run: () => setDecision(value) })),
    ...(decision === null ? [] : [{ label: "Take Back the Decision", run: () => setDecision(null) }]),
  ]);
  return (
    <section
      aria-label="Decision"
      className="mb-6 grid grid-cols-1 gap-4 rounded-lg border border-line-strong bg-surface p-4 text-14 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl label="Decide" options={OPTIONS} value={decision} onChange={setDecision} />
        <output className="min-w-0 flex-1 basis-60 break-words text-ink-2">{describeState(decision, last)}</output>
        {decision !== null && (
          <Button size="small" variant="quiet" onClick={() => setDecision(null)}>
            Take back
          </Button>
        )}
      </div>
      {hasKeys && decision === null && (
        <p className="text-12 text-ink-2 max-lg:hidden">Keys: a advance, h hold, d decline, u undo.</p>
      )}
      {decision !== null && last !== undefined && last.decision === decision && (
        <DecisionReason key={last.id} last={last} decision={decision} onChange={decide} />
      )}
      <div className="flex flex-wrap gap-2">{children(decision)}</div>
      {record.length > 0 && <DecisionRecord record={record} />}
    </section>
  );
}

function describeState(decision: Decision | null, last: DecisionRow | undefined) {
  if (decision === null) return "Nothing is decided yet. The score decides nothing: you do.";
  if (last === undefined) return DECISION_WORDS[decision];
  return `${DECISION_WORDS[decision]} by ${last.decided_by} on ${formatMoment(last.decided_at)}`;
}

const KEYS: Partial<Record<string, Decision>> = { a: "advance", h: "hold", d: "decline" };

interface DecisionKeys {
  isOn: boolean;
  onDecide: (decision: Decision) => void;
  onUndo: () => void;
}

/** a, h and d decide on the report that is open, u takes the last decision back. Fields and dialogs have their keys for themselves. */
function useDecisionKeys({ isOn, onDecide, onUndo }: DecisionKeys) {
  usePageKey((event) => {
    if (!isOn || event.defaultPrevented || isTyped(event) || isForOverlayOrField(event)) return;
    const decision = KEYS[event.key];
    if (decision !== undefined) onDecide(decision);
    else if (event.key === "u") onUndo();
  });
}

/** Everything that was decided, the last first, each with what was known at its moment. */
function DecisionRecord({ record }: { record: readonly DecisionRow[] }) {
  return (
    <details>
      <summary className="cursor-pointer font-medium">Record ({plural(record.length, "entry", "entries")})</summary>
      <ol aria-label="Record of decisions" className="mt-2 grid grid-cols-1 gap-3">
        {record.toReversed().map((row) => (
          <li key={row.id} className="grid grid-cols-1 gap-0.5 border-l-2 border-line-strong pl-3">
            <p className="font-medium break-words">
              {row.decision === null ? "Taken back" : DECISION_WORDS[row.decision]}
              {row.undoes !== null && " (undo)"}
              {row.reason !== "" && `: ${row.reason}`}
            </p>
            {row.note !== "" && <p className="break-words whitespace-pre-wrap">{row.note}</p>}
            <p className="text-12 break-words text-ink-2">{describeMoment(row)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function describeMoment(row: DecisionRow): string {
  return [
    `${row.decided_by}, ${formatMoment(row.decided_at)}`,
    row.score === null ? "not scored" : `score ${row.score}`,
    row.rank !== null && `rank ${row.rank} of ${row.ranked_of}`,
    row.board_version !== null && `board version ${row.board_version}`,
    row.engine_version !== null && `engine ${row.engine_version}`,
    `report open for ${plural(row.minutes_open, "minute")}`,
    `${plural(row.evidence_opened.length, "quote")} opened`,
  ]
    .filter(Boolean)
    .join(" · ");
}
