import { addCandidate } from "#commands/candidates/add-candidate.ts";
import { deleteCandidates } from "#commands/candidates/delete-candidates.ts";
import { exportCandidates } from "#commands/candidates/export-candidates.ts";
import { countRows, listRows } from "#commands/candidates/list-rows.ts";
import type { Handlers } from "#http/handler.ts";
import { downloadOf } from "#http/files/download.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";

export const candidateListHandlers = {
  listCandidateRows: ({ deps, user, query }) => listRows(deps, user.userId, query),

  candidateStats: ({ deps, user, query }) => countRows(deps, user.userId, query),

  addCandidate: ({ deps, request, user, body }) =>
    addCandidate(deps, user.userId, body, readIdempotencyKey(request, "addCandidate", body)),

  deleteCandidate: ({ deps, user, params }) => deleteCandidates(deps, user.userId, [params.id]),

  deleteCandidates: ({ deps, user, body }) => deleteCandidates(deps, user.userId, body.ids),

  exportCandidates: async ({ deps, request, user, body }) => {
    const csv = await exportCandidates(deps, user.userId, body);
    return downloadOf(deps, request, csv, { type: "text/csv; charset=utf-8", name: "candidates", ending: "csv" });
  },
} satisfies Partial<Handlers>;
