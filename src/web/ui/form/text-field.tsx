import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "onChange"> {
  label: string;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Sits inside the right end of the input, such as a show/hide button. */
  trailing?: ReactNode;
}

export function TextField({ label, hint, error, trailing, className, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={clsx("grid gap-1.5", className)}>
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          onChange={(event) => onChange?.(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className={clsx(
            "h-11 w-full rounded-md border bg-surface px-3 text-16 text-ink placeholder:text-ink-3 disabled:opacity-60",
            error ? "border-danger" : "border-line-strong",
            trailing && "pr-12",
          )}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
      {note && (
        <p id={noteId} className={clsx("text-12", error ? "text-danger" : "text-ink-2")}>
          {note}
        </p>
      )}
    </div>
  );
}
