import { queryOptions } from "@tanstack/react-query";
import type { WebhookId } from "#shared/ids.ts";
import { call } from "./api-client.ts";
import { apiQuery } from "./api-query.ts";

export function apiKeysQuery() {
  return apiQuery(["api-keys"], "listApiKeys", {});
}

export function webhooksQuery() {
  return apiQuery(["webhooks"], "listWebhooks", {});
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
