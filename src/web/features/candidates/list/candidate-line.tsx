/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of the browser's own tables cannot be placed one by one. */
import { clsx } from "clsx";
import { memo } from "react";
import { formatDay } from "#lib/format.ts";
import { TickBox } from "#ui/form/tick-box.tsx";
import { HitWords } from "./hit-words.tsx";
import { RowMenu } from "./row-menu.tsx";
import { ACTIVE, describeHit, LINE, type RowProps, WITH_TICKS, WITHOUT_TICKS } from "./row-props.ts";
import { RowScore } from "./row-score.tsx";
import { RowStatus } from "./row-status.tsx";

/** One row of the table on a wide screen. */
export const CandidateLine = memo(function CandidateLine(props: RowProps) {
  const { row, place, words, actions, isActive, isTicked } = props;
  return (
    <div
      role="row"
      id={`row-${row.id}`}
      data-row={row.id}
      aria-rowindex={place}
      aria-selected={actions.isPro ? isTicked : undefined}
      className={clsx(
        LINE,
        actions.isPro ? WITH_TICKS : WITHOUT_TICKS,
        "h-full cursor-pointer border-b border-line text-14 hover:bg-sunken",
        isTicked ? "bg-primary-soft" : "bg-surface",
        isActive && ACTIVE,
      )}
    >
      {actions.isPro && (
        <div role="gridcell">
          <TickBox
            label={`Select ${row.name}`}
            isTicked={isTicked}
            onTick={({ withShift }) => actions.onToggle(row.id, withShift)}
          />
        </div>
      )}
      <div role="rowheader" className="grid min-w-0">
        <span className="truncate font-semibold" title={row.name}>
          <HitWords text={row.name} words={words} />
        </span>
        <span className="truncate text-12 text-ink-2">
          <HitWords text={describeHit(row, words)} words={words} />
        </span>
      </div>
      <div role="gridcell" className="min-w-0">
        <RowScore row={row} />
      </div>
      <div role="gridcell" className="truncate text-ink-2" title={row.jobTitle}>
        <HitWords text={row.jobTitle} words={words} />
      </div>
      <div role="gridcell" className="min-w-0">
        <RowStatus row={row} />
      </div>
      <div role="gridcell" className="whitespace-nowrap text-ink-2 tabular-nums">
        {formatDay(row.created_at)}
      </div>
      <div role="gridcell">
        <RowMenu row={row} actions={actions} />
      </div>
    </div>
  );
});
