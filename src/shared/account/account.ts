import * as z from "zod/mini";
import { SessionId, UserId } from "#shared/ids.ts";
import { MAX_PASSWORD_LENGTH } from "#shared/limits.ts";
import { Plan, SubscriptionStatus } from "#shared/billing/plan.ts";

export const EmailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));

export const SignUp = z.object({
  email: EmailAddress,
  password,
  data: z.optional(z.object({ full_name: z.optional(z.string().check(z.trim(), z.maxLength(200))) })),
});
export type SignUp = z.infer<typeof SignUp>;

export const Recover = z.object({ email: EmailAddress });
export const Resend = z.object({ type: z.literal("signup"), email: EmailAddress });
/** What a link in a mail carries: `recovery` opens a session that may set a password, the others confirm the address. */
export const Verify = z.object({
  type: z.enum(["recovery", "signup", "email"]),
  token_hash: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Verify = z.infer<typeof Verify>;

/** A new password needs the current one, except in the session that a recovery link opened. */
export const UserChange = z.object({
  password: z.optional(password),
  current_password: z.optional(password),
  data: z.optional(z.object({ full_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) })),
});
export type UserChange = z.infer<typeof UserChange>;

export const PasswordGrant = z.object({ email: EmailAddress, password });
export const RefreshGrant = z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) });
export const TokenQuery = z.object({ grant_type: z.enum(["password", "refresh_token"]) });

export const AuthUser = z.object({
  id: UserId,
  aud: z.literal("authenticated"),
  email: z.string(),
  created_at: z.iso.datetime(),
  /** Absent until a link sent to the address was followed. */
  email_confirmed_at: z.optional(z.iso.datetime()),
  user_metadata: z.object({ full_name: z.string() }),
  app_metadata: z.object({}),
});
export type AuthUser = z.infer<typeof AuthUser>;

/** The session answer of Supabase Auth, so that its official client can read it. */
export const AuthSession = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: AuthUser,
});
export type AuthSession = z.infer<typeof AuthSession>;

/** In a browser the refresh token travels in a cookie no script can read; its JSON field then holds this word. */
export const COOKIE_MARKER = "cookie";

/** A place where the user is signed in. */
export const SessionSummary = z.object({
  id: SessionId,
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const LogoutScope = z.enum(["global", "local", "others"]);
export type LogoutScope = z.infer<typeof LogoutScope>;

/**
 * The plan record. `monthly_resume_count` is counted from the usage ledger and from what is being screened, never kept by
 * adding.
 */
export const PlanRecord = z.object({
  id: UserId,
  email: z.string(),
  plan: Plan,
  monthly_resume_count: z.int(),
  /** Null is without end; never below 0. */
  remaining: z.nullable(z.int()),
  resume_count_reset_date: z.iso.datetime(),
  /** Null without a subscription. */
  subscription_status: z.nullable(SubscriptionStatus),
  /** Where it was cancelled and still runs: until when. */
  subscription_ends_at: z.nullable(z.iso.datetime()),
});
export type PlanRecord = z.infer<typeof PlanRecord>;
