import * as z from "zod/mini";

export const UserId = z.uuid().brand<"UserId">();
export type UserId = z.infer<typeof UserId>;

export const SessionId = z.uuid().brand<"SessionId">();
export type SessionId = z.infer<typeof SessionId>;

export const UploadId = z.uuid().brand<"UploadId">();
export type UploadId = z.infer<typeof UploadId>;

export const CandidateId = z.uuid().brand<"CandidateId">();
export type CandidateId = z.infer<typeof CandidateId>;

export const OpeningId = z.uuid().brand<"OpeningId">();
export type OpeningId = z.infer<typeof OpeningId>;

export const CheckoutId = z.uuid().brand<"CheckoutId">();
export type CheckoutId = z.infer<typeof CheckoutId>;

export const DecisionId = z.uuid().brand<"DecisionId">();
export type DecisionId = z.infer<typeof DecisionId>;

/** Of what was decided with one press. */
export const DecisionBatchId = z.uuid().brand<"DecisionBatchId">();
export type DecisionBatchId = z.infer<typeof DecisionBatchId>;

export const ApiKeyId = z.uuid().brand<"ApiKeyId">();
export type ApiKeyId = z.infer<typeof ApiKeyId>;

export const WebhookId = z.uuid().brand<"WebhookId">();
export type WebhookId = z.infer<typeof WebhookId>;

export const WebhookDeliveryId = z.uuid().brand<"WebhookDeliveryId">();
export type WebhookDeliveryId = z.infer<typeof WebhookDeliveryId>;
