import { type CandidateFilter, UNDECIDED } from "#shared/candidates/candidate-filter.ts";

export const REPORT_FILTERS = [
  { value: "all", label: "All reports" },
  { value: "shortlisted", label: "Shortlisted" },
  { value: "excellent", label: "Excellent (85 and up)" },
  { value: "good", label: "Good (70 to 84)" },
  { value: "fair", label: "Below 70" },
  { value: "advance", label: "Advanced" },
  { value: "hold", label: "On hold" },
  { value: "decline", label: "Declined" },
  { value: "none", label: "Undecided" },
] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number]["value"];

export function asReportFilter(value: string): ReportFilter {
  return REPORT_FILTERS.find((each) => each.value === value)?.value ?? "all";
}

/** Those of one screening are equally new: among them the best are what is looked for. */
export const REPORT_ORDERS = [
  { value: "created_at.desc", label: "Newest first" },
  { value: "score.desc", label: "Best score first" },
] as const;
export type ReportOrder = (typeof REPORT_ORDERS)[number]["value"];

export function asReportOrder(value: string): ReportOrder {
  return REPORT_ORDERS.find((each) => each.value === value)?.value ?? "created_at.desc";
}

const FILTERS: Record<ReportFilter, CandidateFilter> = {
  all: {},
  shortlisted: { is_shortlisted: "true" },
  excellent: { band: "excellent" },
  good: { band: "good" },
  fair: { band: "fair" },
  advance: { decision: "advance" },
  hold: { decision: "hold" },
  decline: { decision: "decline" },
  none: { decision: UNDECIDED },
};

/** What the server is asked for. */
export function asCandidateFilter(filter: ReportFilter, search: string): CandidateFilter {
  const named = search.trim();
  return { ...(named !== "" && { named }), ...FILTERS[filter] };
}
