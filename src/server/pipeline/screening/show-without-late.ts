import { asOwner, asSystem } from "#db/client.ts";
import { hasOnlyLateLeft, listLateUploads } from "#db/screening/late-scan-queries.ts";
import { findAndLockUpload } from "#db/screening/upload-queries.ts";
import { showRanked } from "./finish-upload.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";

/**
 * A scan that has been read for a minute, or whose reader has died, may take minutes more and end in nothing. Where only such are
 * left, the upload is shown without them; each follows when it ends. Under the upload's lock, so any number of processes may do this.
 */
export async function showWithoutLate({ db }: Pick<PipelineDeps, "db">) {
  for (const { upload_id, user_id } of await asSystem(db, listLateUploads))
    await asOwner(db, user_id, async (tx) => {
      const upload = await findAndLockUpload(tx, user_id, upload_id);
      if (upload?.status !== "analyzing" || !(await hasOnlyLateLeft(tx, user_id, upload_id))) return;
      await showRanked(tx, upload);
    });
}
