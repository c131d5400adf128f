import { changeUser } from "#commands/account/change-user.ts";
import { followLink } from "#commands/account/follow-link.ts";
import { presentUser } from "#commands/account/issue-session.ts";
import { refreshSession } from "#commands/account/refresh-session.ts";
import { requestRecovery } from "#commands/account/request-recovery.ts";
import { resendConfirmation } from "#commands/account/send-confirmation.ts";
import { signIn } from "#commands/account/sign-in.ts";
import { signOut } from "#commands/account/sign-out.ts";
import { signUp } from "#commands/account/sign-up.ts";
import { asOwner } from "#db/client.ts";
import { getUser } from "#db/account/user-queries.ts";
import { readPlan } from "#commands/billing/read-plan.ts";
import { PasswordGrant, RefreshGrant } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import { clientInfoOf } from "#http/read-client-info.ts";
import type { Handlers } from "#http/handler.ts";
import { clearRefreshCookie, setRefreshCookie, setSessionCookie, readRefreshToken } from "./refresh-cookie.ts";
import { clearTrialCookie } from "./trial-cookie.ts";

export const accountHandlers = {
  signUp: async ({ deps, request, body }) => {
    const session = await signUp(deps, body, clientInfoOf(deps, request));
    clearTrialCookie(request);
    return setRefreshCookie(deps, request, session);
  },

  token: async ({ deps, request, query, body }) => {
    if (query.grant_type === "password") {
      const grant = PasswordGrant.safeParse(body);
      if (!grant.success) throw new AppError("invalid_credentials");
      const session = await signIn(deps, grant.data, clientInfoOf(deps, request));
      clearTrialCookie(request);
      return setRefreshCookie(deps, request, session);
    }
    const grant = RefreshGrant.safeParse(body);
    if (!grant.success) throw new AppError("refresh_token_rejected");
    const token = readRefreshToken(deps, request, grant.data.refresh_token);
    return setRefreshCookie(deps, request, await refreshSession(deps, token));
  },

  logout: async ({ deps, request, user, query }) => {
    await signOut(deps, user, query.scope);
    if (query.scope !== "others") {
      clearRefreshCookie(request);
      // Storage is cleared by the page itself: the choice of theme and consent stay, and so does the mark of a known device.
      request.header("clear-site-data", '"cache"');
    }
  },

  recover: async ({ deps, request, body }) => {
    await requestRecovery(deps, body.email, clientInfoOf(deps, request));
    return {};
  },

  resend: async ({ deps, request, body }) => {
    await resendConfirmation(deps, body.email, clientInfoOf(deps, request));
    return {};
  },

  verify: async ({ deps, request, body }) => {
    const answer = await followLink(deps, body, clientInfoOf(deps, request));
    return "access_token" in answer ? setSessionCookie(request, answer) : answer;
  },

  authUser: ({ deps, user }) =>
    asOwner(deps.db, user.userId, async (tx) => presentUser(await getUser(tx, user.userId))),

  updateUser: ({ deps, user, body }) => changeUser(deps, user, body),

  me: ({ deps, user }) => readPlan(deps, user.userId),
} satisfies Partial<Handlers>;
