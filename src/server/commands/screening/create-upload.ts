import { audit } from "#db/operations/audit-queries.ts";
import { asOwner } from "#db/client.ts";
import { runOncePerKey, type IdempotentRequest } from "#db/idempotency-queries.ts";
import { insertUpload } from "#db/screening/upload-queries.ts";
import { findEmail } from "#db/account/user-queries.ts";
import type { UserId } from "#shared/ids.ts";
import { type NewUpload, Upload } from "#shared/screening/upload.ts";
import type { CvSource } from "#shared/vacancies/opening-numbers.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { refuseBeyondLimit } from "#commands/billing/refuse-beyond-limit.ts";
import { refuseManyOpen } from "#commands/files/storage-limits.ts";
import { refuseSecondTrial } from "#commands/account/trials.ts";

interface BegunUpload extends NewUpload {
  /** How many will come is known when they have come. */
  isOpenEnded?: boolean;
  source: CvSource;
}

/** With a key, a second click gets the first click's upload. */
export async function createUpload(
  { db }: CommandDeps,
  ownerId: UserId,
  input: BegunUpload,
  request?: IdempotentRequest,
): Promise<Upload> {
  return asOwner(db, ownerId, (tx) =>
    runOncePerKey(tx, ownerId, request, Upload, async () => {
      await refuseSecondTrial(tx, ownerId);
      await refuseManyOpen(tx, ownerId);
      // Before the files travel; what counts is asked again when the screening starts.
      await refuseBeyondLimit(tx, ownerId, input.total_cvs);
      const email = await findEmail(tx, ownerId);
      const { total_cvs, isOpenEnded = false, source } = input;
      const announced_cvs = isOpenEnded ? null : total_cvs;
      const upload = await insertUpload(tx, ownerId, { email, total_cvs, announced_cvs, source });
      await audit(tx, ownerId, "upload_created", upload.id);
      return upload;
    }),
  );
}
