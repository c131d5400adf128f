import { deleteAccount } from "#commands/delete-account.ts";
import { endSession } from "#commands/end-session.ts";
import { exportAccount } from "#commands/export-account.ts";
import { asOwner } from "#db/client.ts";
import { listLiveSessions } from "#db/session-list-queries.ts";
import type { Doors } from "./door.ts";
import { downloadOf } from "./download.ts";
import { clearCookie } from "./refresh-cookie.ts";

export const myDataDoors = {
  exportMe: async ({ deps, request, user }) => {
    const zip = await exportAccount(deps, user.userId);
    return downloadOf(deps, request, zip, { type: "application/zip", name: "evenhand-export", ending: "zip" });
  },

  deleteMe: async ({ deps, request, user }) => {
    await deleteAccount(deps, user.userId);
    clearCookie(request);
    return request.body(null, 204);
  },

  listSessions: ({ deps, user }) =>
    asOwner(deps.db, user.userId, (tx) => listLiveSessions(tx, user.userId, user.sessionId)),

  endSession: async ({ deps, request, user, params }) => {
    await endSession(deps, user.userId, params.id);
    if (params.id === user.sessionId) clearCookie(request);
    return request.body(null, 204);
  },
} satisfies Partial<Doors>;
