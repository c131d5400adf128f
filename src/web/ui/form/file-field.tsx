import { clsx } from "clsx";
import { useId } from "react";

interface FileFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Where the hint says what is chosen: the browser's own words do not follow what is taken out or sent. */
  isToldByHint?: boolean;
  onChosen: (files: File[]) => void;
}

/** The browser's own button for files; it also tells what was chosen. */
export function FileField({
  label,
  hint,
  error,
  accept,
  multiple = false,
  disabled = false,
  isToldByHint = false,
  onChosen,
}: FileFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
        onChange={(event) => onChosen([...(event.target.files ?? [])])}
        className={clsx(
          isToldByHint ? "text-transparent" : "text-ink-2",
          "w-full min-w-0 rounded-md border border-dashed border-line-strong bg-surface p-2 text-14 file:mr-3 file:min-h-9 file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-3 file:font-medium file:text-ink disabled:opacity-60",
        )}
      />
      <p id={noteId} className={error ? "text-12 text-danger" : "text-12 text-ink-2"}>
        {error ?? hint}
      </p>
    </div>
  );
}
