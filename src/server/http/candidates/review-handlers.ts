import { planSecondLook } from "#commands/candidates/plan-second-look.ts";
import type { Handlers } from "#http/handler.ts";

export const reviewHandlers = {
  secondLook: ({ deps, user, params }) => planSecondLook(deps, user.userId, params.id),
} satisfies Partial<Handlers>;
