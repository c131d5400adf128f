import { lazy, Suspense } from "react";
import { BrowserRouter, Outlet, Route, Routes } from "react-router";
import { LandingScreen } from "#screens/landing/landing-screen.tsx";
import { ErrorBoundary } from "#screens/shell/error-boundary.tsx";
import { ProtectedRoute } from "#screens/shell/protected-route.tsx";
import { RouteFocus } from "#screens/shell/route-focus.tsx";
import { Spinner } from "#ui/spinner.tsx";

const AppFrame = lazy(async () => ({ default: (await import("#screens/shell/app-frame.tsx")).AppFrame }));
const LoginScreen = lazy(async () => ({ default: (await import("#screens/login/login-screen.tsx")).LoginScreen }));
const SignUpScreen = lazy(async () => ({ default: (await import("#screens/signup/sign-up-screen.tsx")).SignUpScreen }));
const DemoScreen = lazy(async () => ({ default: (await import("#screens/demo/demo-screen.tsx")).DemoScreen }));
const ShortlistScreen = lazy(async () => ({
  default: (await import("#screens/shortlist/shortlist-screen.tsx")).ShortlistScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import("#screens/not-found/not-found-screen.tsx")).NotFoundScreen,
}));

function Waiting() {
  return (
    <Suspense fallback={<Spinner label="Loading…" className="min-h-dvh" />}>
      <Outlet />
    </Suspense>
  );
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Waiting />}>
        <Route path="/" element={<LandingScreen />} />
        <Route element={<AppFrame />}>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="/signup" element={<SignUpScreen />} />
          <Route element={<ProtectedRoute />}>
            <Route path="/demo" element={<DemoScreen />} />
            <Route path="/shortlist" element={<ShortlistScreen />} />
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}

export function AppRouter() {
  return (
    <BrowserRouter>
      <ErrorBoundary>
        <RouteFocus />
        <AppRoutes />
      </ErrorBoundary>
    </BrowserRouter>
  );
}
