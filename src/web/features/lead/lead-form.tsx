import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { EMPTY_LEAD, findLeadErrors, type LeadDraft, type LeadErrors } from "./lead-rules.ts";

interface LeadFormProps {
  isSending: boolean;
  onSubmit: (draft: LeadDraft) => void;
  /** What else is asked for, above the address. */
  children?: ReactNode;
}

const MAX_COMPANY_LENGTH = 200;

export function LeadForm({ isSending, onSubmit, children }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_LEAD);
  const [errors, setErrors] = useState<LeadErrors>({});

  function change<Field extends keyof LeadDraft>(field: Field, value: LeadDraft[Field]) {
    setDraft({ ...draft, [field]: value });
    const { [field]: _edited, ...others } = errors;
    setErrors(others);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findLeadErrors(draft);
    // The field must carry its mark before it can be found by it.
    flushSync(() => setErrors(found));
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) return wrong.focus();
    onSubmit(draft);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      {children}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        disabled={isSending}
        value={draft.email}
        error={errors.email}
        hint="The scores go to this address after you have confirmed it."
        onChange={(value) => change("email", value)}
      />
      <TextField
        label="Company (optional)"
        name="organization"
        autoComplete="organization"
        maxLength={MAX_COMPANY_LENGTH}
        disabled={isSending}
        value={draft.company}
        onChange={(value) => change("company", value)}
      />
      <div className="grid gap-3">
        <Checkbox
          checked={draft.hasConsented}
          invalid={errors.hasConsented !== undefined}
          disabled={isSending}
          onChange={(checked) => change("hasConsented", checked)}
        >
          I consent to the processing of my data as the <TextLink to="/privacy">privacy policy</TextLink> describes it
          (required)
        </Checkbox>
        {errors.hasConsented && (
          <p role="alert" className="-mt-1.5 pl-8 text-12 text-danger">
            {errors.hasConsented}
          </p>
        )}
        <Checkbox
          checked={draft.wantsUpdates}
          disabled={isSending}
          onChange={(checked) => change("wantsUpdates", checked)}
        >
          Send me product updates
        </Checkbox>
      </div>
      <Button type="submit" variant="primary" size="large" disabled={isSending} className="justify-self-start">
        {isSending ? "Processing..." : "Get Candidate Scores"}
      </Button>
    </form>
  );
}
