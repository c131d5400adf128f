import { useLocation } from "react-router";
import { SignUpForm } from "#features/account/sign-up-form.tsx";
import { useSession } from "#lib/session/session.ts";
import { AfterSignIn } from "#screens/shell/after-sign-in.tsx";
import { FormPage } from "#screens/shell/form-page.tsx";
import { TextLink } from "#ui/text-link.tsx";

export function SignUpScreen() {
  const session = useSession();
  const { state } = useLocation();
  if (session.kind === "signed-in") return <AfterSignIn state={state} />;
  return (
    <FormPage
      title="Create Account"
      heading="Create Account"
      lead="Up to 25 resumes per month, no card needed."
      aside={
        <>
          Already have an account?{" "}
          <TextLink to="/login" state={state}>
            Log in
          </TextLink>
        </>
      }
    >
      <SignUpForm />
    </FormPage>
  );
}
