import { queryOptions, skipToken } from "@tanstack/react-query";
import type { CandidateId, UploadId } from "#shared/ids.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { call } from "./api-client.ts";
import { apiQuery } from "./api-query.ts";

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
  return apiQuery(candidateKey(id), "getCandidate", { params: { id } });
}

/** Without an id there is nothing to ask yet, and the query waits. */
export function uploadQuery(id: UploadId | undefined) {
  return apiQuery([...uploadKey, "by-id", id], "getUpload", id ? { params: { id } } : skipToken);
}

/** Under the upload's key: whatever changes the criteria is announced as a change of their upload. */
export function criteriaQuery(id: UploadId | undefined) {
  return apiQuery([...uploadKey, "criteria", id], "listCriteria", id ? { params: { id } } : skipToken);
}

/** The present version is part of the key: a list that was read before it is none. */
export function boardVersionsQuery(id: UploadId, present: number) {
  return apiQuery([...uploadKey, "board versions", id, present], "listBoardVersions", { params: { id } });
}

export function boardsQuery() {
  return apiQuery([...uploadKey, "boards"], "listBoards", {});
}

/**
 * The status of the upload is part of the key: ranks and the shortlist come into being with its end, and rows read
 * before must not be taken for the result.
 */
export function candidatesQuery(upload: Pick<Upload, "id" | "status"> | null | undefined) {
  return apiQuery(
    [...rankingKey, upload?.id, upload?.status],
    "listCandidates",
    upload ? { query: { ranking_of: upload.id, order: "score.desc", limit: "500" } } : skipToken,
  );
}

/** Under the ranking's key: a decision, a new CV and another board all change it. */
export function agreementQuery(id: UploadId | undefined) {
  return apiQuery([...rankingKey, "agreement", id], "getAgreement", id ? { params: { id } } : skipToken);
}

/** Under the ranking's key: a decision and a new CV both change it. */
export function secondLookQuery(id: UploadId | undefined) {
  return apiQuery([...rankingKey, "second look", id], "secondLook", id ? { params: { id } } : skipToken);
}
