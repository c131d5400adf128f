import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useKeysSwitch } from "#features/candidates/list/list-keys.ts";
import { DecisionPanel } from "#features/decisions/decision-panel.tsx";
import { useDecide } from "#features/decisions/use-decide.ts";
import { useEvidencePack } from "#features/report/use-report-files.ts";
import { planQuery } from "#lib/api/account-queries.ts";
import { useCommands } from "#lib/commands.ts";
import { EmailDialogLoader } from "#screens/email/email-dialog-loader.tsx";
import { isPro } from "#shared/billing/plan.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import { type EmailType, LETTER_FOR } from "#shared/reports/email-draft.ts";
import { Button } from "#ui/button.tsx";

const LETTERS: Record<Decision, string> = {
  advance: "Draft an invitation",
  hold: "Draft an on-hold letter",
  decline: "Draft a thank-you letter",
};

/** The decision about one candidate, and what follows from it: letters to read first, and the evidence pack. */
export function DecisionSection({ candidate }: { candidate: Candidate }) {
  const { data: plan } = useQuery(planQuery());
  const hasLetters = plan !== undefined && isPro(plan.plan);
  const { isOn } = useKeysSwitch();
  const [letter, setLetter] = useState<EmailType>();
  const deciding = useDecide(hasLetters ? (_ids, decision) => setLetter(LETTER_FOR[decision]) : undefined);
  const pack = useEvidencePack(candidate);
  useCommands([
    { label: "Download Evidence Pack (PDF)", keywords: "audit record proof", run: () => pack.mutate("pdf") },
    { label: "Download Evidence Pack (JSON)", keywords: "audit record proof", run: () => pack.mutate("json") },
    { label: "Explain to the Candidate", keywords: "letter why", run: () => setLetter("explanation") },
  ]);
  return (
    <>
      <DecisionPanel candidate={candidate} deciding={deciding} hasKeys={isOn}>
        {(decision) => (
          <>
            {hasLetters && (
              <Button size="small" onClick={() => setLetter(decision === null ? "interview" : LETTER_FOR[decision])}>
                {decision === null ? "E-mail" : LETTERS[decision]}
              </Button>
            )}
            <Button size="small" onClick={() => setLetter("explanation")}>
              Explain to the candidate
            </Button>
            <Button size="small" disabled={pack.isPending} onClick={() => pack.mutate("pdf")}>
              Evidence pack (PDF)
            </Button>
            <Button size="small" disabled={pack.isPending} onClick={() => pack.mutate("json")}>
              Evidence pack (JSON)
            </Button>
          </>
        )}
      </DecisionPanel>
      {letter && <EmailDialogLoader candidateIds={[candidate.id]} type={letter} onClose={() => setLetter(undefined)} />}
    </>
  );
}
