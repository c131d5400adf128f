import { Download, Search } from "lucide-react";
import { plural } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import {
  asReportFilter,
  asReportOrder,
  REPORT_FILTERS,
  REPORT_ORDERS,
  type ReportFilter,
  type ReportOrder,
} from "./report-filter.ts";

interface ReportToolbarProps {
  filter: ReportFilter;
  onFilter: (filter: ReportFilter) => void;
  order: ReportOrder;
  onOrder: (order: ReportOrder) => void;
  onSearch: (text: string) => void;
  /** How many reports the search and the filter leave; undefined until that is known. */
  count: number | undefined;
  isDownloading: boolean;
  onDownload: () => void;
}

export function ReportToolbar(props: ReportToolbarProps) {
  const { filter, onFilter, order, onOrder, onSearch, count, isDownloading, onDownload } = props;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="relative min-w-0 flex-1 basis-64">
          <Search size={16} aria-hidden className="pointer-events-none absolute top-3 left-3 text-ink-2" />
          <input
            type="search"
            aria-label="Search reports"
            placeholder="Search by candidate or file name"
            onChange={(event) => onSearch(event.target.value)}
            className="h-10 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9 text-14 placeholder:text-ink-2"
          />
        </div>
        <Select
          label="Filter reports"
          className="grow basis-56 sm:grow-0"
          options={REPORT_FILTERS}
          value={filter}
          onChange={(value) => onFilter(asReportFilter(value))}
        />
        <Select
          label="Sort reports"
          className="grow sm:grow-0"
          options={REPORT_ORDERS}
          value={order}
          onChange={(value) => onOrder(asReportOrder(value))}
        />
        <Button disabled={isDownloading || !count} onClick={onDownload}>
          <Download size={16} aria-hidden />
          Download All
        </Button>
      </div>
      <output className="text-14 text-ink-2">{count === undefined ? "" : plural(count, "report")}</output>
    </div>
  );
}
