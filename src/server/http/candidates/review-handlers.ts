import { planSecondLook } from "#commands/candidates/plan-second-look.ts";
import { readAgreement } from "#commands/candidates/read-agreement.ts";
import type { Handlers } from "#http/handler.ts";

export const reviewHandlers = {
  secondLook: ({ deps, user, params }) => planSecondLook(deps, user.userId, params.id),

  getAgreement: ({ deps, user, params }) => readAgreement(deps, user.userId, params.id),
} satisfies Partial<Handlers>;
