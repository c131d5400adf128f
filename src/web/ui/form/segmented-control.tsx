import { clsx } from "clsx";

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null where none of them is what holds. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}

/** A segmented control: a few alternatives side by side, one selected. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    <fieldset
      aria-label={label}
      className={clsx(
        "inline-flex flex-wrap overflow-hidden rounded-md border border-line-strong bg-surface text-14",
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-9.5 px-3 -outline-offset-2 hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-bg"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
