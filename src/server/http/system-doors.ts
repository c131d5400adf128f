import { countEvent } from "#commands/count-event.ts";
import { AppError } from "#shared/errors.ts";
import { callerOf } from "./describe-caller.ts";
import type { Doors } from "./door.ts";
import { openapi } from "./openapi.ts";
import { isFromOwnPage } from "./own-origin.ts";

export const systemDoors = {
  health: async () => ({ ok: true }),

  ready: async ({ deps }) => {
    await deps.isReady();
    return { ok: true };
  },

  site: async ({ deps }) => deps.site,

  countEvent: async ({ deps, request, body }) => {
    // Where nobody counts, or somebody else's page asks, there is nothing here.
    if (!deps.site.counts_visits || !isFromOwnPage(request, deps.publicUrl)) throw new AppError("not_found");
    await countEvent(deps, body, callerOf(deps, request));
    return { ok: true };
  },

  openapi: async () => openapi(),
} satisfies Partial<Doors>;
