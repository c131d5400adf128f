import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { ListItem } from "./list-items.ts";

const HEIGHT_PX = { wide: 56, narrow: 136 };
/** On a phone a second word beside the status may need a line of its own. */
const SECOND_LINE_PX = 24;
const GROUP_PX = 44;
const HEAD_PX = 40;
const OVERSCAN = 12;

/** One virtual list for rows and cards: only what is in sight is on the page, and the page itself scrolls. */
export function useVirtualLines(items: readonly ListItem[], isWide: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    // Whatever opens or closes above moves the list.
    const page = new ResizeObserver(measure);
    page.observe(document.body);
    return () => page.disconnect();
  }, []);

  const heightOf = useCallback(
    (index: number) => {
      const item = items[index];
      if (item?.kind === "group") return GROUP_PX;
      if (isWide) return HEIGHT_PX.wide;
      return item?.kind === "row" && hasSeveralWords(item.row) ? HEIGHT_PX.narrow + SECOND_LINE_PX : HEIGHT_PX.narrow;
    },
    [items, isWide],
  );
  const keyOf = useCallback((index: number) => items[index]?.key ?? index, [items]);
  // There is no compiler here that would remember its answers.
  // oxlint-disable-next-line react/incompatible-library
  const lines = useWindowVirtualizer({
    count: items.length,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: isWide ? HEAD_PX : 0,
  });
  // Heights follow from the kind of line and of screen; the virtual list remembers the ones it was told first.
  useLayoutEffect(() => lines.measure(), [lines, heightOf]);
  return { box, top, lines };
}

function hasSeveralWords({ decision, needsReview, redFlags }: CandidateRow) {
  return decision !== null || needsReview || redFlags === "minor" || redFlags === "major";
}
