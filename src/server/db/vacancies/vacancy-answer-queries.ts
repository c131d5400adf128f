import { and, eq } from "drizzle-orm";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { vacancyAnswers } from "#db/screening/model-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";

/** The same job description, word for word, to the same model. */
export interface DescriptionAsked {
  vacancy_hash: string;
  model: string;
  prompt_version: string;
}

export async function findVacancyAnswer(tx: Tx, ownerId: UserId, asked: DescriptionAsked): Promise<unknown> {
  const [row] = await tx
    .select({ answer: vacancyAnswers.answer })
    .from(vacancyAnswers)
    .where(
      and(
        eq(vacancyAnswers.user_id, ownerId),
        eq(vacancyAnswers.vacancy_hash, asked.vacancy_hash),
        eq(vacancyAnswers.model, asked.model),
        eq(vacancyAnswers.prompt_version, asked.prompt_version),
      ),
    );
  return row?.answer;
}

/** Of two that asked at once the first answer stays. Nothing is kept for an upload that was erased meanwhile. */
export async function keepVacancyAnswer(
  tx: Tx,
  ownerId: UserId,
  uploadId: UploadId,
  asked: DescriptionAsked,
  answer: object,
) {
  const mine = and(eq(uploads.id, uploadId), eq(uploads.user_id, ownerId));
  const [upload] = await tx.select({ id: uploads.id }).from(uploads).where(mine).for("key share");
  if (upload === undefined) return;
  await tx
    .insert(vacancyAnswers)
    .values({ ...asked, user_id: ownerId, upload_id: uploadId, answer })
    .onConflictDoNothing();
}
