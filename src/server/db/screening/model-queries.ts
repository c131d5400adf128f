import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { modelAnswers, modelUsage } from "./model-schema.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { uploads } from "./screening-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

/** The same question, word for word, to the same model. */
export interface AskedBefore {
  cv_hash: string;
  criteria_hash: string;
  model: string;
  prompt_version: string;
}

export async function findModelAnswer(tx: Tx, ownerId: UserId, asked: AskedBefore): Promise<unknown> {
  const [row] = await tx
    .select({ answer: modelAnswers.answer })
    .from(modelAnswers)
    .where(
      and(
        eq(modelAnswers.user_id, ownerId),
        eq(modelAnswers.cv_hash, asked.cv_hash),
        eq(modelAnswers.criteria_hash, asked.criteria_hash),
        eq(modelAnswers.model, asked.model),
        eq(modelAnswers.prompt_version, asked.prompt_version),
      ),
    );
  return row?.answer;
}

/** Of two that asked at once the first answer stays. Nothing is kept for a CV that was erased meanwhile. */
export async function keepModelAnswer(
  tx: Tx,
  ownerId: UserId,
  candidateId: CandidateId,
  asked: AskedBefore,
  answer: object,
) {
  const mine = and(eq(candidates.id, candidateId), eq(candidates.user_id, ownerId));
  const [candidate] = await tx.select({ id: candidates.id }).from(candidates).where(mine).for("key share");
  if (candidate === undefined) return;
  await tx
    .insert(modelAnswers)
    .values({ ...asked, user_id: ownerId, candidate_id: candidateId, answer })
    .onConflictDoNothing();
}

export interface ModelSpending {
  calls: number;
  input_tokens: number;
  output_tokens: number;
  /** Null where no price is configured. */
  cost: number | null;
}

/** Added at once and not with the result: what was spent is spent, also when the result is lost or the upload is gone. */
export async function addModelUsage(
  tx: Tx,
  ownerId: UserId,
  uploadId: UploadId,
  spent: { model: string; input_tokens: number; output_tokens: number; cost: number | null },
) {
  const upload_id = sql`(select ${uploads.id} from ${uploads} where ${uploads.id} = ${uploadId})`;
  await tx
    .insert(modelUsage)
    .values({ ...spent, user_id: ownerId, upload_id, calls: 1, month: sql`date_trunc('month', now())` })
    .onConflictDoUpdate({
      target: [modelUsage.user_id, modelUsage.upload_id, modelUsage.model, modelUsage.month],
      set: {
        calls: sql`${modelUsage.calls} + 1`,
        input_tokens: sql`${modelUsage.input_tokens} + excluded.input_tokens`,
        output_tokens: sql`${modelUsage.output_tokens} + excluded.output_tokens`,
        cost: sql`coalesce(${modelUsage.cost} + excluded.cost, ${modelUsage.cost}, excluded.cost)`,
      },
    });
}

export function sumUploadSpending(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<ModelSpending> {
  return sumSpending(tx, ownerId, eq(modelUsage.upload_id, uploadId));
}

export function sumMonthSpending(tx: Tx, ownerId: UserId): Promise<ModelSpending> {
  return sumSpending(tx, ownerId, sql`${modelUsage.month} = date_trunc('month', now())`);
}

async function sumSpending(tx: Tx, ownerId: UserId, which: SQL): Promise<ModelSpending> {
  return tx
    .select({
      calls: sql<number>`coalesce(sum(${modelUsage.calls}), 0)::int`,
      input_tokens: sql<number>`coalesce(sum(${modelUsage.input_tokens}), 0)::float8`,
      output_tokens: sql<number>`coalesce(sum(${modelUsage.output_tokens}), 0)::float8`,
      cost: sql<number | null>`sum(${modelUsage.cost})`,
    })
    .from(modelUsage)
    .where(and(eq(modelUsage.user_id, ownerId), which))
    .then(firstOrThrow);
}
