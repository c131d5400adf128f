import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

let isAwaited = false;

/** A new page starts at its top, for eyes and for screen readers. The first page is left to the browser. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    isAwaited = true;
    focusContent(document.getElementById("content"));
  }, [pathname]);
  return null;
}

/** Given to the content of every page: one whose code had to be fetched first is there later than its address. */
export function focusContent(content: HTMLElement | null) {
  if (!content || !isAwaited) return;
  // A dialog that the old page took with it hands focus back, to nobody, a moment after it is gone.
  requestAnimationFrame(() => {
    if (!content.isConnected || !isAwaited) return;
    isAwaited = false;
    // Someone who has opened a dialog meanwhile is typing there.
    if (document.activeElement?.closest("[role=dialog]") == null) content.focus({ preventScroll: true });
  });
}
