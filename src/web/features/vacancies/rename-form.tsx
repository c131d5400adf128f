import { type FormEvent, useState } from "react";
import { errorText } from "#lib/api/error-text.ts";
import type { OpeningPage } from "#shared/vacancies/opening-page.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useChangeVacancy } from "./use-change-vacancy.ts";

export function RenameForm({ vacancy, onEnd }: { vacancy: OpeningPage; onEnd: () => void }) {
  const [title, setTitle] = useState(vacancy.title);
  const change = useChangeVacancy(vacancy.id);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate({ title }, { onSuccess: onEnd });
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label="Name of the vacancy"
        maxLength={200}
        onKeyDown={({ key }) => key === "Escape" && onEnd()}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just pressed "Rename".
        autoFocus
        value={title}
        error={change.error ? errorText(change.error) : undefined}
        onChange={setTitle}
      />
      <Button type="submit" variant="primary" disabled={change.isPending || title.trim() === ""}>
        Save
      </Button>
      <Button onClick={onEnd}>Cancel</Button>
    </form>
  );
}
