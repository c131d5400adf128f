import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { CandidateId, OpeningId } from "#shared/ids.ts";
import type { RankedCv } from "#shared/vacancies/opening-page.ts";
import { call, fetcher } from "./api-client.ts";
import { listKey, rankingKey, uploadKey } from "./screening-queries.ts";
import { apiQuery } from "./api-query.ts";
import type { PagesQuery } from "./use-infinite-queries.ts";

const PAGE = 100;
const WAITING_POLL_MS = 1000;

/** Under the uploads' key: whatever happens to a vacancy happens with one of its deliveries. */
export function vacanciesQuery() {
  return apiQuery([...uploadKey, "vacancies"], "listOpeningSummaries", { query: { view: "summary" } });
}

/** The open ones by their names. Under the uploads' key: an opening comes into being with a screening. */
export function openingsQuery() {
  return apiQuery([...uploadKey, "openings"], "listOpenings", { query: { status: "active" } });
}

export function vacancyQuery(id: OpeningId) {
  return apiQuery([...uploadKey, "vacancy", id], "getOpeningPage", { params: { id } });
}

export function vacancyRankingQuery(id: OpeningId): PagesQuery<RankedCv[], QueryKey, number> {
  return {
    queryKey: [...rankingKey, "vacancy", id],
    queryFn: ({ pageParam, signal }) =>
      call("listRanking", { params: { id }, query: { offset: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
  };
}

/** While somebody is being judged it is asked for again and again; announcements gather for a second. */
export function knownPeopleQuery(id: OpeningId) {
  return queryOptions({
    queryKey: [...uploadKey, "known people", id],
    queryFn: ({ signal }) => call("listKnownPeople", { params: { id }, query: {} }, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? WAITING_POLL_MS : false),
  });
}

/** Under the uploads' key: joining and parting are announced as a change of the CV's upload. */
export function personCvsQuery(id: CandidateId) {
  return apiQuery([...uploadKey, "person", id], "listPersonCvs", { params: { id } });
}

const FOUND = 8;
const SHORTEST_SEARCH = 2;

/** Whose CV might be of the same person. */
export function personCandidatesQuery(q: string) {
  return queryOptions({
    queryKey: [...listKey, "person search", q],
    queryFn: fetcher("listCandidateRows", { query: { view: "row", q, limit: FOUND } }),
    enabled: q.length >= SHORTEST_SEARCH,
  });
}

/** While it runs it is asked for again and again, as people we know are. */
export function nameCheckQuery(id: OpeningId) {
  return queryOptions({
    queryKey: [...uploadKey, "name check", id],
    queryFn: ({ signal }) => call("getNameCheck", { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.running ? WAITING_POLL_MS : false),
  });
}

export function considerationQuery() {
  return apiQuery([...uploadKey, "consideration"], "getConsideration", {});
}

/** Of all vacancies at once. Under the ranking's key: a decision and a new CV both change them. */
export function numbersQuery() {
  return apiQuery([...rankingKey, "numbers"], "listOpeningNumbers", { query: { view: "numbers" } });
}
