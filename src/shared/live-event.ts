import * as z from "zod/mini";
import { CandidateId, UploadId } from "./ids.ts";

/** A live event carries ids only: the browser then reads through the API, where access is checked. */
export const LiveEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("upload.changed"), upload_id: UploadId }),
  z.object({ kind: z.literal("candidate.changed"), upload_id: z.nullable(UploadId), candidate_id: CandidateId }),
  z.object({ kind: z.literal("candidate.deleted"), candidate_ids: z.array(CandidateId) }),
  z.object({ kind: z.literal("plan.changed") }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
