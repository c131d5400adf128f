import { confirmWaitlist, joinWaitlist, recordFileUpload } from "#commands/account/waitlist.ts";
import { clientInfoOf } from "#http/read-client-info.ts";
import type { Handlers } from "#http/handler.ts";

export const leadHandlers = {
  joinWaitlist: ({ deps, request, body }) => joinWaitlist(deps, body, clientInfoOf(deps, request)),

  confirmWaitlist: ({ deps, request, body }) => confirmWaitlist(deps, body, clientInfoOf(deps, request)),

  recordFileUpload: ({ deps, request, user, body }) =>
    recordFileUpload(deps, user?.userId ?? null, body.email, clientInfoOf(deps, request)),
} satisfies Partial<Handlers>;
