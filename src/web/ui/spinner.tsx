import { clsx } from "clsx";

/** Only for waits without any known length; whatever can count shows its count instead. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <output className={clsx("flex items-center justify-center gap-3 text-14 text-ink-2", className)}>
      <span
        aria-hidden
        className="size-4 animate-turn rounded-full border-2 border-line-strong border-t-primary motion-reduce:border-primary"
      />
      {label}
    </output>
  );
}
