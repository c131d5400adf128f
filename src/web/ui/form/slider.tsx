interface SliderProps {
  label: string;
  value: number;
  step: number;
  onChange: (value: number) => void;
}

/** On the scale from 0 to 100. */
export function Slider({ label, value, step, onChange }: SliderProps) {
  return (
    <label className="grid grid-cols-[4.5rem_1fr_2rem] items-center gap-3 text-14 text-ink-2">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 min-w-0 accent-primary"
      />
      <span aria-hidden className="text-right tabular-nums">
        {value}
      </span>
    </label>
  );
}
