import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { webhookDeliveriesQuery } from "#lib/api/program-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { formatMoment, plural } from "#lib/format.ts";
import type { WebhookDelivery } from "#shared/account/webhook.ts";
import type { WebhookId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { Spinner } from "#ui/spinner.tsx";

const REASONS: Partial<Record<string, string>> = {
  address_not_allowed: "its name leads to an address that is not public",
  timeout: "it did not answer in time",
  name_unknown: "its name is not known",
  no_connection: "it cannot be reached",
  certificate: "its certificate is not valid",
  broken_off: "the connection broke off",
};

/** The newest messages of a webhook, what became of each, and the way to send one again. */
export function DeliveryLog({ webhookId }: { webhookId: WebhookId }) {
  const queries = useQueryClient();
  const log = useQuery(webhookDeliveriesQuery(webhookId));
  const sending = useMutation({
    mutationFn: ({ id }: WebhookDelivery) => call("redeliverWebhook", { params: { id } }),
    onError: (error) => notify.failed("Not sent again", errorText(error)),
    onSettled: () => queries.invalidateQueries(webhookDeliveriesQuery(webhookId)),
  });
  if (log.isPending) return <Spinner label="Loading the messages…" />;
  if (log.isError) return <p className="text-14 text-danger">Failed to load the messages. {errorText(log.error)}</p>;
  if (log.data.length === 0) return <p className="text-14 text-ink-2">Nothing was sent in the last 30 days.</p>;
  return (
    <ul aria-label="Messages" className="grid max-h-62 overflow-y-auto rounded-md border border-line">
      {log.data.map((delivery) => (
        <li
          key={delivery.id}
          className="flex items-center justify-between gap-3 border-b border-line px-3 py-2 text-14 last:border-b-0"
        >
          <div className="grid min-w-0">
            <span className="wrap-anywhere">{delivery.event}</span>
            <span className="text-12 text-ink-2">{describe(delivery)}</span>
          </div>
          {delivery.next_attempt_at === null && (
            <Button
              size="small"
              aria-label={`Send again: ${delivery.event}, ${formatMoment(delivery.created_at)}`}
              disabled={sending.isPending && sending.variables.id === delivery.id}
              onClick={() => sending.mutate(delivery)}
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function describe({ created_at, delivered_at, next_attempt_at, attempts, last_status, last_error }: WebhookDelivery) {
  const made = formatMoment(created_at);
  if (delivered_at !== null) return `${made}: taken`;
  const answer = last_status === null ? REASONS[last_error ?? ""] : `it answered ${last_status}`;
  const tried = attempts === 0 ? "waiting" : `${plural(attempts, "attempt")}, ${answer ?? "not taken"}`;
  if (next_attempt_at === null) return `${made}: given up after ${tried}`;
  return attempts === 0 ? `${made}: ${tried}` : `${made}: ${tried}; next ${formatMoment(next_attempt_at)}`;
}
