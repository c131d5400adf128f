import { useState } from "react";
import { useNavigate } from "react-router";
import { logOut, type SessionUser } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";

export function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  async function leave() {
    setFailed(false);
    try {
      await logOut(async () => navigate("/", { replace: true }));
    } catch (error) {
      setFailed(error instanceof Error);
    }
  }

  return (
    <div className="flex min-w-0 items-center gap-1 text-14 sm:gap-3">
      {hasFailed && (
        <span role="alert" className="text-danger">
          Logout failed. Please try again.
        </span>
      )}
      <span className="max-w-24 truncate text-ink-2 sm:max-w-52">
        <span className="max-sm:sr-only">Welcome, </span>
        <strong className="font-semibold text-ink">{user.fullName}</strong>
      </span>
      <Button look="quiet" size="small" onClick={() => void leave()}>
        Logout
      </Button>
    </div>
  );
}
