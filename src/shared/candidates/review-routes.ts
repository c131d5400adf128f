import * as z from "zod/mini";
import { UploadId } from "#shared/ids.ts";
import type { Route } from "#shared/route.ts";
import { Agreement } from "./agreement.ts";
import { SecondLook } from "./second-look.ts";

/** What a ranking and the decisions on it say about each other. */
export const reviewRoutes = {
  /** Whom the ranking may have missed, and how many of those nobody has decided on would be wanted. */
  secondLook: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/second-look",
    access: "user",
    scope: "read",
    params: z.object({ id: UploadId }),
    answer: SecondLook,
    subject: { kind: "upload", in: "path", name: "id" },
  },
  /** How far the score puts people in the order of the decisions on them, and weights that would come nearer. Nothing is changed. */
  getAgreement: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/agreement",
    access: "user",
    params: z.object({ id: UploadId }),
    answer: Agreement,
    subject: { kind: "upload", in: "path", name: "id" },
  },
} as const satisfies Record<string, Route>;
