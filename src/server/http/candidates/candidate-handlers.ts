import { changeCandidate } from "#commands/candidates/change-candidate.ts";
import { drawCvPage } from "#commands/candidates/draw-cv-page.ts";
import { addressLetter, revealCandidate } from "#commands/candidates/reveal-candidate.ts";
import { nameDuplicates } from "#commands/candidates/name-duplicates.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { type CandidateRow, getCandidate, listCandidates, presentCandidate } from "#db/candidates/candidate-queries.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { hasPro } from "#db/billing/plan-queries.ts";
import { listPlaces } from "#db/screening/ranking-queries.ts";
import { getUpload } from "#db/screening/upload-queries.ts";
import type { Handlers } from "#http/handler.ts";
import { attachCv } from "#commands/candidates/attach-cv.ts";
import { screenAttachedCv } from "#commands/candidates/screen-attached-cv.ts";
import { decodeName, receiveFile } from "#http/files/file-handlers.ts";
import { joinPeople, partPeople } from "#commands/candidates/join-people.ts";
import { listPersonCvs } from "#db/candidates/person-queries.ts";
import { planSecondLook } from "#commands/candidates/plan-second-look.ts";
import { readAgreement } from "#commands/candidates/read-agreement.ts";

export const candidateHandlers = {
  listCandidates: ({ deps, user, query }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const uploadId = query.bulk_upload_id ?? query.ranking_of;
      if (uploadId !== undefined) await getUpload(tx, user.userId, uploadId);
      const rows = await coverRows(tx, user.userId, await listCandidates(tx, user.userId, query));
      const duplicates = uploadId === undefined ? undefined : await nameDuplicates(tx, user.userId, uploadId);
      const isOpen = await hasPro(tx, user.userId);
      return rows.map((row) => presentCandidate(row, duplicates?.get(row.id) ?? [], isOpen));
    }),

  getCandidate: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const row = await getCandidate(tx, user.userId, params.id);
      await audit(tx, user.userId, "candidate_viewed", row.id);
      return presentOne(tx, row);
    }),

  revealCandidate: async ({ deps, user, params }) => {
    const row = await revealCandidate(deps, user.userId, params.id);
    return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
  },

  addressLetter: ({ deps, user, params }) => addressLetter(deps, user.userId, params.id),

  changeCandidate: async ({ deps, user, params, body }) => {
    const row = await changeCandidate(deps, user.userId, params.id, body);
    return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
  },

  /** Our own picture, so it may be shown in place; the document itself never is. */
  drawCandidatePage: async ({ deps, user, params, query }) => {
    const { png, cover } = await drawCvPage(deps, user.userId, { ...params, ...query });
    return new Response(new Uint8Array(png), { headers: { "content-type": "image/png", "x-page-cover": cover } });
  },

  attachCv: ({ deps, request, user, params }) =>
    receiveFile(request, async (bytes) => {
      const fileName = decodeName(request.req.header("x-file-name"), "cv.pdf");
      const address = deps.addresses.of(request);
      const row = await attachCv(deps, user.userId, params.id, { fileName, bytes, address });
      return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
    }),

  screenAttachedCv: async ({ deps, user, params, body }) => {
    const row = await screenAttachedCv(deps, user.userId, params.id, body.jobId);
    return asOwner(deps.db, user.userId, (tx) => presentOne(tx, row));
  },

  listPersonCvs: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => listPersonCvs(tx, user.userId, params.id)),

  joinPeople: ({ deps, user, params, body }) => joinPeople(deps, user.userId, params.id, body.candidateId),

  partPeople: ({ deps, user, params, body }) => partPeople(deps, user.userId, params.id, body.candidateIds),

  secondLook: ({ deps, user, params }) => planSecondLook(deps, user.userId, params.id),

  getAgreement: ({ deps, user, params }) => readAgreement(deps, user.userId, params.id),
} satisfies Partial<Handlers>;

async function presentOne(tx: Tx, read: CandidateRow) {
  const { bulk_upload_id: uploadId, user_id: ownerId } = read;
  const [row = read] = await coverRows(tx, ownerId, [read]);
  const duplicates = uploadId === null ? undefined : await nameDuplicates(tx, ownerId, uploadId);
  const places = await listPlaces(tx, ownerId, [row.id]);
  return presentCandidate(row, duplicates?.get(row.id) ?? [], await hasPro(tx, ownerId), places.get(row.id));
}
