import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { logOut, type SessionUser } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";

interface AccountMenuProps {
  user: SessionUser;
  /** What else this browser keeps for the person who leaves. */
  onLeave: () => void;
}

export function AccountMenu({ user, onLeave }: AccountMenuProps) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);

  async function leave() {
    setFailed(false);
    try {
      await logOut(async () => {
        onLeave();
        await navigate("/", { replace: true });
      });
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
      <Link
        to="/account"
        title="Your account"
        className="max-w-24 truncate rounded-sm py-1 text-ink-2 underline-offset-4 hover:underline sm:max-w-52"
      >
        <span className="max-lg:sr-only">Welcome, </span>
        <strong className="font-semibold text-ink">{user.fullName}</strong>
      </Link>
      <Button variant="quiet" size="small" onClick={() => void leave()}>
        Logout
      </Button>
    </div>
  );
}
