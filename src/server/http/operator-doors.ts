import { retryParked } from "#commands/retry-parked.ts";
import { asSystem } from "#db/client.ts";
import { listParked, listStuckMails, readProductStatus } from "#db/operation-queries.ts";
import type { Doors } from "./door.ts";

export const operatorDoors = {
  operations: async ({ deps: { db } }) =>
    asSystem(db, async (tx) => ({
      ...(await readProductStatus(tx)),
      parked: await listParked(tx),
      stuck_mails: await listStuckMails(tx),
    })),

  retryParked: async ({ deps, user, body }) => retryParked(deps, user.userId, body),
} satisfies Partial<Doors>;
