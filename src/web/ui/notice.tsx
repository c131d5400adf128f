import { clsx } from "clsx";
import type { ReactNode } from "react";

const TONES = {
  plain: "border-line-strong bg-sunken",
  low: "border-low-fill bg-low-soft",
} as const;

interface NoticeProps {
  title: string;
  tone?: keyof typeof TONES;
  children?: ReactNode;
  action?: ReactNode;
}

/** Something to know beside what is shown, not instead of it. */
export function Notice({ title, tone = "plain", children, action }: NoticeProps) {
  return (
    <section
      aria-label={title}
      className={clsx("flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 px-4 py-3", TONES[tone])}
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-1 text-14">
        <h2 className="font-semibold">{title}</h2>
        {children && <div className="grid max-w-prose gap-1 text-ink-2">{children}</div>}
      </div>
      {action}
    </section>
  );
}
