import { Link, Navigate, useLocation } from "react-router";
import { LoginForm } from "#features/account/login-form.tsx";
import { returnPath } from "#lib/return-path.ts";
import { useSession } from "#lib/session.ts";
import { Page } from "#screens/shell/page.tsx";

export function LoginScreen() {
  const session = useSession();
  const { state } = useLocation();
  if (session.kind === "signed-in") return <Navigate to={returnPath(state, window.location.origin)} replace />;
  return (
    <Page title="Log in">
      <div className="mx-auto grid max-w-100 gap-8">
        <div className="grid gap-2">
          <h1 className="text-36 font-semibold">Welcome Back</h1>
          <p className="text-ink-2">Log in to go on with your shortlist.</p>
        </div>
        <LoginForm />
        <p className="border-t border-line pt-5 text-14 text-ink-2">
          No account yet?{" "}
          <Link to="/signup" state={state} className="font-medium text-primary underline underline-offset-4">
            Create Account
          </Link>
        </p>
      </div>
    </Page>
  );
}
