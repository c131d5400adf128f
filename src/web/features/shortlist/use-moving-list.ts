import { useLayoutEffect, useRef } from "react";

const MOVE_MS = 160;

/** Items marked with `data-moving` glide from where they stood to where they stand. Not for users who prefer reduced motion. */
export function useMovingList<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>("[data-moving]") ?? [])];
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = tops.current;
    tops.current = new Map(items.map((item) => [item.dataset["moving"] ?? "", item.offsetTop]));
    if (isCalm) return;
    for (const item of items) {
      const from = before.get(item.dataset["moving"] ?? "");
      if (from === undefined || from === item.offsetTop) continue;
      const shift = `0 ${from - item.offsetTop}px`;
      item.animate([{ translate: shift }, { translate: "0 0" }], { duration: MOVE_MS, easing: "ease-out" });
    }
  });
  return list;
}
