import { changeUser } from "#commands/change-user.ts";
import { readModelUsage } from "#commands/estimate-model.ts";
import { followLink } from "#commands/follow-link.ts";
import { presentUser } from "#commands/issue-session.ts";
import { refreshSession } from "#commands/refresh-session.ts";
import { requestRecovery } from "#commands/request-recovery.ts";
import { resendConfirmation } from "#commands/send-confirmation.ts";
import { signIn } from "#commands/sign-in.ts";
import { signOut } from "#commands/sign-out.ts";
import { signUp } from "#commands/sign-up.ts";
import { asOwner } from "#db/client.ts";
import { getUser } from "#db/user-queries.ts";
import { readPlan } from "#commands/read-plan.ts";
import { PasswordGrant, RefreshGrant } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";
import { callerOf } from "./describe-caller.ts";
import type { Doors } from "./door.ts";
import { clearCookie, handOver, handOverBriefly, presentedToken } from "./refresh-cookie.ts";
import { dropSecret } from "./trial-cookie.ts";

export const accountDoors = {
  signUp: async ({ deps, request, body }) => {
    const session = await signUp(deps, body, callerOf(deps, request));
    dropSecret(request);
    return handOver(deps, request, session);
  },

  token: async ({ deps, request, query, body }) => {
    if (query.grant_type === "password") {
      const grant = PasswordGrant.safeParse(body);
      if (!grant.success) throw new AppError("invalid_credentials");
      const session = await signIn(deps, grant.data, callerOf(deps, request));
      dropSecret(request);
      return handOver(deps, request, session);
    }
    const grant = RefreshGrant.safeParse(body);
    if (!grant.success) throw new AppError("refresh_token_rejected");
    const token = presentedToken(deps, request, grant.data.refresh_token);
    return handOver(deps, request, await refreshSession(deps, token));
  },

  logout: async ({ deps, request, user, query }) => {
    await signOut(deps, user, query.scope);
    if (query.scope !== "others") {
      clearCookie(request);
      // Storage is cleared by the page itself: the choice of theme and consent stay, and so does the mark of a known device.
      request.header("clear-site-data", '"cache"');
    }
    return request.body(null, 204);
  },

  recover: async ({ deps, request, body }) => {
    await requestRecovery(deps, body.email, callerOf(deps, request));
    return {};
  },

  resend: async ({ deps, request, body }) => {
    await resendConfirmation(deps, body.email, callerOf(deps, request));
    return {};
  },

  verify: async ({ deps, request, body }) => {
    const answer = await followLink(deps, body, callerOf(deps, request));
    return "access_token" in answer ? handOverBriefly(request, answer) : answer;
  },

  authUser: ({ deps, user }) =>
    asOwner(deps.db, user.userId, async (tx) => presentUser(await getUser(tx, user.userId))),

  updateUser: ({ deps, user, body }) => changeUser(deps, user, body),

  me: ({ deps, user }) => readPlan(deps, user.userId),

  modelUsage: ({ deps, user }) => readModelUsage(deps, user.userId),
} satisfies Partial<Doors>;
