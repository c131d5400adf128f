import { useQueries } from "@tanstack/react-query";
import { hasCode } from "#lib/api/error-text.ts";
import { candidateQuery, criteriaQuery } from "#lib/api/screening-queries.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";

/** Those who were measured against one board. */
export interface VacancyGroup {
  vacancy: CriteriaList;
  candidates: Candidate[];
}

export type Comparison =
  | { kind: "loading" }
  | { kind: "failed"; error: unknown; retry: () => void }
  /** `groups`: one where all can be compared. `leftOut` were not measured, or are gone. */
  | { kind: "ready"; groups: VacancyGroup[]; leftOut: number };

export function useComparison(ids: readonly CandidateId[]): Comparison {
  const people = useQueries({ queries: ids.map((id) => candidateQuery(id)) });
  const candidates = people.flatMap(({ data }) => (data && data.score !== null ? [data] : []));
  const uploads = [...new Set(candidates.flatMap(({ bulk_upload_id: id }) => id ?? []))];
  const boards = useQueries({ queries: uploads.map((id) => criteriaQuery(id)) });
  const failed = [...people, ...boards].find(
    ({ isLoadingError, error }) => isLoadingError && !hasCode(error, "not_found"),
  );
  if (failed) return { kind: "failed", error: failed.error, retry: () => void failed.refetch() };
  if ([...people, ...boards].some(({ isPending, error }) => isPending && error === null)) return { kind: "loading" };
  const judged = uploads.flatMap((id, at) => {
    const vacancy = boards[at]?.data;
    return vacancy ? [{ vacancy, candidates: candidates.filter((one) => one.bulk_upload_id === id) }] : [];
  });
  const groups = [...Map.groupBy(judged, ({ vacancy }) => boardOf(vacancy)).values()].flatMap(
    (same): VacancyGroup[] => {
      const [first] = same;
      return first ? [{ vacancy: first.vacancy, candidates: same.flatMap((group) => group.candidates) }] : [];
    },
  );
  const compared = groups.reduce((sum, group) => sum + group.candidates.length, 0);
  return { kind: "ready", groups, leftOut: ids.length - compared };
}

/** Uploads that are ranked together have the same rows under the same keys. */
function boardOf({ criteria }: CriteriaList): string {
  return JSON.stringify(criteria.map(({ key, wording }) => [key, wording]));
}
