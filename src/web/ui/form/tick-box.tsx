interface TickBoxProps {
  label: string;
  isTicked: boolean;
  /** Some of what it stands for are ticked. */
  isMixed?: boolean;
  onTick: (how: { withShift: boolean }) => void;
}

/** A checkbox for rows: the browser's own, because there are many of them, and told whether Shift was held. */
export function TickBox({ label, isTicked, isMixed = false, onTick }: TickBoxProps) {
  return (
    <label className="flex size-9 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isTicked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }) => onTick({ withShift: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })}
        className="size-4.5 accent-primary"
      />
    </label>
  );
}
