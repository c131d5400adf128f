import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { useHydrating } from "#lib/browser/use-hydrating.ts";
import { LandingScreen } from "#screens/landing/landing-screen.tsx";
import { isLandingPath } from "#screens/landing/landing-paths.ts";
import { ErrorBoundary } from "#screens/shell/error-boundary.tsx";
import { RouteDescription } from "#screens/shell/route-description.tsx";
import { RouteFocus } from "#screens/shell/route-focus.tsx";
import { Spinner } from "#ui/spinner.tsx";

const VisitorAnalytics = lazy(async () => ({
  default: (await import("#features/consent/visitor-analytics.tsx")).VisitorAnalytics,
}));
const AppPages = lazy(async () => ({ default: (await import("./app-pages.tsx")).AppPages }));

/** The landing page loads nothing of the app. A user who comes to it from the app keeps the toasts and the query cache. */
export function AppRoutes() {
  const isLanding = isLandingPath(useLocation().pathname);
  const [isInApp, setInApp] = useState(!isLanding);
  if (!isLanding && !isInApp) setInApp(true);
  return (
    <Suspense fallback={<Spinner label="Loading…" className="min-h-dvh" />}>
      {isInApp ? <AppPages /> : <LandingScreen />}
    </Suspense>
  );
}

/** The server writes the id into the page where one is configured; elsewhere none of this is loaded. */
function Analytics() {
  if (useHydrating()) return null;
  const id = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;
  return <Suspense fallback={null}>{id && <VisitorAnalytics id={id} />}</Suspense>;
}

/** Everything inside a router: the browser's, or the one that stands still while a page is written. */
export function App() {
  return (
    <ErrorBoundary>
      <RouteFocus />
      <RouteDescription />
      <AppRoutes />
      <Analytics />
    </ErrorBoundary>
  );
}
