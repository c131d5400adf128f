import * as z from "zod/mini";
import { CandidateId } from "#shared/ids.ts";
import { Opening, OpeningChange, OpeningStatus } from "./opening.ts";
import { OpeningPage, OpeningSummary, RankedCv, RankingQuery } from "./opening-page.ts";
import { OpeningNumbers } from "./opening-numbers.ts";
import { NameCheck, SelectionFile, SelectionRates } from "./fairness.ts";
import { Consideration, KnownPeople } from "./known-people.ts";
import { ofOpening, ofUpload, type Route } from "#shared/route.ts";
import { BoardCheck, VacancyPreview } from "./board.ts";
import { CriteriaFile } from "./criteria-file.ts";
import { BoardChange, BoardVersion, CriteriaList, CriterionChange, SavedBoard } from "./criteria.ts";
import { Vacancy } from "./vacancy.ts";

const MAX_TITLE = 500;

export const vacancyRoutes = {
  listCriteria: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/criteria",
    access: "user",
    scope: "read",
    ...ofUpload,
    answer: CriteriaList,
  },
  changeCriteria: {
    method: "PATCH",
    path: "/api/bulk-file-uploads/:id/criteria",
    access: "user",
    ...ofUpload,
    body: z.array(CriterionChange),
    answer: CriteriaList,
  },
  /** The board as a whole: rows are added, reworded, removed and put in order by it. */
  setBoard: {
    method: "PUT",
    path: "/api/bulk-file-uploads/:id/criteria",
    access: "user",
    ...ofUpload,
    body: BoardChange,
    answer: CriteriaList,
  },
  /** The newest first. Setting the rows of an earlier one again is how a change is undone. */
  listBoardVersions: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/board-versions",
    access: "user",
    scope: "read",
    ...ofUpload,
    answer: z.array(BoardVersion),
  },
  /** Of each of my openings the board of its newest screening, the newest first. */
  listBoards: { method: "GET", path: "/api/boards", access: "user", scope: "read", answer: z.array(SavedBoard) },
  checkBoard: {
    method: "POST",
    path: "/api/board-checks",
    access: "anyone",
    scope: "screen",
    body: z.object({ title: Vacancy.shape.title.check(z.maxLength(MAX_TITLE)), board: CriteriaFile }),
    answer: BoardCheck,
  },
  /** The body is the job description itself (PDF, Word or text), its name percent-encoded in `X-File-Name`. Nothing is kept. */
  previewVacancy: {
    method: "POST",
    path: "/api/vacancy-previews",
    access: "anyone",
    scope: "screen",
    answer: VacancyPreview,
  },
  /** With what each of them holds; those that had a CV last come first. */
  listOpeningSummaries: {
    method: "GET",
    path: "/api/jobs",
    when: { query: "view", is: "summary" },
    access: "user",
    scope: "read",
    query: z.object({ view: z.literal("summary") }),
    answer: z.array(OpeningSummary),
  },
  /** What is reported of each, counted over what is stored now. */
  listOpeningNumbers: {
    method: "GET",
    path: "/api/jobs",
    when: { query: "view", is: "numbers" },
    access: "user",
    scope: "read",
    query: z.object({ view: z.literal("numbers") }),
    answer: z.array(OpeningNumbers),
  },
  listOpenings: {
    method: "GET",
    path: "/api/jobs",
    access: "user",
    scope: "read",
    query: z.object({ status: z.optional(OpeningStatus) }),
    answer: z.array(Opening),
  },
  getOpeningPage: {
    method: "GET",
    path: "/api/jobs/:id",
    access: "user",
    scope: "read",
    ...ofOpening,
    answer: OpeningPage,
  },
  listRanking: {
    method: "GET",
    path: "/api/jobs/:id/ranking",
    access: "user",
    scope: "read",
    ...ofOpening,
    query: RankingQuery,
    answer: z.array(RankedCv),
  },
  /** From now on what was judged before is not new. */
  markOpeningSeen: {
    method: "POST",
    path: "/api/jobs/:id/seen",
    access: "user",
    ...ofOpening,
    answer: z.object({ seen_at: z.iso.datetime() }),
  },
  /** Who applied for other vacancies, as this one judges them: what has been judged so far, the best first. */
  listKnownPeople: {
    method: "GET",
    path: "/api/jobs/:id/known-people",
    access: "user",
    scope: "read",
    ...ofOpening,
    query: RankingQuery,
    answer: KnownPeople,
  },
  /** Has all of them judged whom the present board has not judged yet. */
  judgeKnownPeople: {
    method: "POST",
    path: "/api/jobs/:id/known-people",
    access: "user",
    ...ofOpening,
    answer: z.object({ queued: z.int() }),
  },
  /** From then on one of the vacancy's applicants, at no cost: nothing is read again. */
  addKnownPerson: {
    method: "POST",
    path: "/api/jobs/:id/applicants",
    access: "user",
    ...ofOpening,
    body: z.object({ candidateId: CandidateId }),
    answer: z.object({ candidate_id: CandidateId }),
  },
  getNameCheck: { method: "GET", path: "/api/jobs/:id/name-check", access: "user", ...ofOpening, answer: NameCheck },
  /** Has the vacancy's own CVs judged under other names, in the background. */
  checkNames: { method: "POST", path: "/api/jobs/:id/name-check", access: "user", ...ofOpening, answer: NameCheck },
  /** The file says who belongs to which group. It is read for this answer and kept nowhere. */
  compareSelection: {
    method: "POST",
    path: "/api/jobs/:id/selection-rates",
    access: "user",
    ...ofOpening,
    body: SelectionFile,
    answer: SelectionRates,
  },
  setConsideration: {
    method: "PUT",
    path: "/api/users/me/consideration",
    access: "user",
    body: Consideration,
    answer: Consideration,
  },
  getConsideration: { method: "GET", path: "/api/users/me/consideration", access: "user", answer: Consideration },
  changeOpening: {
    method: "PATCH",
    path: "/api/jobs/:id",
    access: "user",
    ...ofOpening,
    body: OpeningChange,
    answer: Opening,
  },
} as const satisfies Record<string, Route>;
