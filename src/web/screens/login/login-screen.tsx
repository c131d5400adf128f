import { useLocation } from "react-router";
import { LoginForm } from "#features/account/login-form.tsx";
import { useSession } from "#lib/session/session.ts";
import { AfterSignIn } from "#screens/shell/after-sign-in.tsx";
import { FormPage } from "#screens/shell/form-page.tsx";
import { TextLink } from "#ui/text-link.tsx";

export function LoginScreen() {
  const session = useSession();
  const { state } = useLocation();
  if (session.kind === "signed-in") return <AfterSignIn state={state} />;
  return (
    <FormPage
      title="Log in"
      heading="Welcome Back"
      lead="Log in to go on with your shortlist."
      aside={
        <>
          No account yet?{" "}
          <TextLink to="/signup" state={state}>
            Create Account
          </TextLink>
        </>
      }
    >
      <LoginForm />
    </FormPage>
  );
}
