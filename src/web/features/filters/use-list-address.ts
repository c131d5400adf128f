import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { dropUnset, type ListAddress, readListAddress, writeListAddress } from "#lib/list-address.ts";
import { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import { notify } from "#ui/overlay/toaster.tsx";

const JOB_KEY = "evenhand:dashboard-job-role";
const GROUP_KEY = "evenhand:dashboard-group-by-job";

// Safari refuses more than 100 changes of the address in 10 seconds; a slider makes more.
const WRITE_AFTER_MS = 300;

export interface ListAddressState {
  address: ListAddress;
  change: (change: Partial<ListAddress>) => void;
  changeFilter: (change: CandidateFilter) => void;
  clearFilters: () => void;
}

/** What the list shows is known at once; the address follows, and leads where somebody goes back or follows a link. */
export function useListAddress(): ListAddressState {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [address, setAddress] = useState(() => withStoredChoices(readListAddress(new URLSearchParams(search))));
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState(search);
  const wanted = queryOf(address);

  if (seen !== search) {
    setSeen(search);
    // Our own writing may arrive when somebody has typed on.
    if (search !== written) setAddress(readListAddress(new URLSearchParams(search)));
  }

  useEffect(() => storeChoices(address), [address]);
  useEffect(() => {
    if (wanted === search) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The next page may still be loading while this one is shown: writing now would lead back.
      if (window.location.pathname !== pathname) return;
      setWritten(wanted);
      // What an earlier page handed on is still true.
      void navigate({ search: wanted, hash }, { replace: true, state });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted, search, hash, state, navigate]);

  return {
    address,
    change: (change) => setAddress((held) => ({ ...held, ...change })),
    changeFilter: (change) => setAddress((held) => ({ ...held, filter: dropUnset({ ...held.filter, ...change }) })),
    clearFilters: () => {
      setAddress((held) => ({ ...held, filter: {} }));
      notify.done("Filters Cleared", "Every candidate is shown again.");
    },
  };
}

function queryOf(address: ListAddress) {
  const search = writeListAddress(address).toString();
  return search && `?${search}`;
}

/** The job role and the grouping of the last visit stand in where the address says nothing of them. */
function withStoredChoices(address: ListAddress): ListAddress {
  const { job_id } = CandidateFilter.safeParse({ job_id: localStorage.getItem(JOB_KEY) ?? undefined }).data ?? {};
  const filter = address.filter.job_id === undefined && job_id ? { ...address.filter, job_id } : address.filter;
  return { ...address, filter, isGrouped: address.isGrouped || localStorage.getItem(GROUP_KEY) === "true" };
}

function storeChoices({ filter, isGrouped }: ListAddress) {
  keep(JOB_KEY, filter.job_id);
  keep(GROUP_KEY, isGrouped ? "true" : undefined);
}

function keep(key: string, value: string | undefined) {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
