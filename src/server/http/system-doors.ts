import type { Doors } from "./door.ts";
import { openapi } from "./openapi.ts";

export const systemDoors = {
  health: async () => ({ ok: true }),

  ready: async ({ deps }) => {
    await deps.isReady();
    return { ok: true };
  },

  site: async ({ deps }) => deps.site,

  openapi: async () => openapi(),
} satisfies Partial<Doors>;
