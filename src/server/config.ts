import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { MODEL_PROVIDERS, type ModelSettings } from "#gateways/language-model.ts";
import type { S3Settings } from "#gateways/s3-client.ts";
import type { StripeSettings } from "#gateways/stripe-payments.ts";
import type { Site } from "#shared/site.ts";

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
const FIRST_WAIT_MS = 500;
const wholeNumber = (fallback: number, minimum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum)), fallback);

/** The environment, read once. The README's configuration table lists exactly these. */
const Environment = z.object({
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

interface MetricsSettings {
  /** Undefined: only this machine may read them. */
  token: string | undefined;
  /** A listener of its own, for a process that serves no pages. */
  port: number | undefined;
}

export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  readers: number;
  encryptionKeys: string[] | undefined;
  tokenKeys: string[] | undefined;
  /** Where people reach the product; what links in mails begin with. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  site: Site;
  trustedProxies: string[];
  /** Undefined: files lie in the data folder. */
  s3: S3Settings | undefined;
  /** Undefined: payments are in test mode. */
  stripe: StripeSettings | undefined;
  /** Undefined: the local engine judges alone. */
  model: ModelSettings | undefined;
  metrics: MetricsSettings;
  /** Addresses of accounts that may open the operator's page, in small letters. */
  operators: string[];
  logLevel: string;
  /** Undefined: both. */
  only: "web" | "worker" | undefined;
  runsWeb: boolean;
  runsWorker: boolean;
}

export class BadConfiguration extends Error {}

export function readConfig(env: NodeJS.ProcessEnv, args: string[]): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success)
    throw new BadConfiguration(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
    );
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (only !== undefined && only !== "web" && only !== "worker")
    throw new BadConfiguration(`--only takes web or worker, not ${only}`);
  if (only !== undefined && parsed.data.DATABASE_URL === undefined)
    throw new BadConfiguration("--only needs DATABASE_URL: the embedded database serves one process");
  const s3 = readS3(parsed.data);
  refuseWhatProcessesCannotShare(parsed.data, only, s3);
  return {
    port: parsed.data.PORT,
    host: parsed.data.HOST,
    dataFolder: resolve(parsed.data.EVENHAND_DATA),
    databaseUrl: parsed.data.DATABASE_URL,
    readers: parsed.data.EVENHAND_READERS,
    encryptionKeys: parsed.data.EVENHAND_ENCRYPTION_KEY,
    tokenKeys: parsed.data.EVENHAND_TOKEN_KEY,
    publicUrl: new URL(parsed.data.EVENHAND_URL ?? `http://localhost:${parsed.data.PORT}`).origin,
    smtpUrl: parsed.data.SMTP_URL,
    mailFrom: parsed.data.MAIL_FROM,
    site: readSite(parsed.data),
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    s3,
    stripe: readStripe(parsed.data),
    model: readModel(parsed.data),
    metrics: { token: parsed.data.METRICS_TOKEN, port: parsed.data.METRICS_PORT },
    operators: parsed.data.OPERATOR_EMAILS.map((email) => email.trim().toLowerCase()),
    logLevel: parsed.data.LOG_LEVEL,
    only,
    runsWeb: only !== "worker",
    runsWorker: only !== "web",
  };
}

/** All of it or nothing: with a part of it files would go to the disk of whichever process took them. */
function readS3(env: z.infer<typeof Environment>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const given = [bucket, endpoint, region, accessKeyId, secretAccessKey];
  if (given.every((setting) => setting === undefined)) return undefined;
  if (
    bucket === undefined ||
    endpoint === undefined ||
    region === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  )
    throw new BadConfiguration(
      "S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other",
    );
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

/** Several processes have a database and a bucket in common, and no disk. */
function refuseWhatProcessesCannotShare(
  env: z.infer<typeof Environment>,
  only: string | undefined,
  s3: S3Settings | undefined,
) {
  if (only === undefined && s3 === undefined) return;
  const reason = only === undefined ? "S3_BUCKET" : "--only";
  if (env.EVENHAND_ENCRYPTION_KEY === undefined || env.EVENHAND_TOKEN_KEY === undefined)
    throw new BadConfiguration(
      `${reason} needs EVENHAND_ENCRYPTION_KEY and EVENHAND_TOKEN_KEY: with a generated key of its own no process could read what another wrote`,
    );
  if (only !== undefined && s3 !== undefined && env.SMTP_URL === undefined)
    throw new BadConfiguration(
      "--only with S3_BUCKET needs SMTP_URL: mails would stay on the disk of the process that wrote them",
    );
}

function readSite(env: z.infer<typeof Environment>): Site {
  return {
    privacy_contact: env.PRIVACY_CONTACT,
    counts_visits: env.ANALYTICS === "first-party",
    analytics_id: env.ANALYTICS_ID ?? null,
    pixel_id: env.AD_PIXEL_ID ?? null,
  };
}

/** All of it or nothing: with a part of it nobody could pay, or nobody's payment would be heard of. */
function readStripe(env: z.infer<typeof Environment>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY } = env;
  if (STRIPE_SECRET_KEY === undefined) return undefined;
  if (STRIPE_PRICE_MONTHLY === undefined || STRIPE_PRICE_YEARLY === undefined || STRIPE_WEBHOOK_SECRET.length === 0)
    throw new BadConfiguration(
      "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY",
    );
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET,
    prices: [
      { id: STRIPE_PRICE_MONTHLY, interval: "month" },
      { id: STRIPE_PRICE_YEARLY, interval: "year" },
    ],
    trialDays: env.STRIPE_TRIAL_DAYS,
    apiUrl: env.STRIPE_API_URL,
  };
}

/** A model named in part would be a local engine that looks like a model. */
function readModel(env: z.infer<typeof Environment>): ModelSettings | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = env;
  if (provider === undefined && model === undefined) return undefined;
  if (provider === undefined || model === undefined)
    throw new BadConfiguration("AI_PROVIDER and AI_MODEL need each other");
  if (provider === "openai-compatible" && baseUrl === undefined)
    throw new BadConfiguration("AI_PROVIDER openai-compatible needs AI_BASE_URL");
  if (provider !== "openai-compatible" && apiKey === undefined)
    throw new BadConfiguration(`AI_PROVIDER ${provider} needs AI_API_KEY`);
  return {
    provider,
    model,
    baseUrl,
    apiKey,
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
    firstWaitMs: FIRST_WAIT_MS,
    concurrency: env.AI_CONCURRENCY,
    tokensPerUpload: env.AI_TOKENS_PER_UPLOAD,
    prices: readPrices(env),
  };
}

function readPrices({ AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output }: z.infer<typeof Environment>) {
  if (input === undefined && output === undefined) return undefined;
  if (input === undefined || output === undefined)
    throw new BadConfiguration("AI_PRICE_INPUT and AI_PRICE_OUTPUT need each other");
  return { input, output };
}
