import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { webhookDeliveriesQuery, webhooksQuery } from "#lib/api/program-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { formatDay, formatMoment } from "#lib/format.ts";
import { EVENT_WORDS, type Webhook } from "#shared/account/webhook.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { DeliveryLog } from "./delivery-log.tsx";

const onError = (error: Error) => notify.failed("That did not work", errorText(error));

/** What can be done with a webhook, and what is said when it is done. */
function useWebhookActions({ id }: Webhook) {
  const queries = useQueryClient();
  const onSettled = async () => {
    await queries.invalidateQueries(webhooksQuery());
    await queries.invalidateQueries(webhookDeliveriesQuery(id));
  };
  const params = { id };
  const deletion = useMutation({
    mutationFn: () => call("deleteWebhook", { params }),
    onSuccess: () => notify.done("Webhook deleted"),
    onError,
    onSettled,
  });
  const enabling = useMutation({
    mutationFn: () => call("enableWebhook", { params }),
    onSuccess: () => notify.done("Webhook enabled"),
    onError,
    onSettled,
  });
  const testing = useMutation({ mutationFn: () => call("testWebhook", { params }), onError, onSettled });
  return { deletion, enabling, testing };
}

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false);
  const { deletion, enabling, testing } = useWebhookActions(webhook);
  const { id, url, events, created_at, failing_since, disabled_at } = webhook;
  const isDisabled = disabled_at !== null;

  function sendTest() {
    setOpen(true);
    testing.mutate();
  }

  return (
    <li className="grid gap-3 border-t border-line py-3">
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {url}
          {isDisabled && <Badge tone="danger">Disabled</Badge>}
          {!isDisabled && failing_since !== null && (
            <Badge tone="low">Failing since {formatMoment(failing_since)}</Badge>
          )}
        </span>
        <span className="text-12 text-ink-2">
          {events.map((event) => EVENT_WORDS[event]).join("; ")}. Added {formatDay(created_at)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide messages" : "Show messages"}
        </Button>
        {isDisabled ? (
          <Button size="small" disabled={enabling.isPending} onClick={() => enabling.mutate()}>
            Enable
          </Button>
        ) : (
          <Button size="small" disabled={testing.isPending} onClick={sendTest}>
            Send a test
          </Button>
        )}
        <Button
          size="small"
          disabled={deletion.isPending}
          aria-label={`Delete webhook ${url}`}
          onClick={() => deletion.mutate()}
        >
          Delete
        </Button>
      </div>
      {isOpen && <DeliveryLog webhookId={id} />}
    </li>
  );
}
