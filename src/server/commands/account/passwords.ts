import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#shared/errors.ts";

/** argon2id is the library's own default. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One hash takes about 20 ms of a core: more than two at once would let a burst of logins starve other work. */
const AT_ONCE = 2;
const MAX_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Checked before an attempt is counted: an attempt that cannot be verified must not count. */
export function refuseIfOverloaded() {
  if (waiting.length >= MAX_WAITING) throw new AppError("too_many_requests");
}

export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, ARGON2ID));
}

/** Without a user the same work is done against a hash of nothing, so that an answer's time does not tell who exists. */
export function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return withSlot(async () => {
    const isRight = await verify(passwordHash ?? (await hashOfNothing), password);
    return isRight && passwordHash !== undefined;
  });
}

const hashOfNothing = hash("nobody's password", ARGON2ID);

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  refuseIfOverloaded();
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
