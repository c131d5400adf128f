import * as z from "zod/mini";
import { UserId } from "./ids.ts";
import { MAX_PASSWORD_LENGTH } from "./limits.ts";

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));

export const SignUp = z.object({
  email,
  password,
  data: z.optional(z.object({ full_name: z.optional(z.string().check(z.trim(), z.maxLength(200))) })),
});
export type SignUp = z.infer<typeof SignUp>;

export const PasswordGrant = z.object({ email, password });
export const RefreshGrant = z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) });
export const TokenQuery = z.object({ grant_type: z.enum(["password", "refresh_token"]) });

export const AuthUser = z.object({
  id: UserId,
  aud: z.literal("authenticated"),
  email: z.string(),
  created_at: z.iso.datetime(),
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

export const Plan = z.enum(["free", "paid", "trialing"]);

/** The plan record. `monthly_resume_count` is counted from the usage ledger, never kept by adding. */
export const PlanRecord = z.object({
  id: UserId,
  email: z.string(),
  plan: Plan,
  monthly_resume_count: z.int(),
  resume_count_reset_date: z.iso.datetime(),
});
export type PlanRecord = z.infer<typeof PlanRecord>;
