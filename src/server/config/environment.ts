import { availableParallelism } from "node:os";
import * as z from "zod/mini";
import { MODEL_PROVIDERS } from "#gateways/language-model.ts";

const KEYS = /^[A-Za-z0-9_-]{43}=?(,[A-Za-z0-9_-]{43}=?)*$/;
/** Newest first: the first key is used, the others still open what was made with them. */
const keys = z.pipe(
  z.string().check(z.regex(KEYS, "must be 32 bytes in base64url, or several with commas between")),
  z.transform((text: string) => text.split(",")),
);
/** With commas between. */
const several = z.pipe(
  z._default(z.string(), ""),
  z.transform((text: string) => text.split(",").filter((one) => one !== "")),
);
const wholeNumber = (fallback: number, minimum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum)), fallback);

/** The environment, read once. The table in docs/configuration.md lists exactly these. */
const Variables = z.object({
  PORT: wholeNumber(3000, 0),
  HOST: z._default(z.string(), "127.0.0.1"),
  EVENHAND_DATA: z._default(z.string(), "./data"),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  EVENHAND_READERS: wholeNumber(availableParallelism(), 1),
  EVENHAND_ENCRYPTION_KEY: z.optional(keys),
  EVENHAND_TOKEN_KEY: z.optional(keys),
  EVENHAND_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string().check(z.regex(/^[^\r\n]+$/)), "Evenhand <evenhand@localhost>"),
  PRIVACY_CONTACT: z._default(z.email({ pattern: z.regexes.html5Email }), "privacy@localhost"),
  ANALYTICS_ID: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))),
  ANALYTICS: z.optional(z.enum(["first-party"])),
  AD_PIXEL_ID: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  TRUSTED_PROXIES: several,
  S3_BUCKET: z.optional(z.string().check(z.minLength(1))),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z.optional(z.string().check(z.minLength(1))),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  WATCHED_FOLDER: z.optional(z.string().check(z.minLength(1))),
  WEBHOOKS_TO_LOCALHOST: z._default(z.stringbool(), false),
  CLAMAV_URL: z.optional(z.url({ protocol: /^tcp$/ })),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
  STRIPE_WEBHOOK_SECRET: several,
  STRIPE_PRICE_MONTHLY: z.optional(z.string().check(z.minLength(1))),
  STRIPE_PRICE_YEARLY: z.optional(z.string().check(z.minLength(1))),
  STRIPE_TRIAL_DAYS: wholeNumber(0, 0),
  STRIPE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  AI_PROVIDER: z.optional(z.enum(MODEL_PROVIDERS)),
  AI_MODEL: z.optional(z.string().check(z.minLength(1))),
  AI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  AI_API_KEY: z.optional(z.string().check(z.minLength(1))),
  AI_PRICE_INPUT: z.optional(z.coerce.number().check(z.minimum(0))),
  AI_PRICE_OUTPUT: z.optional(z.coerce.number().check(z.minimum(0))),
  AI_TOKENS_PER_UPLOAD: wholeNumber(3_000_000, 0),
  AI_CONCURRENCY: wholeNumber(4, 1),
  AI_TIMEOUT_SECONDS: wholeNumber(60, 1),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  OPERATOR_EMAILS: several,
  LOG_LEVEL: z._default(z.enum(["debug", "info", "warn", "error", "silent"]), "warn"),
});
export type Environment = z.infer<typeof Variables>;

export class BadConfiguration extends Error {}

export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const parsed = Variables.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new BadConfiguration(
    parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
  );
}
