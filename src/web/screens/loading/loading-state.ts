import * as z from "zod/mini";
import { UploadId } from "#shared/ids.ts";

/** What `/book` hands on. */
export const LoadingState = z.object({ message: z.string(), email: z.string(), bulkUploadId: UploadId });
export type LoadingState = z.infer<typeof LoadingState>;

export const ReturnState = z.object({ returnTo: z.literal("/dashboard") });
