import { FileSearch } from "lucide-react";
import { findByWords, keyOf } from "./list-evidence.ts";
import type { Quote } from "#shared/screening/evidence.ts";
import type { EvidenceNavigation } from "./use-evidence.ts";

/** A person's own words; pressed, the CV opens where they stand. Words without a known place are only shown. */
export function EvidenceQuote({
  quote,
  words,
  navigation,
}: {
  quote?: Quote;
  words: string;
  navigation: EvidenceNavigation;
}) {
  const evidence = quote ? navigation.all.find(({ key }) => key === keyOf(quote)) : findByWords(navigation.all, words);
  const marked = (
    <mark dir="auto" className="evidence-mark font-serif text-16 break-words">
      {words}
    </mark>
  );
  if (!evidence) return <p>{marked}</p>;
  return (
    <button
      type="button"
      aria-expanded={navigation.current === evidence}
      onClick={() => navigation.open(evidence)}
      className="group block max-w-full rounded-sm text-left outline-offset-4 aria-expanded:outline-2 aria-expanded:outline-primary"
    >
      {marked}
      <span className="ml-1 inline-flex items-center gap-1 text-12 whitespace-nowrap text-ink-2 underline-offset-4 group-hover:underline print:hidden">
        <FileSearch size={14} aria-hidden />
        <span>
          <span className="sr-only">Show on </span>page {evidence.quote.page}
        </span>
      </span>
    </button>
  );
}
