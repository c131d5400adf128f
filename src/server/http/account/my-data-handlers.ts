import { deleteAccount } from "#commands/account/delete-account.ts";
import { endSession } from "#commands/account/end-session.ts";
import { exportAccount } from "#commands/account/export-account.ts";
import { asOwner } from "#db/client.ts";
import { listLiveSessions } from "#db/account/session-list-queries.ts";
import type { Handlers } from "#http/handler.ts";
import { downloadOf } from "#http/files/download.ts";
import { clearRefreshCookie } from "./refresh-cookie.ts";

export const myDataHandlers = {
  exportMe: async ({ deps, request, user }) => {
    const zip = await exportAccount(deps, user.userId);
    return downloadOf(deps, request, zip, { type: "application/zip", name: "evenhand-export", ending: "zip" });
  },

  deleteMe: async ({ deps, request, user }) => {
    await deleteAccount(deps, user.userId);
    clearRefreshCookie(request);
  },

  listSessions: ({ deps, user }) =>
    asOwner(deps.db, user.userId, (tx) => listLiveSessions(tx, user.userId, user.sessionId)),

  endSession: async ({ deps, request, user, params }) => {
    await endSession(deps, user.userId, params.id);
    if (params.id === user.sessionId) clearRefreshCookie(request);
  },
} satisfies Partial<Handlers>;
