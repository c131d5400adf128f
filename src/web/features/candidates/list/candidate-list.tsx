import { type FocusEvent, useMemo } from "react";
import { useNavigate } from "react-router";
import { useMedia } from "#lib/browser/use-media.ts";
import { useSettled } from "#lib/browser/use-settled.ts";
import type { RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import { parseQuery, partsOf } from "#shared/candidates/search-candidates.ts";
import type { CandidateId } from "#shared/ids.ts";
import { CandidateLine } from "./candidate-line.tsx";
import { CandidateTile } from "./candidate-tile.tsx";
import { ListHead, scoreTitle, SelectAll } from "./list-head.tsx";
import { LoadFailure } from "./list-states.tsx";
import { OtherLine } from "./other-lines.tsx";
import { pressedRow, reportPath, type RowActions } from "./row-actions.ts";
import { countSelected, isSelected } from "./row-selection.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useKeysFromPage } from "#features/candidates/use-keys-from-page.ts";
import { useListKeys } from "./use-list-keys.ts";
import { type ListView, useListItems, useReadAhead } from "./use-list-items.ts";
import type { Chosen } from "./use-row-selection.ts";
import { useVirtualLines } from "./use-virtual-lines.ts";

interface CandidateListProps {
  view: ListView;
  chosen: Chosen;
  isPro: boolean;
  reportSearch: string;
  hasKeys: boolean;
  onKeySheet: () => void;
  onSort: (order: RowOrder) => void;
  onEmail: (ids: CandidateId[]) => void;
  onDelete: (row: CandidateRow) => void;
  onDecide: RowActions["onDecide"];
  onDecideSelected: (decision: Decision) => void;
  onUndo: () => void;
}

export const LIST_ID = "candidate-list";
/** The hits of a search are marked for so long. */
const HITS_FADE_MS = 4000;
const NOTHING_DRAWN = { startIndex: 0, endIndex: 0 };

export function CandidateList(props: CandidateListProps) {
  const { view, chosen, isPro, reportSearch, hasKeys, onKeySheet, onSort, onEmail, onDelete, onDecide } = props;
  const navigate = useNavigate();
  const { filter, order, count } = view;
  const isWide = useMedia("(min-width: 1024px)");
  const { items, results, see, toggleGroup } = useListItems(view);
  const { box, top, lines } = useVirtualLines(items, isWide);
  const drawn = lines.getVirtualItems();
  const { startIndex, endIndex } = lines.range ?? NOTHING_DRAWN;
  const hits = useSettled(filter.q, HITS_FADE_MS, undefined) === filter.q ? "faded" : "fresh";
  const words = useMemo(() => partsOf(parseQuery(filter.q ?? "")), [filter.q]);

  const { toggle } = chosen;
  const actions = useMemo((): RowActions => {
    const shown = () => items.flatMap((item) => (item.kind === "row" ? [item.row.id] : []));
    const onToggle = (id: CandidateId, withShift: boolean) => toggle(id, withShift ? shown() : undefined);
    const onOpen = (row: CandidateRow) => void navigate(reportPath(row, { reportSearch }));
    return { isPro, reportSearch, onOpen, onToggle, onEmail, onDelete, onDecide };
  }, [items, toggle, isPro, reportSearch, onEmail, onDelete, onDecide, navigate]);
  const hasSelected = () => countSelected(chosen.selection, count) > 0;
  const keys = useListKeys({
    items,
    isOn: hasKeys,
    actions,
    // Keys do not wait for the page to glide past 250 rows.
    scrollTo: (index) => lines.scrollToIndex(index, { behavior: "instant" }),
    onHelp: onKeySheet,
    onUndo: props.onUndo,
    onDecideSelected: (decision) => {
      if (!hasSelected()) return false;
      props.onDecideSelected(decision);
      return true;
    },
    onLeave: () => {
      const hadSome = hasSelected();
      chosen.clear();
      return hadSome;
    },
  });
  useKeysFromPage(hasKeys, (event) => {
    document.getElementById(LIST_ID)?.focus({ preventScroll: true });
    keys.onKeyDown(event);
  });
  useReadAhead({ items, results, first: startIndex, last: endIndex, onSee: see });
  const shownBy = JSON.stringify([filter, order, isWide, view.openings === undefined]);
  useKeptPlace({ items, first: startIndex, startOf: (index) => lines.measurementsCache[index]?.start, shownBy });

  const whole = view.openings === undefined ? results.values().next().value : undefined;
  if (whole?.isLoadingError) return <LoadFailure error={whole.error} onRetry={() => void whole.refetch()} />;

  const open = (id: string | undefined) => {
    const item = items.find(({ key }) => key === id);
    if (item?.kind === "row") actions.onOpen(item.row);
  };
  const followFocus = ({ target }: FocusEvent) => {
    const id = target.closest("[data-row]")?.getAttribute("data-row");
    if (id) keys.setActiveId(id);
  };
  const Row = isWide ? CandidateLine : CandidateTile;
  const isDim = [...results.values()].some(({ isPlaceholderData }) => isPlaceholderData);
  return (
    // A list of rows that keys walk through is a widget, whatever its elements.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id={LIST_ID}
      {...(isWide ? { role: "grid", "aria-rowcount": items.length + 1 } : { role: "region" })}
      aria-label="Candidates"
      aria-activedescendant={isWide && keys.activeId ? `row-${keys.activeId}` : undefined}
      aria-busy={isDim || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-hits={hits}
      onKeyDown={keys.onKeyDown}
      onClick={({ target }) => open(pressedRow(target))}
      onFocus={followFocus}
      className="group/list rounded-lg lg:border lg:border-line"
    >
      {isWide && (
        <ListHead
          columns={[
            { title: "Candidate", order: "name.asc" },
            { title: scoreTitle(view), order: "score.desc" },
            { title: "Job role" },
            { title: "Status" },
            { title: "Screened", order: "created_at.desc" },
            { title: "Actions" },
          ]}
          order={order ?? (filter.q === undefined ? "created_at.desc" : "relevance")}
          onSort={onSort}
          tick={isPro && <SelectAll chosen={chosen} count={count} />}
        />
      )}
      <div
        ref={box}
        role={isWide ? "rowgroup" : "list"}
        className={`relative ${isDim ? "opacity-60" : ""}`}
        style={{ height: lines.getTotalSize() }}
      >
        {drawn.map(({ index, key, start, size }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <div
              key={key}
              role={isWide ? undefined : "listitem"}
              className="absolute inset-x-0 top-0"
              style={{ height: size, transform: `translateY(${start - top}px)` }}
            >
              {item.kind === "row" ? (
                <Row
                  row={item.row}
                  place={index + 2}
                  words={words}
                  actions={actions}
                  isActive={keys.activeId === item.key}
                  isTicked={isSelected(chosen.selection, item.row.id)}
                />
              ) : (
                <OtherLine
                  item={item}
                  place={isWide ? index + 2 : undefined}
                  onToggleGroup={toggleGroup}
                  onRetry={(segment) => void results.get(segment)?.refetch()}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
