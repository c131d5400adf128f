import type { ReactNode } from "react";

/** Ours on the left, what it says on the right, for as wide as the report is. */
export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 border-t border-line py-6 @3xl:grid-cols-12 @3xl:gap-6"
    >
      <h2 className="text-18 font-semibold @3xl:col-span-3">{title}</h2>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4 text-14 @3xl:col-span-9">{children}</div>
    </section>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-2">{term}</dt>
      <dd className="text-14 font-medium break-words">{children}</dd>
    </div>
  );
}
