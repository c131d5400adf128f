import { type ReactNode, useState, type FormEvent } from "react";
import { errorText } from "#lib/api/error-text.ts";
import { formatDate, formatCount, plural } from "#lib/format.ts";
import type { OpeningPage } from "#shared/vacancies/opening-page.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { notify, UNDO_MS } from "#ui/overlay/toaster.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { describeDecisions } from "./closing-words.ts";
import { useChangeVacancy } from "./use-change-vacancy.ts";
import { TextField } from "#ui/form/text-field.tsx";

interface VacancyHeadProps {
  vacancy: OpeningPage;
  /** Titles of others that become archived where this one is opened again. */
  replaced: readonly string[];
  /** The ways to what is made from the ranking. */
  children: ReactNode;
}

export function VacancyHead({ vacancy, replaced, children }: VacancyHeadProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { counts, created_at, status, title } = vacancy;
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 grid gap-1">
        {isRenaming ? (
          <RenameForm vacancy={vacancy} onEnd={() => setRenaming(false)} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-28 font-semibold break-words">{title}</h1>
            {status === "archived" && <Badge>{vacancy.closing ? "Closed" : "Archived"}</Badge>}
            <Button size="small" variant="quiet" onClick={() => setRenaming(true)}>
              Rename
            </Button>
          </div>
        )}
        <p className="text-14 text-ink-2">
          {plural(counts.cvs, "CV")} since {formatDate(created_at)} · {formatCount(counts.shortlisted)} shortlisted
        </p>
        {Object.values(counts.decisions).some((many) => many > 0) && (
          <p className="text-14 text-ink-2">{describeDecisions(counts.decisions)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <StatusButtons vacancy={vacancy} replaced={replaced} />
      </div>
    </div>
  );
}

function StatusButtons({ vacancy, replaced }: Omit<VacancyHeadProps, "children">) {
  const [isClosing, setClosing] = useState(false);
  const change = useChangeVacancy(vacancy.id);
  const set = (status: OpeningPage["status"]) =>
    change.mutate(
      { status },
      {
        onSuccess: () => (status === "archived" ? offerUndo() : notifyReopened()),
        onError: (error) => notify.failed("The vacancy could not be changed", errorText(error)),
      },
    );
  const offerUndo = () =>
    void notify.offer("Vacancy archived", "Its candidates and reports stay.", {
      label: "Undo",
      ms: UNDO_MS,
      onAction: () => set("active"),
    });
  const notifyReopened = () =>
    notify.done("Vacancy reopened", replaced.length > 0 ? `Archived instead: ${replaced.join(", ")}.` : undefined);
  if (vacancy.status === "archived")
    return (
      <Button disabled={change.isPending} onClick={() => set("active")}>
        Reopen
      </Button>
    );
  return (
    <>
      <Button disabled={change.isPending} onClick={() => set("archived")}>
        Archive
      </Button>
      <Button onClick={() => setClosing(true)}>Close…</Button>
      {isClosing && <CloseDialog vacancy={vacancy} onEnd={() => setClosing(false)} />}
    </>
  );
}

function RenameForm({ vacancy, onEnd }: { vacancy: OpeningPage; onEnd: () => void }) {
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
