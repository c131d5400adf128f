import { useState } from "react";
import type { CandidateRow } from "#shared/candidate-row.ts";
import type { ListItem } from "./list-items.ts";
import { deedOf, type PressedKey } from "./list-keys.ts";
import type { RowDeeds } from "./row-deeds.ts";

interface ListKeys {
  items: readonly ListItem[];
  isOn: boolean;
  deeds: RowDeeds;
  scrollTo: (index: number) => void;
  onHelp: () => void;
  /** Answers whether there was a selection to clear. */
  onLeave: () => boolean;
}

/** j and k go through the rows while the list has the focus, the other keys act on the row they have come to. */
export function useListKeys({ items, isOn, deeds, scrollTo, onHelp, onLeave }: ListKeys) {
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

  function actOn(row: CandidateRow, deed: "select" | "open" | "email" | "delete") {
    if (deed === "open") deeds.onOpen(row);
    if (deed === "delete") deeds.onDelete(row);
    if (deed === "select" && deeds.isPro) deeds.onToggle(row.id, false);
    if (deed === "email" && deeds.isPro) deeds.onEmail([row.id]);
  }

  function onKeyDown(event: PressedKey) {
    const deed = isOn ? deedOf(event) : undefined;
    if (deed === undefined) return;
    event.preventDefault();
    if (deed === "next") move(1);
    else if (deed === "previous") move(-1);
    else if (deed === "help") onHelp();
    else if (deed === "leave") {
      if (!onLeave() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    } else {
      const item = items[active];
      if (item?.kind === "row") actOn(item.row, deed);
    }
  }

  return { activeId: active < 0 ? undefined : activeId, onKeyDown, setActiveId };
}
