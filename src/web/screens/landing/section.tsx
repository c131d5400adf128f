import type { ReactNode } from "react";

/** Four columns say what it is about, eight say it. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-16 scroll-mt-4 border-t border-line pt-16">
      <div className="grid gap-8 lg:grid-cols-12">
        <h2 id={`${id}-title`} className="text-28 font-semibold lg:sticky lg:top-6 lg:col-span-4 lg:self-start">
          {title}
        </h2>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
