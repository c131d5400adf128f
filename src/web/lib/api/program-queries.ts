import { queryOptions } from "@tanstack/react-query";
import type { WebhookId } from "#shared/ids.ts";
import { call, fetcher } from "./api-client.ts";

export function apiKeysQuery() {
  return queryOptions({ queryKey: ["api-keys"], queryFn: fetcher("listApiKeys", {}) });
}

export function webhooksQuery() {
  return queryOptions({ queryKey: ["webhooks"], queryFn: fetcher("listWebhooks", {}) });
}

const WATCH_MS = 2000;

/** Asked again while a message waits whose next attempt is near. */
export function webhookDeliveriesQuery(id: WebhookId) {
  return queryOptions({
    queryKey: ["webhook-deliveries", id],
    queryFn: ({ signal }) => call("listWebhookDeliveries", { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ next_attempt_at }) => next_attempt_at !== null) ? WATCH_MS : false,
  });
}
