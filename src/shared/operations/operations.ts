import * as z from "zod/mini";

export const TaskKind = z.enum(["read_vacancy", "screen_cv", "judge_known"]);
export type TaskKind = z.infer<typeof TaskKind>;

const moment = z.iso.datetime();

/** What waits for the operator. It is told neither whose it is nor what is in it. */
const Waiting = z.object({ id: z.uuid(), reason: z.string(), attempts: z.int() });

const ParkedTask = z.extend(Waiting, { kind: TaskKind, queued_at: moment, parked_at: moment });
export type ParkedTask = z.infer<typeof ParkedTask>;

/** `given_up`: its words are gone, and so is the reason to write. */
const StuckMail = z.extend(Waiting, { kind: z.string(), created_at: moment, given_up: z.boolean() });
export type StuckMail = z.infer<typeof StuckMail>;

export const QueueDepth = z.object({ kind: TaskKind, state: z.enum(["queued", "running", "parked"]), tasks: z.int() });
export type QueueDepth = z.infer<typeof QueueDepth>;

export const Processes = z.object({ web: z.int(), worker: z.int() });
export type Processes = z.infer<typeof Processes>;

export const Chore = z.object({ name: z.string(), done_at: moment });
export type Chore = z.infer<typeof Chore>;

/** How the product does, as far as its database knows. Numbers only. */
export const ProductStatus = z.object({
  queue: z.array(QueueDepth),
  /** Of a task that waits for its turn. */
  oldest_waiting_seconds: z.nullable(z.number()),
  mails: z.object({ waiting: z.int(), failed: z.int() }),
  /** Of erased accounts, whom the payment provider has yet to forget. */
  customers_to_close: z.int(),
  processes: Processes,
  chores: z.array(Chore),
});
export type ProductStatus = z.infer<typeof ProductStatus>;

export const Operations = z.extend(ProductStatus, { parked: z.array(ParkedTask), stuck_mails: z.array(StuckMail) });
export type Operations = z.infer<typeof Operations>;

/** One that is named, or all of its kind. */
export const RetryRequest = z.object({ kind: z.enum([...TaskKind.options, "mail"]), id: z.optional(z.uuid()) });
export type RetryRequest = z.infer<typeof RetryRequest>;

/** `left`: what could not be tried again, such as a CV whose owner has no screening left. */
export const Retried = z.object({ retried: z.int(), left: z.int() });
export type Retried = z.infer<typeof Retried>;
