import * as z from "zod/mini";
import { OpeningId, UploadId } from "#shared/ids.ts";
import { Opening, OpeningStatus } from "./opening.ts";
import type { Route, Subject } from "#shared/route.ts";
import { VacancyPreview } from "./board.ts";
import { CriteriaList, CriterionChange } from "./criteria.ts";

const uploadInPath: Subject = { kind: "upload", in: "path", name: "id" };

export const vacancyRoutes = {
  listCriteria: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/criteria",
    access: "user",
    params: z.object({ id: UploadId }),
    answer: CriteriaList,
    subject: uploadInPath,
  },
  changeCriteria: {
    method: "PATCH",
    path: "/api/bulk-file-uploads/:id/criteria",
    access: "user",
    params: z.object({ id: UploadId }),
    body: z.array(CriterionChange),
    answer: CriteriaList,
    subject: uploadInPath,
  },
  /** The body is the job description itself (PDF, Word or text), its name percent-encoded in `X-File-Name`. Nothing is kept. */
  previewVacancy: { method: "POST", path: "/api/vacancy-previews", access: "anyone", answer: VacancyPreview },
  listOpenings: {
    method: "GET",
    path: "/api/jobs",
    access: "user",
    query: z.object({ status: z.optional(OpeningStatus) }),
    answer: z.array(Opening),
  },
  changeOpening: {
    method: "PATCH",
    path: "/api/jobs/:id",
    access: "user",
    params: z.object({ id: OpeningId }),
    body: z.object({ status: OpeningStatus }),
    answer: Opening,
    subject: { kind: "opening", in: "path", name: "id" },
  },
} as const satisfies Record<string, Route>;
