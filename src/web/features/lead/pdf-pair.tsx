import { useId } from "react";

export interface PdfPair {
  cv: File | undefined;
  jobDescription: File | undefined;
}

interface PdfPairProps {
  pair: PdfPair;
  disabled: boolean;
  onChange: (pair: PdfPair) => void;
}

/** For whoever comes without an upload: one CV against one job description. */
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
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className="w-full min-w-0 rounded-md border border-line-strong bg-surface text-14 text-ink-2 file:mr-3 file:min-h-11 file:border-0 file:border-r file:border-solid file:border-line-strong file:bg-sunken file:px-4 file:font-medium file:text-ink"
        onChange={(event) => onFile(event.target.files?.[0])}
      />
      {file && <p className="sr-only">{file.name} chosen</p>}
    </div>
  );
}
