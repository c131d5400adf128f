import { changeOpening } from "#commands/vacancies/change-opening.ts";
import { asOwner } from "#db/client.ts";
import { listOpenings } from "#db/vacancies/opening-queries.ts";
import type { Handlers } from "#http/handler.ts";
import { changeCriteria } from "#commands/vacancies/change-criteria.ts";
import { readOpeningPage, readRanking } from "#commands/vacancies/read-opening-page.ts";
import { listOpeningSummaries, markSeen } from "#db/vacancies/opening-page-queries.ts";
import { listOpeningNumbers } from "#db/vacancies/opening-numbers-queries.ts";
import { addKnownPerson } from "#commands/vacancies/add-known-person.ts";
import { judgeKnownPeople, readKnownPeople } from "#commands/vacancies/judge-known-people.ts";
import { getConsideration, setConsideration } from "#db/vacancies/consideration-queries.ts";
import { checkNames, readNameCheck } from "#commands/vacancies/check-names.ts";
import { compareSelection } from "#commands/vacancies/compare-selection.ts";
import { checkRows, previewBoard } from "#commands/vacancies/preview-board.ts";
import { setBoard } from "#commands/vacancies/set-board.ts";
import { getCriteriaList, listBoards, listBoardVersions } from "#db/vacancies/board-queries.ts";
import { decodeName, receiveFile } from "#http/files/file-handlers.ts";

export const vacancyHandlers = {
  previewVacancy: ({ deps, request, user }) =>
    receiveFile(request, (bytes) => {
      const address = deps.addresses.of(request);
      const fileName = decodeName(request.req.header("x-file-name"), "job-description.pdf");
      return previewBoard(deps, { party: user?.userId ?? address, address, fileName, bytes });
    }),

  listCriteria: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => getCriteriaList(tx, user.userId, params.id)),

  changeCriteria: ({ deps, user, params, body }) => changeCriteria(deps, user.userId, params.id, body),

  checkBoard: ({ deps, request, body }) =>
    checkRows(deps, { title: body.title, rows: body.board, address: deps.addresses.of(request) }),

  setBoard: ({ deps, user, params, body }) => setBoard(deps, user.userId, params.id, body),

  listBoardVersions: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => listBoardVersions(tx, user.userId, params.id)),

  listBoards: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listBoards(tx, user.userId)),

  listOpenings: ({ deps, user, query }) =>
    asOwner(deps.db, user.userId, (tx) => listOpenings(tx, user.userId, query.status)),

  listOpeningSummaries: ({ deps, user }) =>
    asOwner(deps.db, user.userId, (tx) => listOpeningSummaries(tx, user.userId)),

  listOpeningNumbers: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listOpeningNumbers(tx, user.userId)),

  getOpeningPage: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => readOpeningPage(tx, user.userId, params.id)),

  listRanking: ({ deps, user, params, query }) =>
    asOwner(deps.db, user.userId, (tx) => readRanking(tx, user.userId, params.id, query)),

  markOpeningSeen: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => markSeen(tx, user.userId, params.id)),

  listKnownPeople: ({ deps, user, params, query }) =>
    asOwner(deps.db, user.userId, (tx) => readKnownPeople(tx, user.userId, params.id, query)),

  judgeKnownPeople: ({ deps, user, params }) => judgeKnownPeople(deps, user.userId, params.id),

  addKnownPerson: ({ deps, user, params, body }) => addKnownPerson(deps, user.userId, params.id, body.candidateId),

  getNameCheck: ({ deps, user, params }) =>
    asOwner(deps.db, user.userId, (tx) => readNameCheck(tx, user.userId, params.id)),

  checkNames: ({ deps, user, params }) => checkNames(deps, user.userId, params.id),

  compareSelection: ({ deps, user, params, body }) => compareSelection(deps, user.userId, params.id, body.csv),

  getConsideration: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => getConsideration(tx, user.userId)),

  setConsideration: ({ deps, user, body }) =>
    asOwner(deps.db, user.userId, (tx) => setConsideration(tx, user.userId, body)),

  changeOpening: ({ deps, user, params, body }) => changeOpening(deps, user.userId, params.id, body),
} satisfies Partial<Handlers>;
