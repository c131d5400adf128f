import { useEffect, useId, useRef } from "react";

interface FileFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** What is chosen, where that may change without the field: the browser tells the number it was given. */
  files?: readonly File[];
  onChosen: (files: File[]) => void;
}

/** The browser's own button for files; it also tells what was chosen. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, accept, multiple = false, disabled = false, files, onChosen } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (files && input.current) assignFiles(input.current, files);
  }, [files]);
  const noteId = `${id}-note`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
        onChange={(event) => onChosen([...(event.target.files ?? [])])}
        className="w-full min-w-0 rounded-md border border-dashed border-line-strong bg-surface p-2 text-14 text-ink-2 file:mr-3 file:min-h-9 file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-3 file:font-medium file:text-ink disabled:opacity-60"
      />
      <p id={noteId} className={error ? "text-12 text-danger" : "text-12 text-ink-2"}>
        {error ?? hint}
      </p>
    </div>
  );
}

function assignFiles(input: HTMLInputElement, files: readonly File[]) {
  if (input.files?.length === files.length) return;
  if (files.length === 0) {
    input.value = "";
    return;
  }
  const told = new DataTransfer();
  for (const file of files) told.items.add(file);
  input.files = told.files;
}
