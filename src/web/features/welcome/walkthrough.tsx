import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { planQuery } from "#lib/api/account-queries.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useOnce } from "./seen-once.ts";
import { WALKTHROUGH_STEPS } from "./walkthrough-steps.ts";

/** What Pro can do, once. */
export function Walkthrough() {
  const { data: account } = useQuery(planQuery());
  const [isShown, putAway] = useOnce("walkthrough", account !== undefined && isPro(account.plan));
  return isShown ? <Steps onEnd={putAway} /> : null;
}

function Steps({ onEnd }: { onEnd: () => void }) {
  const [place, setPlace] = useState(0);
  const step = WALKTHROUGH_STEPS[place];
  if (step === undefined) return null;
  const isLast = place === WALKTHROUGH_STEPS.length - 1;
  return (
    <Dialog
      title={step.title}
      description={`Pro tools: step ${place + 1} of ${WALKTHROUGH_STEPS.length}`}
      onDismiss={onEnd}
    >
      <p aria-live="polite" className="min-h-24 max-w-prose">
        {step.text}
      </p>
      <Marks place={place} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" onClick={onEnd}>
          Skip
        </Button>
        <div className="flex gap-3">
          <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
            Back
          </Button>
          <Button variant="primary" onClick={() => (isLast ? onEnd() : setPlace(place + 1))}>
            {isLast ? "Done" : "Next"}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Marks({ place }: { place: number }) {
  return (
    <div aria-hidden className="flex gap-1.5">
      {WALKTHROUGH_STEPS.map(({ title }, index) => (
        <span key={title} className={index <= place ? "h-1 flex-1 bg-primary" : "h-1 flex-1 bg-line"} />
      ))}
    </div>
  );
}
