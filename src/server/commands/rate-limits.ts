import { asSystem, type Db, type Tx } from "#db/client.ts";
import { countBulkHit, countHit, type Hits, uncountHit } from "#db/operations/rate-limit-queries.ts";
import { AppError } from "#shared/errors.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface RateLimit {
  bucket: string;
  most: number;
  seconds: number;
}

/** Rate limits. Stored in the database, so that they hold across processes and restarts. */
export const RATE_LIMITS = {
  failuresOfAccount: { bucket: "failures_of_account", most: 10, seconds: 15 * MINUTE },
  failuresFromAddress: { bucket: "failures_from_address", most: 30, seconds: 5 * MINUTE },
  signUpsFromAddress: { bucket: "sign_ups_from_address", most: 200, seconds: HOUR },
  mailsToRecipient: { bucket: "mails_to_recipient", most: 5, seconds: HOUR },
  mailsFromAddress: { bucket: "mails_from_address", most: 30, seconds: HOUR },
  linksFromAddress: { bucket: "links_from_address", most: 30, seconds: 5 * MINUTE },
  messagesByHand: { bucket: "messages_by_hand", most: 60, seconds: 10 * MINUTE },
  callsOfKey: { bucket: "calls_of_key", most: 600, seconds: MINUTE },
  bundlesOfAccount: { bucket: "bundles_of_account", most: 30, seconds: 10 * MINUTE },
  eventsFromAddress: { bucket: "events_from_address", most: 600, seconds: 10 * MINUTE },
  uploadsFromAddress: { bucket: "uploads_from_address", most: 1000, seconds: 24 * HOUR },
  megabytesFromAddress: { bucket: "megabytes_from_address", most: 20_000, seconds: 24 * HOUR },
  previewsFromAddress: { bucket: "previews_from_address", most: 200, seconds: 10 * MINUTE },
  boardChecksFromAddress: { bucket: "board_checks_from_address", most: 1500, seconds: 10 * MINUTE },
  trialsFromAddress: { bucket: "trials_from_address", most: 3, seconds: 24 * HOUR },
} as const satisfies Record<string, RateLimit>;

/** Counts before it checks, so that parallel guesses cannot all pass. */
export async function enforceRateLimit(db: Db, limit: RateLimit, key: string) {
  const secondsLeft = await asSystem(db, (tx) => findRetryAfter(tx, limit, key));
  if (secondsLeft !== undefined) throw new AppError("too_many_requests", { retryAfterSeconds: secondsLeft });
}

/**
 * The same for many calls a second from one key. They serialise on one row, so the commit does not wait for the disk and all is said in
 * one round trip; a crash may lose the last half second of counts.
 */
export async function enforceBulkRateLimit(db: Db, limit: RateLimit, key: string, worth: number) {
  const hits = await countBulkHit(db, limit.bucket, key, limit.seconds, Math.ceil(worth));
  const secondsLeft = secondsBeyond(limit, hits);
  if (secondsLeft !== undefined) throw new AppError("too_many_requests", { retryAfterSeconds: secondsLeft });
}

/** Counts the call. Undefined if it is within the limit, otherwise the seconds until the window ends. */
export async function findRetryAfter(tx: Tx, limit: RateLimit, key: string): Promise<number | undefined> {
  return secondsBeyond(limit, await countHit(tx, limit.bucket, key, limit.seconds));
}

const secondsBeyond = ({ most }: RateLimit, { hits, secondsLeft }: Hits) => (hits <= most ? undefined : secondsLeft);

export async function refundRateLimit(tx: Tx, { bucket }: RateLimit, key: string) {
  await uncountHit(tx, bucket, key);
}
