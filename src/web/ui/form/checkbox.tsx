import { Check } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  invalid?: boolean;
  children: ReactNode;
}

export function Checkbox({ checked, onChange, disabled = false, invalid = false, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onCheckedChange={(next) => onChange(next === true)}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface aria-invalid:border-danger data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <Radix.Indicator>
          <Check size={14} strokeWidth={3} aria-hidden className="text-on-primary" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="text-14 text-ink-2">
        {children}
      </label>
    </div>
  );
}
