import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useCommands } from "#lib/commands.ts";
import { plural, formatAverage } from "#lib/format.ts";
import { useDelayed } from "#lib/browser/use-delayed.ts";
import type { CandidateFilter, CandidateStats } from "#shared/candidates/candidate-filter.ts";
import { Button } from "#ui/button.tsx";
import { NothingScreened } from "#ui/nothing-screened.tsx";
import { PageMessage } from "#ui/page-message.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { useFailureNotice } from "#ui/overlay/use-failure-notice.ts";
import { asCandidateFilter, type ReportFilter, type ReportOrder } from "./report-filter.ts";
import { ReportGrid } from "./report-grid.tsx";
import { downloadReports, reportsQuery, reportStatsQuery } from "./report-queries.ts";
import { ReportToolbar } from "./report-toolbar.tsx";

const SEARCH_DELAY_MS = 200;
const LOAD_FAILED = "There was an error loading your reports. Please try again.";

export function AllReports() {
  const [chosen, setChosen] = useState<ReportFilter>("all");
  const [order, setOrder] = useState<ReportOrder>("created_at.desc");
  const [search, setSearch] = useState("");
  const find = useDelayed({ kind: "debounce", ms: SEARCH_DELAY_MS }, setSearch);
  const filter = asCandidateFilter(chosen, search);
  const overall = useQuery(reportStatsQuery({}));
  const matching = useQuery(reportStatsQuery(filter));
  const download = useDownload(filter);
  useCommands([{ label: "Download All Reports Shown", keywords: "save text", run: () => download.mutate() }]);
  return (
    <div className="grid gap-6">
      <ReportFigures stats={overall.data} />
      <ReportToolbar
        filter={chosen}
        onFilter={setChosen}
        order={order}
        onOrder={setOrder}
        onSearch={find}
        count={matching.data?.total}
        isDownloading={download.isPending}
        onDownload={() => download.mutate()}
      />
      <Reports
        filter={filter}
        order={order}
        total={matching.data?.total ?? 0}
        hasAny={(overall.data?.total ?? 0) > 0}
      />
    </div>
  );
}

function useDownload(filter: CandidateFilter) {
  return useMutation({
    mutationFn: () => downloadReports(filter),
    onSuccess: (count) => notify.done("Reports Downloaded", `Downloaded ${plural(count, "report")} successfully.`),
    onError: () => notify.failed("Download Failed", "There was an error downloading the reports. Please try again."),
  });
}

interface ReportsProps {
  filter: CandidateFilter;
  order: ReportOrder;
  total: number;
  hasAny: boolean;
}

function Reports({ filter, order, total, hasAny }: ReportsProps) {
  const { data, isLoadingError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reportsQuery(filter, order),
  );
  useFailureNotice("Failed to Load Reports", isLoadingError && LOAD_FAILED);
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (isLoadingError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading reports..." className="min-h-60" />;
  const rows = data.pages.flat();
  if (rows.length > 0) return <ReportGrid rows={rows} total={Math.max(total, rows.length)} onEnd={readOn} />;
  if (hasAny || Object.keys(filter).length > 0) return <NothingFound />;
  return <NothingThere />;
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <PageMessage title="Failed to Load Reports" actions={<Button onClick={onRetry}>Try Again</Button>}>
      <p>{LOAD_FAILED}</p>
    </PageMessage>
  );
}

function NothingThere() {
  return (
    <NothingScreened title="No Reports Available">Start by screening candidates to generate reports.</NothingScreened>
  );
}

function NothingFound() {
  return (
    <PageMessage title="No Reports Found">
      <p>Try adjusting your search criteria or filters.</p>
    </PageMessage>
  );
}

/** Of all reports, whatever is searched for. */
function ReportFigures({ stats }: { stats: CandidateStats | undefined }) {
  const figures = [
    ["Total Reports", stats?.total],
    ["Shortlisted", stats?.shortlisted],
    ["High Scores (85+)", stats?.high],
    ["Average Score", stats && formatAverage(stats.average)],
  ];
  return (
    <section aria-label="Statistics">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-y border-line py-4 sm:flex sm:gap-x-12">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-14 text-ink-2">{term}</dt>
            <dd className="text-22 font-semibold tabular-nums">{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
