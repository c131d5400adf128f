import * as z from "zod/mini";
import { Decision } from "#shared/candidates/decision.ts";
import { CandidateId, DecisionBatchId, WebhookDeliveryId, OpeningId, UploadId, WebhookId } from "#shared/ids.ts";

export const WebhookEvent = z.enum(["screening.finished", "candidate.decided", "vacancy.closed"]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const EVENT_WORDS: Record<WebhookEvent, string> = {
  "screening.finished": "A screening has finished",
  "candidate.decided": "Somebody decided on candidates, or took it back",
  "vacancy.closed": "A vacancy was closed",
};

const DecidedCandidate = z.object({
  candidate_id: CandidateId,
  screening_id: z.nullable(UploadId),
  decision: z.nullable(Decision),
});

/** What a message holds: ids. Names and scores are read with a key, so that an address that changed hands learns nothing. */
export const EVENT_DATA = {
  "screening.finished": z.object({ screening_id: UploadId }),
  "candidate.decided": z.object({ batch_id: DecisionBatchId, candidates: z.array(DecidedCandidate) }),
  "vacancy.closed": z.object({ vacancy_id: OpeningId }),
  "webhook.test": z.object({}),
} as const;
export type EventData = { [Event in keyof typeof EVENT_DATA]: z.infer<(typeof EVENT_DATA)[Event]> };

export const WEBHOOK_ADDRESS_WORDS = "This must be a public https address without a login in it.";
export const MAX_WEBHOOKS = 10;
/** Failing for so long without a break, it is disabled. */
export const DAYS_UNTIL_DISABLED = 3;

export const NewWebhook = z.object({
  url: z.string().check(z.trim(), z.maxLength(2000), z.url({ protocol: /^https?$/ })),
  events: z.array(WebhookEvent).check(z.minLength(1), z.maxLength(WebhookEvent.options.length)),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

export const Webhook = z.object({
  id: WebhookId,
  url: z.string(),
  events: z.array(WebhookEvent),
  created_at: z.iso.datetime(),
  failing_since: z.nullable(z.iso.datetime()),
  disabled_at: z.nullable(z.iso.datetime()),
});
export type Webhook = z.infer<typeof Webhook>;

/** The only answer that holds the secret. */
export const CreatedWebhook = z.object({ ...Webhook.shape, secret: z.string() });
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;

/** One message and what became of it. `next_attempt_at` is null once it was taken or given up. */
export const WebhookDelivery = z.object({
  id: WebhookDeliveryId,
  event: z.string(),
  created_at: z.iso.datetime(),
  attempts: z.int(),
  next_attempt_at: z.nullable(z.iso.datetime()),
  last_attempt_at: z.nullable(z.iso.datetime()),
  delivered_at: z.nullable(z.iso.datetime()),
  failed_at: z.nullable(z.iso.datetime()),
  last_status: z.nullable(z.int()),
  last_error: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
