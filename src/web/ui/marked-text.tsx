import { Fragment } from "react";
import { findFolded } from "#shared/fold-text.ts";

interface MarkedTextProps {
  text: string;
  /** Folded. */
  words: readonly string[];
  markClass?: string;
}

/** A text in which the words of a search are marked, as they are written there. */
export function MarkedText({ text, words, markClass = "bg-marker text-ink" }: MarkedTextProps) {
  const hits = findFolded(text, words);
  return (
    <>
      {hits.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(hits[place - 1]?.end ?? 0, start)}
          <mark className={markClass}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(hits.at(-1)?.end ?? 0)}
    </>
  );
}
