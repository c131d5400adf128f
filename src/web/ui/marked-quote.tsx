import type { ReactNode } from "react";

/** Serif and marker say: these are the person's own words. */
export function MarkedQuote({ text, caption }: { text: string; caption?: ReactNode }) {
  return (
    <figure className="grid gap-1">
      <blockquote className="font-serif text-16">
        <mark className="evidence-mark animate-marker">{text}</mark>
      </blockquote>
      {caption && <figcaption className="text-12 text-ink-2">{caption}</figcaption>}
    </figure>
  );
}
