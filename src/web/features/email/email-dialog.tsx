import { useState } from "react";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { type Decision, DECISION_WORDS } from "#shared/candidates/decision.ts";
import { type EmailType, LETTER_FOR } from "#shared/reports/email-draft.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { RadioRow } from "#ui/form/radio-row.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { DraftList } from "./draft-list.tsx";
import type { EmailRecipient } from "./email-recipient.ts";
import { applyTemplate, EMAIL_TEMPLATES, type EmailTemplate } from "./email-templates.ts";
import { type DraftState, useDrafts } from "./use-drafts.ts";

const TYPES = [
  { value: "interview", label: "Interview invite" },
  { value: "hold", label: "On hold" },
  { value: "rejection", label: "Rejection" },
] as const;

const NAMES: Record<EmailType, string> = {
  interview: "interview invite",
  hold: "on-hold letter",
  rejection: "rejection",
  explanation: "explanation",
};

const EXPLAINED = "It is written from the record: what was compared, what was found, and what was decided.";

interface EmailDialogProps {
  candidates: readonly EmailRecipient[];
  /**
   * Without it, the letter that belongs to what was decided. An explanation is made of the record and of nothing else: it has no
   * other types beside it, and no templates.
   */
  firstType?: EmailType | undefined;
  onClose: () => void;
}

export function EmailDialog({ candidates, firstType, onClose }: EmailDialogProps) {
  const [type, setType] = useState(firstType ?? letterFor(candidates));
  const isExplanation = firstType === "explanation";
  const { drafts, generate, clear, edit } = useDrafts(type);
  // What is written, and perhaps changed by hand, is worded anew only where that is asked for.
  const missing = candidates.filter(({ id }) => drafts.get(id)?.kind !== "ready");
  const isWriting = [...drafts.values()].some(({ kind }) => kind === "writing");

  function chooseType(chosen: EmailType) {
    clear();
    setType(chosen);
  }

  async function generateFor(recipients: readonly EmailRecipient[]) {
    notifyDrafted(type, await generate(recipients));
  }

  function chooseTemplate(template: EmailTemplate) {
    clear();
    for (const candidate of candidates) edit(candidate.id, applyTemplate(template, type, candidate));
    notify.done("Template Applied", `${template.role}. Change the words as you like.`);
  }

  return (
    <Dialog
      title={isExplanation ? "Explain to the Candidate" : "Smart Email Generator"}
      description={describe(candidates)}
      onDismiss={onClose}
    >
      {!isExplanation && (
        <RadioRow legend="Type of email" name="email-type" options={TYPES} value={type} onChange={chooseType} />
      )}
      <Contradiction type={type} candidates={candidates} />
      {missing.length > 0 && (
        <Button
          variant="primary"
          disabled={isWriting}
          onClick={() => generateFor(missing)}
          className="justify-self-start"
        >
          {isWriting ? "Generating…" : generateLabel(missing.length)}
        </Button>
      )}
      {!isExplanation && <TemplateRow onChoose={chooseTemplate} />}
      <DraftList
        recipients={candidates}
        drafts={drafts}
        hint={isExplanation ? EXPLAINED : "Choose a type and generate a draft, or begin from a template."}
        onEdit={edit}
        onGenerate={(recipient) => generateFor([recipient])}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-12 text-ink-2">Nothing is sent from here: you read it, and you send it.</p>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

/** An invitation by default would be the wrong letter for forty people who were just declined. */
function letterFor(candidates: readonly EmailRecipient[]): EmailType {
  const [decision, ...others] = new Set(candidates.map((candidate) => candidate.decision ?? null));
  return decision && others.length === 0 ? LETTER_FOR[decision] : "interview";
}

/** Told before a letter is written that says the opposite of what was decided. */
function Contradiction({ type, candidates }: { type: EmailType; candidates: readonly EmailRecipient[] }) {
  const opposite = OPPOSITES[type];
  const count = candidates.filter(({ decision }) => decision === opposite).length;
  if (opposite === undefined || count === 0) return null;
  return (
    <p className="border-l-2 border-low-fill bg-low-soft px-3 py-2 text-14">
      {candidates.length === 1 ? "This candidate" : `${count} of ${candidates.length}`} {count === 1 ? "is" : "are"}{" "}
      {DECISION_WORDS[opposite].toLowerCase()}.
    </p>
  );
}

const OPPOSITES: Partial<Record<EmailType, Decision>> = { interview: "decline", rejection: "advance" };

function TemplateRow({ onChoose }: { onChoose: (template: EmailTemplate) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-12 text-ink-2">Or begin from a template</legend>
      <div className="flex flex-wrap gap-2">
        {EMAIL_TEMPLATES.map((template) => (
          <Button key={template.role} size="small" onClick={() => onChoose(template)}>
            {template.role}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function describe(candidates: readonly EmailRecipient[]) {
  const [only] = candidates;
  return candidates.length === 1 ? `For ${only?.name}` : `For ${candidates.length} candidates, one draft each`;
}

const generateLabel = (count: number) => (count === 1 ? "Generate Email" : `Generate ${count} Emails`);

/** One notice for all of a run: what is ready, and that something failed. */
function notifyDrafted(type: EmailType, ended: readonly DraftState[]) {
  const failures = ended.flatMap((state) => (state.kind === "failed" ? [state.error] : []));
  const ready = ended.length - failures.length;
  const named = NAMES[type];
  if (ready > 0)
    notify.done(
      "Email Generated",
      ready === 1 ? `The ${named} is ready to read.` : `${ready} ${named}s are ready to read.`,
    );
  if (failures.length > 0) notify.failed("Generation Failed", reasonOf(failures));
}

function reasonOf([first]: unknown[]) {
  return hasCode(first, "pro_required") ? errorText(first) : "Failed to generate email. Please try again.";
}
