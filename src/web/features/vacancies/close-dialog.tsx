import { type FormEvent, useState } from "react";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import { ClosingResult } from "#shared/vacancies/opening.ts";
import type { OpeningPage } from "#shared/vacancies/opening-page.ts";
import { Button } from "#ui/button.tsx";
import { RadioRow } from "#ui/form/radio-row.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { CLOSING_WORDS } from "./closing-words.ts";
import { useChangeVacancy } from "./use-change-vacancy.ts";

const RESULTS = ClosingResult.options.map((value) => ({ value, label: CLOSING_WORDS[value] }));

export function CloseDialog({ vacancy, onEnd }: { vacancy: OpeningPage; onEnd: () => void }) {
  const [result, setResult] = useState<ClosingResult>("hired");
  const [note, setNote] = useState("");
  const change = useChangeVacancy(vacancy.id);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate({ closing: { result, note } }, { onSuccess: onEnd });
  }

  return (
    <Dialog
      title={`Close ${vacancy.title}?`}
      description={`It is archived with a summary of its ${plural(vacancy.counts.cvs, "CV")}. It can be opened again.`}
      onDismiss={onEnd}
    >
      <form onSubmit={onSubmit} className="grid gap-5">
        <RadioRow legend="How it ended" name="result" options={RESULTS} value={result} onChange={setResult} />
        <TextArea label="Note (optional)" maxLength={500} value={note} onChange={setNote} />
        {change.error && (
          <p role="alert" className="text-14 text-danger">
            {errorText(change.error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onEnd}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={change.isPending}>
            Close Vacancy
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
