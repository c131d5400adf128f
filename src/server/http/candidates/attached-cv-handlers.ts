import { attachCv } from "#commands/candidates/attach-cv.ts";
import { screenAttachedCv } from "#commands/candidates/screen-attached-cv.ts";
import { asOwner } from "#db/client.ts";
import { presentOne } from "./candidate-handlers.ts";
import type { Handlers } from "#http/handler.ts";
import { decodeName, receiveFile } from "#http/files/file-handlers.ts";

export const attachedCvHandlers = {
  attachCv: ({ deps, request, user, params }) =>
    receiveFile(request, async (bytes) => {
      const fileName = decodeName(request.req.header("x-file-name"), "cv.pdf");
      const row = await attachCv(deps, user.userId, params.id, {
        fileName,
        bytes,
        address: deps.addresses.of(request),
      });
      return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
    }),

  screenAttachedCv: async ({ deps, user, params, body }) => {
    const row = await screenAttachedCv(deps, user.userId, params.id, body.jobId);
    return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
  },
} satisfies Partial<Handlers>;
