import { asOwner } from "#db/client.ts";
import { linkUpload } from "#db/vacancies/opening-queries.ts";
import { getUpload, lockUpload, updateUpload } from "#db/screening/upload-queries.ts";
import { enqueueWaitingCvs } from "#pipeline/queue/enqueue.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Upload } from "#shared/screening/upload.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { markStarted } from "./start-screening.ts";

/**
 * After a first look the rest, by the criteria as they stand now. In one transaction under the upload's lock: those who were looked
 * at have their candidates already and are neither read nor counted again; a second call finds no first look and changes nothing.
 */
export async function continueScreening({ db, queue }: CommandDeps, ownerId: UserId, id: UploadId): Promise<Upload> {
  return asOwner(db, ownerId, async (tx) => {
    const { status } = await lockUpload(tx, ownerId, id);
    const { first_look, job_id } = await getUpload(tx, ownerId, id);
    if (first_look === null) return getUpload(tx, ownerId, id);
    if (status !== "completed")
      throw new AppError(status === "analyzing" ? "upload_already_started" : "upload_incomplete");
    const whole = await updateUpload(tx, ownerId, id, { first_look: null });
    const started = await markStarted(tx, whole);
    if (job_id !== null) await linkUpload(tx, ownerId, id, job_id);
    await enqueueWaitingCvs(tx, queue, ownerId, id);
    return started;
  });
}
