import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { planQuery } from "#lib/api/account-queries.ts";
import { isPro } from "#shared/billing/plan.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useOnce } from "./seen-once.ts";

const WALKTHROUGH_STEPS = [
  {
    title: "Resume scoring",
    text: "Every CV stands on one scale from 0 to 100. The score is computed from what was found in the CV, and each point of it can be opened and read.",
  },
  {
    title: "Summaries",
    text: "A report says in a few sentences what a CV shows, its strengths and its gaps, with the candidate's own words beside them.",
  },
  {
    title: "Job templates",
    text: "Openings you have screened for stay. Choose one to filter your candidates, or to import more CVs without sending the job description again.",
  },
  {
    title: "Red flags",
    text: "Missing skills, thin evidence and unreadable files are marked as minor or major, each with its reason. A flag is a hint to look, not a verdict.",
  },
  {
    title: "Smart search",
    text: "Search names, skills and experience at once. Put words between quotation marks to find them exactly as they stand.",
  },
  {
    title: "Email generator",
    text: "Draft an invitation or a rejection from a candidate's report. You read and send it; nothing is sent by itself.",
  },
] as const;

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
