import * as z from "zod/mini";
import { withConnection } from "#db/client.ts";
import { CandidateId, UploadId, UserId } from "#shared/ids.ts";

/** Ids only: a list of what is no more may lie where a backup lies. */
export const Erasure = z.discriminatedUnion("erased", [
  z.object({ erased: z.literal("user"), user_id: UserId }),
  z.object({ erased: z.literal("upload"), user_id: UserId, upload_id: UploadId }),
  z.object({ erased: z.literal("candidate"), user_id: UserId, candidate_id: CandidateId }),
]);
export type Erasure = z.infer<typeof Erasure>;

/** Everything that was ever erased here, by the audit log, which the product itself cannot read. */
export async function listErasures(url: string): Promise<Erasure[]> {
  return withConnection(url, async (client) => {
    await client.query("set row_security = off");
    const { rows } = await client.query(
      `select distinct user_id,
         case when action = 'candidates_deleted' then 'candidate' when subject_id is null then 'user' else 'upload' end as erased,
         case when action = 'candidates_deleted' then subject_id end as candidate_id,
         case when action = 'retention' then subject_id end as upload_id
       from audit_log where action in ('account_deleted', 'candidates_deleted', 'retention') and user_id is not null`,
    );
    return rows.map((row) => Erasure.parse(row));
  });
}
