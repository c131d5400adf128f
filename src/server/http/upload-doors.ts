import { changeCriteria } from "#commands/change-criteria.ts";
import { changeUpload } from "#commands/change-upload.ts";
import { createUpload } from "#commands/create-upload.ts";
import { asOwner } from "#db/client.ts";
import { getCriteriaList } from "#db/criteria-queries.ts";
import { findLatestUpload, getUpload } from "#db/upload-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { Doors } from "./door.ts";

const MAX_KEY_LENGTH = 200;

export const uploadDoors = {
  createUpload: ({ deps, request, user, body }) => {
    const key = request.req.header("idempotency-key");
    if (key !== undefined && key.length > MAX_KEY_LENGTH)
      throw new AppError("invalid_request", { field: "Idempotency-Key" });
    return createUpload(deps, user.userId, body, key === undefined ? undefined : { route: "createUpload", key, body });
  },

  findUploads: ({ deps, user }) =>
    asOwner(deps.db, user.userId, async (tx) => {
      const latest = await findLatestUpload(tx, user.userId);
      return latest === undefined ? [] : [latest];
    }),

  getUpload: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, async (tx) => await getUpload(tx, user.userId, params.id)),

  changeUpload: ({ deps, user, params, body }) => changeUpload(deps, user.userId, params.id, body),

  listCriteria: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => getCriteriaList(tx, user.userId, params.id)),

  changeCriteria: ({ deps, user, params, body }) => changeCriteria(deps, user.userId, params.id, body),
} satisfies Partial<Doors>;
