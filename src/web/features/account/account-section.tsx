import { type ReactNode, useId } from "react";

export function AccountSection({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-line py-8 md:grid-cols-[4fr_8fr] md:gap-10 md:py-10"
    >
      <div className="grid content-start gap-1">
        <h2 id={id} className="text-18 font-semibold">
          {title}
        </h2>
        {note && <p className="text-14 text-ink-2">{note}</p>}
      </div>
      <div className="grid min-w-0 max-w-140 content-start gap-5">{children}</div>
    </section>
  );
}
