import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";

interface SelectProps extends Omit<ComponentProps<"select">, "id" | "onChange"> {
  label: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The browser's own list: it is known to every device, and needs no style that the content policy refuses. */
export function Select({ label, options, onChange, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={clsx("relative min-w-0", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-full appearance-none truncate rounded-md border border-line-strong bg-surface pr-9 pl-3 text-14 font-medium text-ink"
        {...rest}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className="pointer-events-none absolute top-3 right-3 text-ink-2" />
    </div>
  );
}
