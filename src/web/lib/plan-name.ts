import type { Plan } from "#shared/billing/plan.ts";

export const PLAN_NAME: Record<Plan, string> = { free: "Free", paid: "Pro Plan", trialing: "Pro Trial" };
