import { resolve } from "node:path";
import type { ModelSettings } from "#gateways/language-model.ts";
import type { S3Settings } from "#gateways/s3-client.ts";
import type { StripeSettings } from "#gateways/stripe-payments.ts";
import type { Site } from "#shared/site/site.ts";
import { BadConfiguration, type Environment, readEnvironment } from "./environment.ts";
import { readModel, readS3, readStripe } from "./service-settings.ts";

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
  /** Undefined: files are taken unscanned. */
  clamavUrl: string | undefined;
  /** For developers: webhooks may lead to this machine, over plain http. */
  webhooksToLocalhost: boolean;
  /** Undefined: no folder is watched for CVs. */
  watchedFolder: string | undefined;
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

export function readConfig(env: NodeJS.ProcessEnv, args: string[]): Config {
  const settings = readEnvironment(env);
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  if (only !== undefined && only !== "web" && only !== "worker")
    throw new BadConfiguration(`--only takes web or worker, not ${only}`);
  if (only !== undefined && settings.DATABASE_URL === undefined)
    throw new BadConfiguration("--only needs DATABASE_URL: the embedded database serves one process");
  const s3 = readS3(settings);
  refuseWhatProcessesCannotShare(settings, only, s3);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.EVENHAND_DATA),
    databaseUrl: settings.DATABASE_URL,
    readers: settings.EVENHAND_READERS,
    encryptionKeys: settings.EVENHAND_ENCRYPTION_KEY,
    tokenKeys: settings.EVENHAND_TOKEN_KEY,
    publicUrl: new URL(settings.EVENHAND_URL ?? `http://localhost:${settings.PORT}`).origin,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    site: readSite(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    s3,
    webhooksToLocalhost: settings.WEBHOOKS_TO_LOCALHOST,
    clamavUrl: settings.CLAMAV_URL,
    watchedFolder: settings.WATCHED_FOLDER && resolve(settings.WATCHED_FOLDER),
    stripe: readStripe(settings),
    model: readModel(settings),
    metrics: { token: settings.METRICS_TOKEN, port: settings.METRICS_PORT },
    operators: settings.OPERATOR_EMAILS.map((email) => email.trim().toLowerCase()),
    logLevel: settings.LOG_LEVEL,
    only,
    runsWeb: only !== "worker",
    runsWorker: only !== "web",
  };
}

/** Several processes have a database and a bucket in common, and no disk. */
function refuseWhatProcessesCannotShare(env: Environment, only: string | undefined, s3: S3Settings | undefined) {
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

function readSite(env: Environment): Site {
  return {
    privacy_contact: env.PRIVACY_CONTACT,
    counts_visits: env.ANALYTICS === "first-party",
    analytics_id: env.ANALYTICS_ID ?? null,
    pixel_id: env.AD_PIXEL_ID ?? null,
  };
}
