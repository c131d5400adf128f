import { type ReactNode, useId } from "react";

export function OperatorSection({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line py-8 lg:grid-cols-[4fr_8fr] lg:gap-10">
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-18 font-semibold">
          {title}
        </h2>
        <p className="text-14 text-ink-2">{note}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
