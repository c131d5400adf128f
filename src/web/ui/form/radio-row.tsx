import { clsx } from "clsx";

interface RadioRowProps<Value extends string | number> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, each a real radio button. */
export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "flex min-h-10 cursor-pointer items-center gap-2 rounded-md border px-3 text-14",
              option.value === value ? "border-primary bg-primary-soft font-medium" : "border-line-strong bg-surface",
            )}
          >
            <input
              type="radio"
              name={name}
              className="accent-primary"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
