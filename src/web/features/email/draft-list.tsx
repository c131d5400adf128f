import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import type { EmailDraft } from "#shared/reports/email-draft.ts";
import type { CandidateId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import type { EmailRecipient } from "./email-recipient.ts";
import type { DraftState } from "./use-drafts.ts";

interface DraftListProps {
  recipients: readonly EmailRecipient[];
  drafts: ReadonlyMap<CandidateId, DraftState>;
  /** Stands where no draft is written yet. */
  hint: string;
  onEdit: (id: CandidateId, draft: EmailDraft) => void;
  onGenerate: (recipient: EmailRecipient) => void;
}

/** One letter stands open; several are a list of names to open. */
export function DraftList({ recipients, drafts, hint, onEdit, onGenerate }: DraftListProps) {
  const [only] = recipients;
  const show = (recipient: EmailRecipient) => (
    <ShownDraft
      recipient={recipient}
      state={drafts.get(recipient.id)}
      hint={hint}
      onEdit={(draft) => onEdit(recipient.id, draft)}
      onGenerate={() => onGenerate(recipient)}
    />
  );
  if (recipients.length === 1 && only !== undefined) return show(only);
  return (
    <div className="grid gap-3">
      <Progress drafts={drafts} />
      <ul className="grid border-t border-line">
        {recipients.map((recipient) => (
          <li key={recipient.id} className="border-b border-line">
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-14">
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-2 group-open:rotate-90" />
                <span className="min-w-0 flex-1 font-medium break-words">{recipient.name}</span>
                <StateWord state={drafts.get(recipient.id)} />
              </summary>
              <div className="pb-4">{show(recipient)}</div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Progress({ drafts }: Pick<DraftListProps, "drafts">) {
  if (drafts.size === 0) return null;
  const ended = [...drafts.values()].filter(({ kind }) => kind !== "writing").length;
  const words = `${ended} of ${drafts.size} drafts`;
  return (
    <div className="grid gap-1.5">
      <p className="text-12 text-ink-2">{words}</p>
      <ProgressBar label="Drafts written" percent={(ended / drafts.size) * 100} valueText={words} />
    </div>
  );
}

const STATE_WORDS = { writing: "Writing…", ready: "Ready", failed: "Failed" } as const;

function StateWord({ state }: { state: DraftState | undefined }) {
  return (
    <span className={clsx("shrink-0 text-12", state?.kind === "failed" ? "font-medium text-danger" : "text-ink-2")}>
      {state === undefined ? "No draft yet" : STATE_WORDS[state.kind]}
    </span>
  );
}

interface ShownDraftProps {
  recipient: EmailRecipient;
  state: DraftState | undefined;
  hint: string;
  onEdit: (draft: EmailDraft) => void;
  onGenerate: () => void;
}

function ShownDraft({ recipient, state, hint, onEdit, onGenerate }: ShownDraftProps) {
  if (state === undefined) return <p className="text-14 text-ink-2">{hint}</p>;
  if (state.kind === "writing") return <Spinner label="Writing the draft…" className="py-8" />;
  if (state.kind === "ready")
    return <DraftEditor draft={state.draft} recipient={recipient} onEdit={onEdit} onRegenerate={onGenerate} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-l-2 border-danger px-4 py-3 text-14">
      <p>Failed to generate email. Please try again.</p>
      <Button size="small" onClick={onGenerate}>
        Try Again
      </Button>
    </div>
  );
}
