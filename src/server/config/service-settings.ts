import type { ModelSettings } from "#gateways/language-model.ts";
import type { S3Settings } from "#gateways/s3-client.ts";
import type { StripeSettings } from "#gateways/stripe-payments.ts";
import { BadConfiguration, type Environment } from "./environment.ts";

const FIRST_WAIT_MS = 500;

/** All of it or nothing: with a part of it files would go to the disk of whichever process took them. */
export function readS3(env: Environment): S3Settings | undefined {
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

/** All of it or nothing: with a part of it nobody could pay, or no payment would be recorded. */
export function readStripe(env: Environment): StripeSettings | undefined {
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
export function readModel(env: Environment): ModelSettings | undefined {
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

function readPrices({ AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output }: Environment) {
  if (input === undefined && output === undefined) return undefined;
  if (input === undefined || output === undefined)
    throw new BadConfiguration("AI_PRICE_INPUT and AI_PRICE_OUTPUT need each other");
  return { input, output };
}
