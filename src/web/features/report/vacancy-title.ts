import { useQuery } from "@tanstack/react-query";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";
import { UNTITLED_OPENING } from "#shared/vacancies/opening.ts";
import { apiQuery } from "#lib/api/api-query.ts";

const openingsQuery = () => apiQuery(["openings", "all"], "listOpenings", { query: {} });

/** What the job description calls it; where it names no role, the opening that was named after the file. */
export function useVacancyTitle({ job_id }: Candidate, vacancy: CriteriaList | undefined): string {
  const named = vacancy?.title?.trim();
  const openings = useQuery({ ...openingsQuery(), enabled: job_id !== null && vacancy !== undefined && !named });
  return named || (openings.data?.find(({ id }) => id === job_id)?.title ?? UNTITLED_OPENING);
}
