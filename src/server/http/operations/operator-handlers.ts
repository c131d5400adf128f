import { retryParked } from "#commands/operations/retry-parked.ts";
import { asSystem } from "#db/client.ts";
import { listParked, listStuckMails, readProductStatus } from "#db/operations/operation-queries.ts";
import type { Handlers } from "#http/handler.ts";

export const operatorHandlers = {
  operations: async ({ deps: { db } }) =>
    asSystem(db, async (tx) => ({
      ...(await readProductStatus(tx)),
      parked: await listParked(tx),
      stuck_mails: await listStuckMails(tx),
    })),

  retryParked: async ({ deps, user, body }) => retryParked(deps, user.userId, body),
} satisfies Partial<Handlers>;
