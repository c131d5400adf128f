import { FileField } from "#ui/form/file-field.tsx";

export interface PdfPair {
  cv: File | undefined;
  jobDescription: File | undefined;
}

interface PdfPairProps {
  pair: PdfPair;
  disabled: boolean;
  onChange: (pair: PdfPair) => void;
}

/** For a visitor who comes without an upload: one CV against one job description. */
export function PdfPairFields({ pair, disabled, onChange }: PdfPairProps) {
  return (
    <fieldset disabled={disabled} className="grid gap-4 border-t-2 border-ink pt-4">
      <legend className="sr-only">Your files</legend>
      <h2 className="text-18 font-semibold">Your files</h2>
      <PdfField label="CV (PDF)" file={pair.cv} onFile={(cv) => onChange({ ...pair, cv })} />
      <PdfField
        label="Job description (PDF)"
        file={pair.jobDescription}
        onFile={(jobDescription) => onChange({ ...pair, jobDescription })}
      />
    </fieldset>
  );
}

interface PdfFieldProps {
  label: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

function PdfField({ label, file, onFile }: PdfFieldProps) {
  return (
    <FileField
      label={label}
      hint={file ? `${file.name} chosen` : "One PDF"}
      accept="application/pdf,.pdf"
      onChosen={([chosen]) => onFile(chosen)}
    />
  );
}
