import * as z from "zod/mini";
import { Bucket, StoredFile } from "#shared/screening/upload.ts";
import type { Route } from "#shared/route.ts";

const storageParams = z.object({ bucket: Bucket, path: z.string() });

export const fileRoutes = {
  /** The original file name comes percent-encoded in the header `X-File-Name`. */
  storeFile: {
    method: "PUT",
    path: "/api/storage/:bucket/:path{.+}",
    access: "user_or_trial",
    scope: "screen",
    params: storageParams,
    answer: StoredFile,
    subject: { kind: "file", in: "path", name: "path" },
  },
  fetchFile: {
    method: "GET",
    path: "/api/storage/:bucket/:path{.+}",
    access: "user",
    scope: "read",
    params: storageParams,
    subject: { kind: "file", in: "path", name: "path" },
  },
} as const satisfies Record<string, Route>;
