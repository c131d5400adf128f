import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { sessionsQuery } from "#lib/api/account-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { logOut } from "#lib/session/session.ts";
import type { SessionId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { AccountSection } from "./account-section.tsx";
import { ListFailure } from "./list-failure.tsx";
import { formatMoment } from "#lib/format.ts";
import type { SessionSummary } from "#shared/account/account.ts";
import { Badge } from "#ui/badge.tsx";

export function SessionsSection() {
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => logOut(async () => navigate("/", { replace: true })),
    onSuccess: () => notify.done("Logged out everywhere"),
    onError: (error) => notify.failed("Logout failed", errorText(error)),
  });
  return (
    <AccountSection title="Where you are logged in" note="End what you do not recognise, then change your password.">
      <Sessions />
      <Button className="justify-self-start" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
        {leaving.isPending ? "Logging out…" : "Log out everywhere"}
      </Button>
    </AccountSection>
  );
}

function Sessions() {
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const ending = useMutation({
    mutationFn: (id: SessionId) => call("endSession", { params: { id } }),
    onSuccess: () => notify.done("Session ended"),
    onError: (error) => notify.failed("Session not ended", errorText(error)),
    // A session that is gone already is refused; the list then shows that, too.
    onSettled: () => queries.invalidateQueries(sessionsQuery()),
  });
  if (sessions.isPending) return <Spinner label="Loading your sessions…" className="min-h-14 justify-self-start" />;
  if (sessions.isError) return <ListFailure of="sessions" query={sessions} />;
  return (
    <ul aria-label="Sessions" className="grid border-b border-line">
      {sessions.data.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={ending.isPending && ending.variables === session.id}
          onEnd={() => ending.mutate(session.id)}
        />
      ))}
    </ul>
  );
}

interface SessionRowProps {
  session: SessionSummary;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const lastUsed = formatMoment(session.last_used_at);
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {session.device}
          {session.is_current && <Badge tone="mid">This device</Badge>}
        </span>
        <span className="text-12 text-ink-2">Last used {lastUsed}</span>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          disabled={isEnding}
          aria-label={`End session: ${session.device}, last used ${lastUsed}`}
          onClick={onEnd}
        >
          {isEnding ? "Ending…" : "End session"}
        </Button>
      )}
    </li>
  );
}
