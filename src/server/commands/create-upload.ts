import { asOwner } from "#db/client.ts";
import { onceFor, type Repeatable } from "#db/idempotency-queries.ts";
import { insertUpload } from "#db/upload-queries.ts";
import { getUser } from "#db/user-queries.ts";
import type { UserId } from "#shared/ids.ts";
import { type NewUpload, Upload } from "#shared/upload.ts";
import type { CommandDeps } from "./command-deps.ts";

/** With a key, a second click gets the first click's upload. */
export async function createUpload(
  { db }: CommandDeps,
  ownerId: UserId,
  input: NewUpload,
  request?: Repeatable,
): Promise<Upload> {
  return asOwner(db, ownerId, (tx) =>
    onceFor(tx, ownerId, request, Upload, async () => {
      const { email } = await getUser(tx, ownerId);
      return await insertUpload(tx, ownerId, { email, total_cvs: input.total_cvs });
    }),
  );
}
