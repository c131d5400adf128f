import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { restoreSession, useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Page } from "./page.tsx";

export function ProtectedRoute() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.kind === "signed-in") return <Outlet />;
  if (session.kind === "unreachable") return <Unreachable />;
  // The address is already another one while its page still loads: a user who just left is not asked to log in.
  const isLeaving = window.location.pathname !== pathname;
  if (session.kind === "loading" || isLeaving) return <Spinner label="Loading…" className="min-h-dvh" />;
  return <AskToLogIn isScreening={pathname === "/demo"} from={pathname + search + hash} />;
}

function AskToLogIn({ isScreening, from }: { isScreening: boolean; from: string }) {
  useEffect(() => {
    if (isScreening) void explainRedirect();
  }, [isScreening]);
  return <Navigate to="/login" replace state={{ from }} />;
}

/** Toasts are fetched when needed: this guard is part of the first load of every page, the landing page too. */
async function explainRedirect() {
  const { notify } = await import("#ui/overlay/toaster.tsx");
  notify.failed("Authentication Required", "Please log in to analyze CVs.");
}

function Unreachable() {
  return (
    <Page title="No connection">
      <PageMessage
        title="We could not reach the server"
        level="h1"
        urgent
        actions={<Button onClick={() => void restoreSession()}>Try Again</Button>}
      >
        <p>Your session is kept. Check your connection and try again.</p>
      </PageMessage>
    </Page>
  );
}
