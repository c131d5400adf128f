import * as z from "zod/mini";
import { UploadId } from "#shared/ids.ts";

/** What `/book` hands on. Without word of a failure a mail is on its way. */
export const LoadingState = z.object({
  message: z.string(),
  email: z.string(),
  canMail: z._default(z.boolean(), true),
  bulkUploadId: UploadId,
});
export type LoadingState = z.infer<typeof LoadingState>;

export const ReturnState = z.object({ returnTo: z.literal("/dashboard") });
