import { useDecide } from "#features/decisions/use-decide.ts";
import { Decision, DECISION_VERBS } from "#shared/candidates/decision.ts";
import type { SecondLookItem } from "#shared/candidates/second-look.ts";
import { Button } from "#ui/button.tsx";

export function LookDecision({ item: { id, name } }: { item: SecondLookItem }) {
  const { decide, isPending } = useDecide();
  return (
    <div className="flex gap-2">
      {Decision.options.map((decision) => (
        <Button
          key={decision}
          size="small"
          disabled={isPending}
          onClick={() => decide({ ids: [id], name, decision })}
          aria-label={`${DECISION_VERBS[decision]} ${name}`}
        >
          {DECISION_VERBS[decision]}
        </Button>
      ))}
    </div>
  );
}
