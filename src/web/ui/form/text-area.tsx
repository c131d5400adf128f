import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "onChange"> {
  label: string;
  onChange?: (value: string) => void;
  hint?: string;
}

export function TextArea({ label, hint, className, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={clsx("grid gap-1.5", className)}>
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <textarea
        id={id}
        onChange={(event) => onChange?.(event.target.value)}
        rows={3}
        aria-describedby={hint ? noteId : undefined}
        className="w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-16 text-ink placeholder:text-ink-3 disabled:opacity-60"
        {...rest}
      />
      {hint && (
        <p id={noteId} className="text-12 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
