import { Link, Navigate, useLocation } from "react-router";
import { SignUpForm } from "#features/account/sign-up-form.tsx";
import { useSession } from "#lib/session.ts";
import { Page } from "#screens/shell/page.tsx";

export function SignUpScreen() {
  const session = useSession();
  const { state } = useLocation();
  if (session.kind === "signed-in") return <Navigate to="/demo" replace />;
  return (
    <Page title="Create Account">
      <div className="mx-auto grid max-w-100 gap-8">
        <div className="grid gap-2">
          <h1 className="text-36 font-semibold">Create Account</h1>
          <p className="text-ink-2">Up to 25 resumes per month, no card needed.</p>
        </div>
        <SignUpForm />
        <p className="border-t border-line pt-5 text-14 text-ink-2">
          Already have an account?{" "}
          <Link to="/login" state={state} className="font-medium text-primary underline underline-offset-4">
            Log in
          </Link>
        </p>
      </div>
    </Page>
  );
}
