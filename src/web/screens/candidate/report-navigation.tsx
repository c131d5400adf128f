import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { ReportPager } from "#features/report/report-pager.tsx";
import { planQuery } from "#lib/api/account-queries.ts";
import { rowsQuery, statsQuery } from "#lib/api/candidate-list-queries.ts";
import { dropUnset, openTo, readListAddress } from "#lib/list-address.ts";
import type { CandidateId } from "#shared/ids.ts";
import { isPro } from "#shared/billing/plan.ts";

/** Through the list that the report was opened from: the address carries its filter, or the list was read before. */
export function ReportNavigation({ id }: { id: CandidateId }) {
  const { search } = useLocation();
  const { data: plan } = useQuery(planQuery());
  const { filter: asked, order } = readListAddress(new URLSearchParams(search));
  const filter = dropUnset(openTo(plan !== undefined && isPro(plan.plan), asked));
  const rows = rowsQuery(filter, order);
  const isKnown = useQueryClient().getQueryData(rows.queryKey) !== undefined;
  const isWanted = plan !== undefined && (search !== "" || isKnown);
  const list = useInfiniteQuery({ ...rows, enabled: isWanted });
  const { data: stats } = useQuery({ ...statsQuery(filter), enabled: isWanted });
  const ids = list.data?.pages.flat().map((row) => row.id) ?? [];
  const at = ids.indexOf(id);
  const isAtEnd = at === ids.length - 1 || at === -1;
  const { hasNextPage, isFetching, fetchNextPage } = list;
  useEffect(() => {
    if (isWanted && isAtEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isWanted, isAtEnd, hasNextPage, isFetching, fetchNextPage]);
  if (!stats || at === -1) return null;
  return (
    <ReportPager previousId={ids[at - 1]} nextId={ids[at + 1]} position={at + 1} total={stats.total} search={search} />
  );
}
