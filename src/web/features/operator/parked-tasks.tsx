import { formatCount } from "#lib/format.ts";
import type { Operations, ParkedTask, TaskKind } from "#shared/operations/operations.ts";
import { Button } from "#ui/button.tsx";
import { OperatorSection } from "./operator-section.tsx";
import { TASK_NAMES } from "./task-names.ts";
import { useRetry } from "./use-retry.ts";
import { WaitingTable } from "./waiting-table.tsx";

const KINDS: TaskKind[] = ["read_vacancy", "screen_cv", "judge_known"];

export function ParkedTasks({ parked, queue }: Pick<Operations, "parked" | "queue">) {
  const retry = useRetry();
  const countOf = (kind: TaskKind) =>
    queue.find((depth) => depth.kind === kind && depth.state === "parked")?.tasks ?? 0;
  return (
    <OperatorSection
      title="Parked tasks"
      note="Faults of ours used up their tries. Their owners see them as failed. Mend the cause first, then retry."
    >
      {parked.length === 0 ? (
        <p className="text-14">Nothing is parked.</p>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            {KINDS.filter((kind) => countOf(kind) > 0).map((kind) => (
              <Button key={kind} disabled={retry.isPending} onClick={() => retry.mutate({ kind })}>
                {`Retry all: ${TASK_NAMES[kind].many} (${formatCount(countOf(kind))})`}
              </Button>
            ))}
          </div>
          <WaitingTable
            caption="Parked tasks"
            rows={parked.map((task) => ({
              ...task,
              what: TASK_NAMES[task.kind].one,
              since: task.parked_at,
              action: <RetryOne task={task} isBusy={retry.isPending} onRetry={retry.mutate} />,
            }))}
          />
        </>
      )}
    </OperatorSection>
  );
}

interface RetryOneProps {
  task: ParkedTask;
  isBusy: boolean;
  onRetry: (request: { kind: TaskKind; id: string }) => void;
}

function RetryOne({ task: { id, kind }, isBusy, onRetry }: RetryOneProps) {
  return (
    <Button
      size="small"
      disabled={isBusy}
      aria-label={`Retry ${TASK_NAMES[kind].one} …${id.slice(-6)}`}
      onClick={() => onRetry({ kind, id })}
    >
      Retry
    </Button>
  );
}
