import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { decisionReasonsQuery } from "#lib/api/decision-record-queries.ts";
import { errorText } from "#lib/api/error-text.ts";
import { Decision, DECISION_VERBS, type DecisionReasons } from "#shared/candidates/decision.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

/** The account's lists, a reason a line. */
export function ReasonsDialog({ reasons, onClose }: { reasons: DecisionReasons; onClose: () => void }) {
  const queries = useQueryClient();
  const [texts, setTexts] = useState<Record<Decision, string>>({
    advance: reasons.advance.join("\n"),
    hold: reasons.hold.join("\n"),
    decline: reasons.decline.join("\n"),
  });
  const save = useMutation({
    mutationFn: () => {
      const { advance, hold, decline } = texts;
      return call("setDecisionReasons", {
        body: { advance: linesOf(advance), hold: linesOf(hold), decline: linesOf(decline) },
      });
    },
    onSuccess: (saved) => {
      queries.setQueryData(decisionReasonsQuery().queryKey, saved);
      notify.done("Reasons Saved", "They are offered with the next decision.");
      onClose();
    },
    onError: (error) => notify.failed("Not Saved", errorText(error)),
  });
  return (
    <Dialog
      title="Reasons for decisions"
      description="One a line, for the whole account. Decisions that were made keep the words of their reason."
      onDismiss={onClose}
    >
      {Decision.options.map((decision) => (
        <TextArea
          key={decision}
          label={DECISION_VERBS[decision]}
          rows={4}
          value={texts[decision]}
          onChange={(text) => setTexts({ ...texts, [decision]: text })}
        />
      ))}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
