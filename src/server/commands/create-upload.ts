import { audit } from "#db/audit-queries.ts";
import { asOwner } from "#db/client.ts";
import { onceFor, type Repeatable } from "#db/idempotency-queries.ts";
import { insertUpload } from "#db/upload-queries.ts";
import { findEmail } from "#db/user-queries.ts";
import type { UserId } from "#shared/ids.ts";
import { type NewUpload, Upload } from "#shared/upload.ts";
import type { CommandDeps } from "./command-deps.ts";
import { refuseBeyondLimit } from "./refuse-beyond-limit.ts";
import { refuseManyOpen } from "./storage-limits.ts";
import { refuseSecondTrial } from "./trials.ts";

interface BegunUpload extends NewUpload {
  /** How many will come is known when they have come. */
  isOpenEnded?: boolean;
}

/** With a key, a second click gets the first click's upload. */
export async function createUpload(
  { db }: CommandDeps,
  ownerId: UserId,
  input: BegunUpload,
  request?: Repeatable,
): Promise<Upload> {
  return asOwner(db, ownerId, (tx) =>
    onceFor(tx, ownerId, request, Upload, async () => {
      await refuseSecondTrial(tx, ownerId);
      await refuseManyOpen(tx, ownerId);
      // Before the files travel; what counts is asked again when the screening starts.
      await refuseBeyondLimit(tx, ownerId, input.total_cvs);
      const email = await findEmail(tx, ownerId);
      const { total_cvs, isOpenEnded = false } = input;
      const announced_cvs = isOpenEnded ? null : total_cvs;
      const upload = await insertUpload(tx, ownerId, { email, total_cvs, announced_cvs });
      await audit(tx, ownerId, "upload_created", upload.id);
      return upload;
    }),
  );
}
