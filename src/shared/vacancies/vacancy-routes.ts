import * as z from "zod/mini";
import { OpeningId, UploadId } from "#shared/ids.ts";
import { Opening, OpeningChange, OpeningStatus } from "./opening.ts";
import { OpeningPage, OpeningSummary, RankedCv, RankingQuery } from "./opening-page.ts";
import { done, type Route, type Subject } from "#shared/route.ts";
import { VacancyPreview } from "./board.ts";
import { CriteriaList, CriterionChange } from "./criteria.ts";

const uploadInPath: Subject = { kind: "upload", in: "path", name: "id" };
const openingInPath: Subject = { kind: "opening", in: "path", name: "id" };
const openingId = z.object({ id: OpeningId });

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
  /** With what each of them holds; those that had a CV last come first. */
  listOpeningSummaries: {
    method: "GET",
    path: "/api/jobs",
    when: { query: "view", is: "summary" },
    access: "user",
    query: z.object({ view: z.literal("summary") }),
    answer: z.array(OpeningSummary),
  },
  listOpenings: {
    method: "GET",
    path: "/api/jobs",
    access: "user",
    query: z.object({ status: z.optional(OpeningStatus) }),
    answer: z.array(Opening),
  },
  getOpeningPage: {
    method: "GET",
    path: "/api/jobs/:id",
    access: "user",
    params: openingId,
    answer: OpeningPage,
    subject: openingInPath,
  },
  listRanking: {
    method: "GET",
    path: "/api/jobs/:id/ranking",
    access: "user",
    params: openingId,
    query: RankingQuery,
    answer: z.array(RankedCv),
    subject: openingInPath,
  },
  /** From now on what was judged before is not new. */
  markOpeningSeen: {
    method: "POST",
    path: "/api/jobs/:id/seen",
    access: "user",
    params: openingId,
    answer: done,
    subject: openingInPath,
  },
  changeOpening: {
    method: "PATCH",
    path: "/api/jobs/:id",
    access: "user",
    params: openingId,
    body: OpeningChange,
    answer: Opening,
    subject: openingInPath,
  },
} as const satisfies Record<string, Route>;
