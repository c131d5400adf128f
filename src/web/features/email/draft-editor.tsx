import { Copy, Mail, RefreshCw } from "lucide-react";
import { useId, useState } from "react";
import type { EmailDraft } from "#shared/reports/email-draft.ts";
import { EMAIL_NOTE_TEXT } from "#shared/screening/judged-cv.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { ApiError } from "#lib/api/api-error.ts";
import { errorText } from "#lib/api/error-text.ts";
import { addressLetter } from "./address-letter.ts";
import type { EmailRecipient } from "./email-recipient.ts";
import { mailtoLink } from "./mailto-link.ts";

const WRITER: Record<NonNullable<EmailDraft["engine"]>, string> = {
  local: "Written by the local engine from the findings of the report.",
  model: "Written by a language model and checked for scores, links and personal traits. Read it before you send it.",
};

interface DraftEditorProps {
  draft: EmailDraft;
  recipient: EmailRecipient;
  onEdit: (draft: EmailDraft) => void;
  onRegenerate: () => void;
}

/** One letter: read it, change it, take it away. It is sent by nobody but its reader. */
export function DraftEditor({ draft, recipient, onEdit, onRegenerate }: DraftEditorProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="grid gap-4">
      {isEditing ? <DraftFields draft={draft} onEdit={onEdit} /> : <DraftPreview draft={draft} />}
      <WriterMark draft={draft} />
      {recipient.isCovered && (
        <p className="text-12 text-ink-2">
          Blind review: the name and the address are put in when you copy or open the letter. They are not shown here,
          and each time is recorded.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setIsEditing(!isEditing)}>
          {isEditing ? "Preview" : "Edit"}
        </Button>
        <Button size="small" onClick={() => copy(draft, recipient)}>
          <Copy aria-hidden className="size-4" />
          Copy
        </Button>
        <Button size="small" onClick={onRegenerate}>
          <RefreshCw aria-hidden className="size-4" />
          Regenerate
        </Button>
        <MailButton draft={draft} recipient={recipient} />
      </div>
    </div>
  );
}

function MailButton({ draft, recipient }: Pick<DraftEditorProps, "draft" | "recipient">) {
  const words = (
    <>
      <Mail aria-hidden className="size-4" />
      Open in mail program
    </>
  );
  if (recipient.isCovered)
    return (
      <Button size="small" variant="quiet" onClick={() => open(draft, recipient)}>
        {words}
      </Button>
    );
  return (
    <Button size="small" variant="quiet" asChild>
      <a href={mailtoLink(draft, recipient.email)}>{words}</a>
    </Button>
  );
}

function DraftPreview({ draft }: { draft: EmailDraft }) {
  return (
    <div className="grid gap-2 rounded-md border border-line bg-bg p-4 text-14">
      <p className="font-semibold break-words">{draft.subject || "No subject"}</p>
      <p className="break-words whitespace-pre-wrap">{draft.content}</p>
    </div>
  );
}

/** Who found the words. A template says nothing: somebody chose it. */
function WriterMark({ draft: { engine, engine_note: note } }: { draft: EmailDraft }) {
  if (engine === undefined) return null;
  const words = note === undefined || note === null ? WRITER[engine] : EMAIL_NOTE_TEXT[note];
  return <p className="text-12 text-ink-2">{words}</p>;
}

function DraftFields({ draft, onEdit }: Pick<DraftEditorProps, "draft" | "onEdit">) {
  const id = useId();
  return (
    <div className="grid gap-4">
      <TextField label="Subject" value={draft.subject} onChange={(value) => onEdit({ ...draft, subject: value })} />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-14 font-medium">
          Message
        </label>
        <textarea
          id={id}
          rows={12}
          value={draft.content}
          onChange={(event) => onEdit({ ...draft, content: event.target.value })}
          className="w-full rounded-md border border-line-strong bg-surface p-3 text-14 text-ink"
        />
      </div>
    </div>
  );
}

async function open(draft: EmailDraft, recipient: EmailRecipient) {
  try {
    const { letter, address } = await addressLetter(draft, recipient);
    window.location.assign(mailtoLink(letter, address));
  } catch (error) {
    notify.failed("Not Opened", errorText(error));
  }
}

async function copy(draft: EmailDraft, recipient: EmailRecipient) {
  try {
    const { subject, content } = (await addressLetter(draft, recipient)).letter;
    await navigator.clipboard.writeText(`Subject: ${subject}\n\n${content}`);
    notify.done("Copied to Clipboard", "The subject and the message are ready to paste.");
  } catch (error) {
    const reason = `Your browser refused: ${error instanceof Error ? error.message : String(error)}`;
    notify.failed("Not Copied", error instanceof ApiError ? errorText(error) : reason);
  }
}
