import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";
import { useMedia } from "#lib/browser/use-media.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { ReportCard } from "./report-card.tsx";

/** Every card has the height of one with a decision, three badges and a summary of three lines. */
const CARD_PX = 316;
/** In a single column the badges stand below each other. */
const NARROW_CARD_PX = 360;
const GAP_PX = 16;
const OVERSCAN_LINES = 3;

interface ReportGridProps {
  rows: readonly CandidateRow[];
  total: number;
  /** Called when the last of them comes near. */
  onEnd: () => void;
}

/** Only the cards near the window exist: there may be thousands. */
export function ReportGrid({ rows, total, onEnd }: ReportGridProps) {
  const columns = useColumns();
  const [top, setTop] = useState(0);
  const lines = Math.ceil(rows.length / columns);
  const cardPx = columns === 1 ? NARROW_CARD_PX : CARD_PX;
  // There is no compiler here that would remember its answers.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: lines,
    estimateSize: () => cardPx,
    gap: GAP_PX,
    overscan: OVERSCAN_LINES,
    scrollMargin: top,
  });
  useEffect(() => virtual.measure(), [virtual, cardPx]);
  const shown = virtual.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= lines - 1 - OVERSCAN_LINES;
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd]);
  const width = `calc((100% - ${(columns - 1) * GAP_PX}px) / ${columns})`;
  return (
    <ul
      ref={(list) => setTop(list?.offsetTop ?? 0)}
      aria-label="Reports"
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {shown.flatMap(({ index, start }) =>
        rows.slice(index * columns, (index + 1) * columns).map((row, column) => (
          <li
            key={row.id}
            aria-setsize={total}
            aria-posinset={index * columns + column + 1}
            className="absolute"
            style={{
              top: start - top,
              left: `calc((100% + ${GAP_PX}px) / ${columns} * ${column})`,
              width,
              height: cardPx,
            }}
          >
            <ReportCard row={row} />
          </li>
        )),
      )}
    </ul>
  );
}

function useColumns() {
  const isWide = useMedia("(min-width: 1024px)");
  const isMiddle = useMedia("(min-width: 640px)");
  if (isWide) return 3;
  return isMiddle ? 2 : 1;
}
