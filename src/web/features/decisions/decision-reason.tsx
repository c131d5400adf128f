import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { decisionReasonsQuery } from "#lib/api/decision-record-queries.ts";
import { type Decision, type DecisionRow, FIRST_REASONS } from "#shared/candidates/decision.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { ReasonsDialog } from "./reasons-dialog.tsx";

interface DecisionReasonProps {
  decision: Decision;
  last: DecisionRow;
  onChange: (asked: { decision: Decision; reason?: string; note?: string }) => void;
}

/** From the account's short list, and in free words. */
export function DecisionReason({ decision, last, onChange }: DecisionReasonProps) {
  const { data: reasons = FIRST_REASONS } = useQuery(decisionReasonsQuery());
  const [note, setNote] = useState(last.note);
  const [isEditing, setEditing] = useState(false);
  // A reason that has left the list since is still the reason.
  const listed = [...new Set([...reasons[decision], last.reason])].filter((reason) => reason !== "");
  const isChanged = note.trim() !== last.note;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="Reason"
          className="grow basis-64 sm:max-w-120"
          value={last.reason}
          options={[{ value: "", label: "No reason chosen" }, ...listed.map((value) => ({ value, label: value }))]}
          onChange={(reason) => onChange({ decision, reason })}
        />
        <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
          Change the list
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <TextArea
          label="In your own words"
          hint="Kept in the record and the evidence pack. Letters do not repeat it."
          rows={2}
          maxLength={2000}
          value={note}
          onChange={setNote}
        />
        {isChanged && (
          <Button size="small" className="justify-self-start" onClick={() => onChange({ decision, note })}>
            Save
          </Button>
        )}
      </div>
      {isEditing && <ReasonsDialog reasons={reasons} onClose={() => setEditing(false)} />}
    </div>
  );
}
