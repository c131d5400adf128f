import { Fragment } from "react";

interface MarkedTextProps {
  text: string;
  /** What is marked, in order. */
  ranges: readonly { start: number; end: number }[];
  markClass?: string;
}

export function MarkedText({ text, ranges, markClass = "bg-marker text-ink" }: MarkedTextProps) {
  return (
    <>
      {ranges.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(ranges[place - 1]?.end ?? 0, start)}
          <mark className={markClass}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
