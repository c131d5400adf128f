import { countEvent } from "#commands/operations/count-event.ts";
import { AppError } from "#shared/errors.ts";
import { clientInfoOf } from "#http/read-client-info.ts";
import type { Handlers } from "#http/handler.ts";
import { openapi } from "./openapi.ts";
import { isFromOwnPage } from "#http/own-origin.ts";

export const systemHandlers = {
  health: async () => ({ ok: true }),

  ready: async ({ deps }) => {
    await deps.isReady();
    return { ok: true };
  },

  site: async ({ deps }) => deps.site,

  countEvent: async ({ deps, request, body }) => {
    // Where nobody counts, or somebody else's page asks, there is nothing here.
    if (!deps.site.counts_visits || !isFromOwnPage(request, deps.publicUrl)) throw new AppError("not_found");
    await countEvent(deps, body, clientInfoOf(deps, request));
    return { ok: true };
  },

  openapi: async () => openapi(),
} satisfies Partial<Handlers>;
