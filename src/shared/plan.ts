import * as z from "zod/mini";

export const Plan = z.enum(["free", "paid", "trialing"]);
export type Plan = z.infer<typeof Plan>;

/** Whether a plan opens what only Pro has; a trial of Pro is all of it. */
export function isPro(plan: Plan): boolean {
  return plan !== "free";
}
