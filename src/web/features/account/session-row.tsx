import { formatMoment } from "#lib/format.ts";
import type { SessionSummary } from "#shared/account/account.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

interface SessionRowProps {
  session: SessionSummary;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
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
