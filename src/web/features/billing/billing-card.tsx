import { type ReactNode, useId } from "react";

export function BillingCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="text-14 font-semibold text-ink-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
