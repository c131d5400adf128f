import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useListAddress } from "#features/filters/use-list-address.ts";
import { planQuery } from "#lib/api/account-queries.ts";
import { statsQuery } from "#lib/api/candidate-list-queries.ts";
import { dropUnset, openTo, writeListAddress } from "#lib/list-address.ts";
import type { CandidateStats } from "#shared/candidates/candidate-filter.ts";
import { isPro } from "#shared/billing/plan.ts";

const NONE_YET: CandidateStats["jobs"] = [];

/** What the address asks for, as far as the plan allows it, and how many that leaves. */
export function useDashboardList() {
  const list = useListAddress();
  const { address } = list;
  const plan = useQuery(planQuery());
  const hasPro = plan.data !== undefined && isPro(plan.data.plan);
  const filter = useMemo(() => dropUnset(openTo(hasPro, address.filter)), [hasPro, address.filter]);
  const { band } = filter;
  // Without the band: the histogram shows what another band would leave.
  const narrowed = useQuery({ ...statsQuery({ ...filter, band: undefined }), enabled: !plan.isPending });
  const counted = useQuery({ ...statsQuery(filter), enabled: !plan.isPending && address.isGrouped });
  const count = narrowed.data && (band ? narrowed.data.bands[band] : narrowed.data.total);
  const search = writeListAddress({ ...address, filter }).toString();
  return {
    ...list,
    filter,
    hasPro,
    isPlanKnown: !plan.isPending,
    narrowed,
    count,
    openings: address.isGrouped ? (counted.data?.jobs ?? NONE_YET) : undefined,
    reportSearch: search && `?${search}`,
  };
}
