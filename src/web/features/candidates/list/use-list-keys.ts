import { useState } from "react";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { ListItem } from "./list-items.ts";
import { actionOf, type PressedKey, stepOf } from "./list-keys.ts";
import type { RowActions } from "./row-actions.ts";

interface ListKeys {
  items: readonly ListItem[];
  isOn: boolean;
  actions: RowActions;
  scrollTo: (index: number) => void;
  onHelp: () => void;
  onUndo: () => void;
  /** Decides on all that are selected; answers whether any are. */
  onDecideSelected: (decision: Decision) => boolean;
  /** Answers whether there was a selection to clear. */
  onLeave: () => boolean;
}

/** j and k go through the rows while the list has the focus, the other keys act on the row they have come to. */
export function useListKeys(list: ListKeys) {
  const { items, isOn, actions, scrollTo, onHelp, onUndo, onDecideSelected, onLeave } = list;
  const [activeId, setActiveId] = useState<string>();
  const active = items.findIndex(({ key }) => key === activeId);

  /** Rows that are not read yet come as the list is scrolled to them, and are walked to then. */
  function walk(step: number) {
    const rows = items.flatMap((item, index) => (item.kind === "row" ? [{ key: item.key, index }] : []));
    const at = rows.findIndex(({ index }) => index === active);
    // From nowhere a step back begins behind the last.
    const start = at < 0 && step < 0 ? rows.length : at;
    const row = rows[Math.max(0, Math.min(rows.length - 1, start + step))];
    if (row === undefined) return;
    setActiveId(row.key);
    scrollTo(row.index);
  }

  /** Moves on to the next candidate. */
  function decide(decision: Decision) {
    if (onDecideSelected(decision)) return;
    const item = items[active];
    if (item?.kind !== "row") return;
    actions.onDecide(item.row, decision);
    walk(1);
  }

  function actOn(row: CandidateRow, action: "select" | "open" | "email" | "delete") {
    if (action === "open") actions.onOpen(row);
    if (action === "delete") actions.onDelete(row);
    if (action === "select" && actions.isPro) actions.onToggle(row.id, false);
    if (action === "email" && actions.isPro) actions.onEmail([row.id]);
  }

  function onKeyDown(event: PressedKey) {
    const action = isOn ? actionOf(event) : undefined;
    if (action === undefined) return;
    event.preventDefault();
    if (action === "walk") walk(stepOf(event.key));
    else if (action === "help") onHelp();
    else if (action === "undo") onUndo();
    else if (action === "advance" || action === "hold" || action === "decline") decide(action);
    else if (action === "leave") {
      if (!onLeave() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    } else {
      const item = items[active];
      if (item?.kind === "row") actOn(item.row, action);
    }
  }

  return { activeId: active < 0 ? undefined : activeId, onKeyDown, setActiveId };
}
