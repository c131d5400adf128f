import type { Operations } from "#shared/operations/operations.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { OperatorSection } from "./operator-section.tsx";
import { useRetry } from "./use-retry.ts";
import { WaitingTable } from "./waiting-table.tsx";

export function StuckMails({ stuck_mails: stuck }: Pick<Operations, "stuck_mails">) {
  const retry = useRetry();
  const isWaiting = stuck.some((mail) => !mail.given_up);
  return (
    <OperatorSection
      title="Mails"
      note="Those that were not taken. They are tried for a day; a mail that was given up has no words any more and cannot be sent."
    >
      {stuck.length === 0 && <p className="text-14">Every mail was taken, or waits for its first try.</p>}
      {isWaiting && (
        <Button
          className="justify-self-start"
          disabled={retry.isPending}
          onClick={() => retry.mutate({ kind: "mail" })}
        >
          Send all now
        </Button>
      )}
      {stuck.length > 0 && (
        <WaitingTable
          caption="Mails that were not taken"
          rows={stuck.map(({ given_up, created_at, kind, ...mail }) => ({
            ...mail,
            what: kind,
            since: created_at,
            action: given_up ? (
              <Badge tone="low">Given up</Badge>
            ) : (
              <Button
                size="small"
                disabled={retry.isPending}
                aria-label={`Send ${kind} …${mail.id.slice(-6)} now`}
                onClick={() => retry.mutate({ kind: "mail", id: mail.id })}
              >
                Send now
              </Button>
            ),
          }))}
        />
      )}
    </OperatorSection>
  );
}
