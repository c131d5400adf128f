import * as z from "zod/mini";
import { ApiKeyId } from "#shared/ids.ts";

/** What a key may do. None of them includes another. */
export const ApiScope = z.enum(["read", "screen", "decide"]);
export type ApiScope = z.infer<typeof ApiScope>;

export const SCOPE_WORDS: Record<ApiScope, string> = {
  read: "Read vacancies, rankings, candidates and reports",
  screen: "Send CVs and start screenings",
  decide: "Record decisions on candidates",
};

/** What every key begins with, so that one in a public place can be found by a search. */
export const KEY_PREFIX = "evh_";
export const KEY_LIFE_DAYS = [30, 90, 365] as const;
export const MAX_API_KEYS = 20;

export const NewApiKey = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  scopes: z.array(ApiScope).check(z.minLength(1), z.maxLength(ApiScope.options.length)),
  days: z.literal(KEY_LIFE_DAYS),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

/** A key that is neither revoked nor expired longer ago than it is kept. `hint` are its last characters. */
export const ApiKey = z.object({
  id: ApiKeyId,
  name: z.string(),
  hint: z.string(),
  scopes: z.array(ApiScope),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  is_expired: z.boolean(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The only answer that holds the key itself. */
export const CreatedApiKey = z.object({ ...ApiKey.shape, secret: z.string() });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;
