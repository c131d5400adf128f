import { clsx } from "clsx";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { pageSeen } from "#lib/analytics/analytics.ts";
import { focusContent } from "./route-focus.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface PageProps {
  title: string;
  nav?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Page({ title, nav, className, children }: PageProps) {
  const { pathname } = useLocation();
  const fullTitle = `${title} · Evenhand`;
  useEffect(() => pageSeen(pathname, fullTitle), [pathname, fullTitle]);
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{fullTitle}</title>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
      >
        Skip to content
      </a>
      <SiteHeader>{nav}</SiteHeader>
      <main
        id="content"
        ref={focusContent}
        tabIndex={-1}
        className={clsx("mx-auto w-full max-w-288 flex-1 px-4 pt-10 outline-none sm:px-6 sm:pt-14", className)}
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
