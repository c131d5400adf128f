import { listCandidates } from "#db/candidates/candidate-queries.ts";
import type { Tx } from "#db/client.ts";
import { listCriteria } from "#db/vacancies/criteria-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { getUpload, type LockedUpload, markResultsMailed } from "#db/screening/upload-queries.ts";
import { findUser } from "#db/account/user-queries.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { analysisReadyMail, resultsMail } from "./lead-mails.ts";

/**
 * Under the lock of a finished upload, as its owner. Somebody on trial gets the scores, an account a word that they are there
 * if it asked for one; either only at an address that was confirmed, and once.
 */
export async function mailResults(tx: Tx, { publicUrl }: { publicUrl: string }, { user_id, id }: LockedUpload) {
  const upload = await getUpload(tx, user_id, id);
  // A first look is no result.
  if (upload.results_mailed_at !== null || upload.first_look !== null) return;
  const owner = await findUser(tx, user_id);
  const isTrial = owner === undefined || owner.is_anonymous;
  if (isTrial && upload.email !== null && upload.email_confirmed_at !== null) {
    const shortlist = await listCandidates(tx, user_id, {
      bulk_upload_id: id,
      is_shortlisted: "true",
      order: "shortlist_rank.asc",
      limit: MAX_CVS,
    });
    await putMail(
      tx,
      user_id,
      upload.email,
      resultsMail(upload, shortlist, await listCriteria(tx, user_id, id), publicUrl),
    );
    await markResultsMailed(tx, user_id, id);
  }
  if (!isTrial && upload.tell_when_done && owner.email_confirmed_at !== null) {
    await putMail(tx, user_id, owner.email, analysisReadyMail(owner, upload, publicUrl));
    await markResultsMailed(tx, user_id, id);
  }
}
