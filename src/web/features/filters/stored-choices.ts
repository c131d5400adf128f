import { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import type { ListAddress } from "#lib/list-address.ts";

const JOB_KEY = "evenhand:dashboard-job-role";
const GROUP_KEY = "evenhand:dashboard-group-by-job";

/** The job role and the grouping of the last visit stand in where the address says nothing of them. */
export function withStoredChoices(address: ListAddress): ListAddress {
  const { job_id } = CandidateFilter.safeParse({ job_id: localStorage.getItem(JOB_KEY) ?? undefined }).data ?? {};
  const filter = address.filter.job_id === undefined && job_id ? { ...address.filter, job_id } : address.filter;
  return { ...address, filter, isGrouped: address.isGrouped || localStorage.getItem(GROUP_KEY) === "true" };
}

export function storeChoices({ filter, isGrouped }: ListAddress) {
  keep(JOB_KEY, filter.job_id);
  keep(GROUP_KEY, isGrouped ? "true" : undefined);
}

function keep(key: string, value: string | undefined) {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
