import { queryOptions, skipToken } from "@tanstack/react-query";
import type { CandidateId, UploadId } from "#shared/ids.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { call, fetcher } from "./api-client.ts";

/** The first word of every key; announcements invalidate by it. */
export const uploadKey = ["upload"] as const;
export const candidatesKey = ["candidates"] as const;
/** How far a screening is, with the names of files that failed. */
export const statusKey = ["analysis-status"] as const;
/** Whole rankings: a CV of one upload moves those of another. */
export const rankingKey = [...candidatesKey, "ranking"] as const;
/** Lists across uploads, and their figures. */
export const listKey = [...candidatesKey, "list"] as const;

export function latestUploadQuery() {
  return queryOptions({
    queryKey: [...uploadKey, "latest"],
    queryFn: async ({ signal }) => {
      const [latest] = await call("findUploads", { query: { latest: "true" } }, { signal });
      return latest ?? null;
    },
  });
}

export function candidateKey(id: CandidateId) {
  return [...candidatesKey, "one", id] as const;
}

export function candidateQuery(id: CandidateId) {
  return queryOptions({ queryKey: candidateKey(id), queryFn: fetcher("getCandidate", { params: { id } }) });
}

/** Without an id there is nothing to ask yet, and the query waits. */
export function uploadQuery(id: UploadId | undefined) {
  return queryOptions({
    queryKey: [...uploadKey, "by-id", id],
    queryFn: id ? fetcher("getUpload", { params: { id } }) : skipToken,
  });
}

/** Under the upload's key: whatever changes the criteria is announced as a change of their upload. */
export function criteriaQuery(id: UploadId | undefined) {
  return queryOptions({
    queryKey: [...uploadKey, "criteria", id],
    queryFn: id ? fetcher("listCriteria", { params: { id } }) : skipToken,
  });
}

/** The present version is part of the key: a list that was read before it is none. */
export function boardVersionsQuery(id: UploadId, present: number) {
  return queryOptions({
    queryKey: [...uploadKey, "board versions", id, present],
    queryFn: fetcher("listBoardVersions", { params: { id } }),
  });
}

export function boardsQuery() {
  return queryOptions({ queryKey: [...uploadKey, "boards"], queryFn: fetcher("listBoards", {}) });
}

/**
 * The status of the upload is part of the key: ranks and the shortlist come into being with its end, and rows read
 * before must not be taken for the result.
 */
export function candidatesQuery(upload: Pick<Upload, "id" | "status"> | null | undefined) {
  return queryOptions({
    queryKey: [...rankingKey, upload?.id, upload?.status],
    queryFn: upload
      ? fetcher("listCandidates", { query: { ranking_of: upload.id, order: "score.desc", limit: "500" } })
      : skipToken,
  });
}

/** Under the ranking's key: a decision, a new CV and another board all change it. */
export function agreementQuery(id: UploadId | undefined) {
  return queryOptions({
    queryKey: [...rankingKey, "agreement", id],
    queryFn: id ? fetcher("getAgreement", { params: { id } }) : skipToken,
  });
}

/** Under the ranking's key: a decision and a new CV both change it. */
export function secondLookQuery(id: UploadId | undefined) {
  return queryOptions({
    queryKey: [...rankingKey, "second look", id],
    queryFn: id ? fetcher("secondLook", { params: { id } }) : skipToken,
  });
}
