import { clsx } from "clsx";
import { memo } from "react";
import { formatDay } from "#lib/format.ts";
import { TickBox } from "#ui/form/tick-box.tsx";
import { HitWords } from "./hit-words.tsx";
import { RowMenu } from "./row-menu.tsx";
import { ACTIVE, describeHit, type RowProps } from "./row-props.ts";
import { RowScore } from "./row-score.tsx";
import { RowStatus } from "./row-status.tsx";

/** One candidate on a narrow screen: the same facts, below each other. */
export const CandidateTile = memo(function CandidateTile({ row, words, actions, isActive, isTicked }: RowProps) {
  return (
    <article
      aria-label={row.name}
      id={`row-${row.id}`}
      data-row={row.id}
      className={clsx(
        "mb-2 grid h-[calc(100%-8px)] grid-rows-[auto_auto_1fr] gap-1 cursor-pointer rounded-lg border border-line p-3 text-14",
        isTicked ? "bg-primary-soft" : "bg-surface",
        isActive && ACTIVE,
      )}
    >
      <div className="flex min-w-0 items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="truncate font-semibold">
            <HitWords text={row.name} words={words} />
          </h2>
          <p className="truncate text-12 text-ink-2">
            <HitWords text={describeHit(row, words)} words={words} />
          </p>
        </div>
        {actions.isPro && (
          <TickBox
            label={`Select ${row.name}`}
            isTicked={isTicked}
            onTick={({ withShift }) => actions.onToggle(row.id, withShift)}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4">
        <RowScore row={row} />
        <RowStatus row={row} />
      </div>
      <div className="flex min-w-0 items-end justify-between gap-2">
        <p className="min-w-0 text-12 text-ink-2">
          <span className="block truncate">
            <HitWords text={row.jobTitle} words={words} />
          </span>
          {formatDay(row.created_at)}
        </p>
        <RowMenu row={row} actions={actions} />
      </div>
    </article>
  );
});
