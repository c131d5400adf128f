import * as z from "zod/mini";
import { FREE_SCREENINGS } from "./prices.ts";

export const Plan = z.enum(["free", "paid", "trialing"]);
export type Plan = z.infer<typeof Plan>;

/** Whether a plan opens what only Pro has; a trial of Pro is all of it. */
export function isPro(plan: Plan): boolean {
  return plan !== "free";
}

/** Null is without end. */
export function screeningLimit(plan: Plan): number | null {
  return isPro(plan) ? null : FREE_SCREENINGS;
}

/** The states of a subscription, in the payment provider's words. */
export const SubscriptionStatus = z.enum([
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** A payment that failed is tried again for some days; the plan stays until the provider gives up. */
export function planOf(status: SubscriptionStatus | undefined): Plan {
  if (status === "trialing") return "trialing";
  return status === "active" || status === "past_due" ? "paid" : "free";
}
