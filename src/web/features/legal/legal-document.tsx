import type { ReactNode } from "react";
import { Link } from "react-router";
import { partInHash, useScrollTo } from "#lib/browser/scroll-to.ts";
import { Button } from "#ui/button.tsx";

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  /** Since when it holds. */
  dated: string;
  lead: string;
  sections: readonly LegalSection[];
}

export function LegalDocument({ title, dated, lead, sections }: LegalDocumentProps) {
  useScrollTo(partInHash);
  return (
    <article className="grid gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-0 print:block">
      <header className="lg:col-span-8 lg:col-start-5">
        <h1 className="text-36 font-semibold">{title}</h1>
        <p className="mt-2 text-14 text-ink-2">{dated}</p>
        <p className="mt-6 max-w-prose text-18 text-ink-2">{lead}</p>
      </header>
      <div className="grid justify-items-start gap-6 self-start lg:sticky lg:top-6 lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
        <Button asChild size="small">
          <Link to="/">Back to Home</Link>
        </Button>
        <Contents sections={sections} />
      </div>
      <div className="lg:col-span-8 lg:col-start-5">
        {sections.map((section, index) => (
          <NumberedSection key={section.id} number={index + 1} {...section} />
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents-title" className="grid gap-2 text-14">
      <h2 id="contents-title" className="font-semibold">
        Contents
      </h2>
      <ol className="grid border-l border-line">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex gap-2 py-1 pl-3 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
            >
              <span className="min-w-5 tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function NumberedSection({ id, title, body, number }: LegalSection & { number: number }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-10 scroll-mt-4 border-t border-line pt-6 max-lg:first:mt-0"
    >
      <h2 id={`${id}-title`} className="flex gap-3 text-22 font-semibold">
        <span aria-hidden className="min-w-6 text-ink-3">
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-3 grid max-w-prose gap-3 [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1">{body}</div>
    </section>
  );
}
