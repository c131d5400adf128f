import { getCandidate, listCandidates, presentCandidate } from "#db/candidate-queries.ts";
import { drawCvPage } from "#commands/draw-cv-page.ts";
import { asOwner } from "#db/client.ts";
import { getUpload } from "#db/upload-queries.ts";
import type { Doors } from "./door.ts";

export const candidateDoors = {
  listCandidates: ({ deps, user, query }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      if (query.bulk_upload_id !== undefined) await getUpload(tx, user.userId, query.bulk_upload_id);
      const rows = await listCandidates(tx, user.userId, query);
      return rows.map(presentCandidate);
    }),

  getCandidate: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, async (tx) => presentCandidate(await getCandidate(tx, user.userId, params.id))),

  /** Our own picture, so it may be shown in place; the document itself never is. */
  drawCandidatePage: async ({ deps, user, params, query }) => {
    const png = await drawCvPage(deps, user.userId, { ...params, ...query });
    return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
  },
} satisfies Partial<Doors>;
