import { lazy, Suspense, useState } from "react";
import { BrowserRouter, useLocation } from "react-router";
import { LandingScreen } from "#screens/landing/landing-screen.tsx";
import { ErrorBoundary } from "#screens/shell/error-boundary.tsx";
import { RouteFocus } from "#screens/shell/route-focus.tsx";
import { RouterBoundary } from "#screens/shell/router-boundary.tsx";
import { Spinner } from "#ui/spinner.tsx";

const AppPages = lazy(async () => ({ default: (await import("./app-pages.tsx")).AppPages }));

/** The landing page loads nothing of the app. Whoever comes to it from the app keeps the toasts and what was read. */
export function AppRoutes() {
  const isLanding = useLocation().pathname === "/";
  const [isInApp, setInApp] = useState(!isLanding);
  if (!isLanding && !isInApp) setInApp(true);
  return (
    <Suspense fallback={<Spinner label="Loading…" className="min-h-dvh" />}>
      {isInApp ? <AppPages /> : <LandingScreen />}
    </Suspense>
  );
}

export function AppRouter() {
  return (
    <RouterBoundary>
      <BrowserRouter>
        <ErrorBoundary>
          <RouteFocus />
          <AppRoutes />
        </ErrorBoundary>
      </BrowserRouter>
    </RouterBoundary>
  );
}
