import { type FormEvent, useState } from "react";
import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { DOCUMENT_ENDINGS, documentEnding } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useAddCandidate } from "./use-add-candidate.ts";
import type { ManualCandidate } from "#shared/candidates/manual-candidate.ts";

const EMPTY_ENTRY = { name: "", email: "", phone: "", position: "", experience: "", skills: "", notes: "" };
/** The form as typed. */
type Entry = typeof EMPTY_ENTRY;

export function AddCandidateForm({ onAdded }: { onAdded: () => void }) {
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const [resume, setResume] = useState<File>();
  const adding = useAddCandidate(onAdded);
  const fault = resume && faultOf(resume);

  const field = (name: keyof Entry) => ({
    value: entry[name],
    onChange: (value: string) => setEntry({ ...entry, [name]: value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    adding.mutate({ candidate: asManualCandidate(entry), resume });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Full Name *" required autoComplete="off" {...field("name")} />
        <TextField label="Position *" required autoComplete="off" {...field("position")} />
        <TextField label="Email" type="email" autoComplete="off" {...field("email")} />
        <TextField label="Phone" type="tel" autoComplete="off" {...field("phone")} />
      </div>
      <TextArea label="Experience" maxLength={2000} {...field("experience")} />
      <TextField label="Skills" hint="Separated by commas." maxLength={2000} {...field("skills")} />
      <TextArea label="Notes" hint="Only you see them. They are not judged." maxLength={10_000} {...field("notes")} />
      <FileField
        label="Resume"
        hint="Optional. PDF or Word, up to 10 MB. It is kept encrypted and can be screened with one click later."
        accept={DOCUMENT_ENDINGS}
        error={fault}
        onChosen={([file]) => setResume(file)}
      />
      <p className="text-12 text-ink-2">* Required</p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="justify-self-start"
        disabled={!isComplete(entry) || fault !== undefined || adding.isPending}
      >
        {adding.isPending ? "Adding Candidate..." : "Add Candidate"}
      </Button>
    </form>
  );
}

function faultOf({ name, size }: File): string | undefined {
  if (documentEnding(name) === undefined) return "Please choose a .pdf, .doc or .docx file.";
  return size > MAX_FILE_BYTES ? "The file is larger than 10 MB." : undefined;
}

const isComplete = ({ name, position }: Entry) => name.trim() !== "" && position.trim() !== "";

/** What is left empty is not sent. */
function asManualCandidate({ name, position, ...rest }: Entry): ManualCandidate {
  const given = Object.entries(rest).filter(([, text]) => text.trim() !== "");
  return { name: name.trim(), position: position.trim(), ...Object.fromEntries(given) };
}
