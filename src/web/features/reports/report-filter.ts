import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";

export const REPORT_FILTERS = [
  { value: "all", label: "All reports" },
  { value: "shortlisted", label: "Shortlisted" },
  { value: "excellent", label: "Excellent (85 and up)" },
  { value: "good", label: "Good (70 to 84)" },
  { value: "fair", label: "Fair (below 70)" },
] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number]["value"];

export function asReportFilter(value: string): ReportFilter {
  return REPORT_FILTERS.find((each) => each.value === value)?.value ?? "all";
}

/** What the server is asked for. */
export function asCandidateFilter(filter: ReportFilter, search: string): CandidateFilter {
  const named = search.trim();
  return {
    ...(named !== "" && { named }),
    ...(filter === "shortlisted" && { is_shortlisted: "true" }),
    ...(filter !== "all" && filter !== "shortlisted" && { band: filter }),
  };
}
