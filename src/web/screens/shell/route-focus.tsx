import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A new page starts at its top, for eyes and for screen readers. The first page is left to the browser. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
