import { presentUser } from "#commands/issue-session.ts";
import { refreshSession } from "#commands/refresh-session.ts";
import { signIn } from "#commands/sign-in.ts";
import { signOutEverywhere } from "#commands/sign-out.ts";
import { signUp } from "#commands/sign-up.ts";
import { asOwner } from "#db/client.ts";
import { countMonthlyUsage, getUser } from "#db/user-queries.ts";
import { PasswordGrant, RefreshGrant } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";
import type { Doors } from "./door.ts";
import { clearCookie, handOver, presentedToken } from "./refresh-cookie.ts";

export const accountDoors = {
  signUp: async ({ deps, request, body }) => handOver(request, await signUp(deps, body)),

  token: async ({ deps, request, query, body }) => {
    if (query.grant_type === "password") {
      const grant = PasswordGrant.safeParse(body);
      if (!grant.success) throw new AppError("invalid_credentials");
      return handOver(request, await signIn(deps, grant.data));
    }
    const grant = RefreshGrant.safeParse(body);
    if (!grant.success) throw new AppError("refresh_token_rejected");
    return handOver(request, await refreshSession(deps, presentedToken(request, grant.data.refresh_token)));
  },

  logout: async ({ deps, request, user }) => {
    await signOutEverywhere(deps, user.userId);
    clearCookie(request);
    return request.body(null, 204);
  },

  authUser: ({ deps, user }) =>
    asOwner(deps.db, user.userId, async (tx) => presentUser(await getUser(tx, user.userId))),

  me: ({ deps, user }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const { id, email, plan, resume_count_reset_date } = await getUser(tx, user.userId);
      const monthly_resume_count = await countMonthlyUsage(tx, user.userId, resume_count_reset_date);
      return { id, email, plan, monthly_resume_count, resume_count_reset_date };
    }),
} satisfies Partial<Doors>;
