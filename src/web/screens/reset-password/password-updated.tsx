import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { FormPage } from "#screens/shell/form-page.tsx";
import { Button } from "#ui/button.tsx";

const TO_LOGIN_AFTER_MS = 2000;

export function PasswordUpdated() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate("/login", { replace: true }), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <FormPage title="Password updated" heading="Your password is updated" lead="The login page opens in a moment.">
      <Button asChild variant="primary" className="justify-self-start">
        <Link to="/login" replace>
          Log in now
        </Link>
      </Button>
    </FormPage>
  );
}
