import { audit } from "#db/audit-queries.ts";
import { getCandidate, listCandidates, presentCandidate } from "#db/candidate-queries.ts";
import { drawCvPage } from "#commands/draw-cv-page.ts";
import { nameDuplicates } from "#commands/name-duplicates.ts";
import { asOwner } from "#db/client.ts";
import { getUpload } from "#db/upload-queries.ts";
import type { Doors } from "./door.ts";

export const candidateDoors = {
  listCandidates: ({ deps, user, query }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const { bulk_upload_id: uploadId } = query;
      if (uploadId !== undefined) await getUpload(tx, user.userId, uploadId);
      const rows = await listCandidates(tx, user.userId, query);
      const duplicates = uploadId === undefined ? undefined : await nameDuplicates(tx, user.userId, uploadId);
      return rows.map((row) => presentCandidate(row, duplicates?.get(row.id) ?? []));
    }),

  getCandidate: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const row = await getCandidate(tx, user.userId, params.id);
      await audit(tx, user.userId, "candidate_viewed", row.id);
      const { bulk_upload_id: uploadId } = row;
      const duplicates = uploadId === null ? undefined : await nameDuplicates(tx, user.userId, uploadId);
      return presentCandidate(row, duplicates?.get(row.id) ?? []);
    }),

  /** Our own picture, so it may be shown in place; the document itself never is. */
  drawCandidatePage: async ({ deps, user, params, query }) => {
    const png = await drawCvPage(deps, user.userId, { ...params, ...query });
    return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
  },
} satisfies Partial<Doors>;
