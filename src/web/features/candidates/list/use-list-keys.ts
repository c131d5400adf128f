import { useState } from "react";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { ListItem } from "./list-items.ts";
import { actionOf, type PressedKey } from "./list-keys.ts";
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

  function move(step: 1 | -1) {
    const start = active < 0 && step < 0 ? items.length : active;
    for (let index = start + step; index >= 0 && index < items.length; index += step) {
      const item = items[index];
      if (item?.kind !== "row") continue;
      setActiveId(item.key);
      scrollTo(index);
      return;
    }
  }

  /** Moves on to the next candidate. */
  function decide(decision: Decision) {
    if (onDecideSelected(decision)) return;
    const item = items[active];
    if (item?.kind !== "row") return;
    actions.onDecide(item.row, decision);
    move(1);
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
    if (action === "next") move(1);
    else if (action === "previous") move(-1);
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
