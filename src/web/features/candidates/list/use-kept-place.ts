import { useLayoutEffect, useRef } from "react";
import type { ListItem } from "./list-items.ts";

interface Places {
  items: readonly ListItem[];
  /** The first line in sight. */
  first: number;
  startOf: (index: number) => number | undefined;
  /** Changes with what the list shows: then nothing is kept. */
  shownBy: string;
}

/** Rows added or removed above the window do not move what is being read. */
export function useKeptPlace({ items, first, startOf, shownBy }: Places) {
  const anchor = useRef<{ key: string; start: number; shownBy: string }>(undefined);
  const known = useRef(items);
  useLayoutEffect(() => {
    const held = anchor.current;
    if (known.current !== items && held?.shownBy === shownBy) {
      const start = startOf(items.findIndex(({ key }) => key === held.key));
      if (start !== undefined && start !== held.start)
        window.scrollBy({ top: start - held.start, behavior: "instant" });
    }
    known.current = items;
    const line = items[first];
    const start = startOf(first);
    // At the top of the list new rows are to be seen.
    const isBelowTop = first > 0 && line?.kind === "row" && start !== undefined;
    anchor.current = isBelowTop ? { key: line.key, start, shownBy } : undefined;
  });
}
