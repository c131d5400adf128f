import { countEvent } from "#commands/operations/count-event.ts";
import { AppError } from "#shared/errors.ts";
import { clientInfoOf } from "#http/read-client-info.ts";
import type { Handlers } from "#http/handler.ts";
import { openapi } from "./openapi.ts";
import { isFromOwnPage } from "#http/own-origin.ts";
import { retryParked } from "#commands/operations/retry-parked.ts";
import { asSystem } from "#db/client.ts";
import { listParked, listStuckMails, readProductStatus } from "#db/operations/operation-queries.ts";

export const operationHandlers = {
  health: async () => {},

  ready: ({ deps }) => deps.isReady(),

  site: async ({ deps }) => deps.site,

  countEvent: async ({ deps, request, body }) => {
    // Where nobody counts, or somebody else's page asks, there is nothing here.
    if (!deps.site.counts_visits || !isFromOwnPage(request, deps.publicUrl)) throw new AppError("not_found");
    await countEvent(deps, body, clientInfoOf(deps, request));
  },

  openapi: async () => openapi(),

  operations: async ({ deps: { db } }) =>
    asSystem(db, async (tx) => ({
      ...(await readProductStatus(tx)),
      parked: await listParked(tx),
      stuck_mails: await listStuckMails(tx),
    })),

  retryParked: async ({ deps, user, body }) => retryParked(deps, user.userId, body),
} satisfies Partial<Handlers>;
