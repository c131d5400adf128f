import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The first page comes with its description from the server; the ones after it are described as they are opened. */
export function RouteDescription() {
  const { pathname } = useLocation();
  const described = useRef(pathname);
  useEffect(() => {
    if (described.current === pathname) return;
    described.current = pathname;
    void describe(pathname);
  }, [pathname]);
  return null;
}

async function describe(pathname: string) {
  const { headOf } = await import("#shared/site/page-head.ts");
  // Another page may have been opened meanwhile, and is described by its own call.
  if (window.location.pathname !== pathname) return;
  document.querySelector('meta[name="description"]')?.setAttribute("content", headOf(pathname).description);
}
