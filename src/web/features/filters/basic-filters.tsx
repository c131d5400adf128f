import type { ListAddress } from "#lib/list-address.ts";
import {
  CandidateFilter,
  type CandidateStats,
  NO_OPENING,
  RowOrder,
  type ScoreBand,
  UNDECIDED,
} from "#shared/candidates/candidate-filter.ts";
import { Decision, DECISION_WORDS } from "#shared/candidates/decision.ts";
import type { DisplayStatus } from "#shared/candidates/display-status.ts";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { Select } from "#ui/form/select.tsx";

interface BasicFiltersProps {
  address: ListAddress;
  openings: CandidateStats["jobs"];
  onChange: (change: Partial<ListAddress>) => void;
  onFilter: (filter: CandidateFilter) => void;
}

const BANDS: { value: ScoreBand | "all"; label: string }[] = [
  { value: "all", label: "All" },
  { value: "excellent", label: "85+" },
  { value: "good", label: "70–84" },
  { value: "fair", label: "Under 70" },
];

type StatusFilter = Pick<CandidateFilter, "status" | "is_shortlisted">;

/** The statuses that rows show, each with what leaves exactly its rows. */
const STATUSES: Record<Exclude<DisplayStatus, "Interviewed">, StatusFilter> = {
  Shortlisted: { is_shortlisted: "true" },
  New: { status: "completed", is_shortlisted: "false" },
  "Not screened": { status: "pending", is_shortlisted: "false" },
  Analyzing: { status: "analyzing" },
  Error: { status: "error" },
  Locked: { status: "locked" },
};
const ANY_STATUS: StatusFilter = { status: undefined, is_shortlisted: undefined };

const DECISIONS = [
  { value: "", label: "All decisions" },
  { value: UNDECIDED, label: "Undecided" },
  ...Decision.options.map((value) => ({ value, label: DECISION_WORDS[value] })),
];

const ORDERS: Record<Exclude<RowOrder, "relevance">, string> = {
  "created_at.desc": "Newest first",
  "score.desc": "Best score first",
  "name.asc": "Name A–Z",
};

/** What everybody may choose by. */
export function BasicFilters({ address, openings, onChange, onFilter }: BasicFiltersProps) {
  const { filter, order } = address;
  const isSearching = filter.q !== undefined;
  const roles = openings.map(({ id, title }) => ({ value: id ?? NO_OPENING, label: title }));
  const byDefault = isSearching ? "Best hits first" : ORDERS["created_at.desc"];
  const orders = Object.entries(ORDERS).map(([value, label]) => ({ value, label }));
  return (
    <>
      <SegmentedControl
        label="Score band"
        options={BANDS}
        value={filter.band ?? "all"}
        onChange={(band) => onFilter({ band: band === "all" ? undefined : band })}
      />
      <Select
        label="Job role"
        className="w-44"
        value={filter.job_id ?? ""}
        options={[{ value: "", label: "All job roles" }, ...roles]}
        onChange={(job_id) => onFilter({ job_id: CandidateFilter.safeParse({ job_id }).data?.job_id })}
      />
      <Select
        label="Status"
        className="w-36"
        value={statusOf(filter)}
        options={[
          { value: "", label: "All statuses" },
          ...Object.keys(STATUSES).map((value) => ({ value, label: value })),
        ]}
        onChange={(name) => onFilter({ ...ANY_STATUS, ...Object.entries(STATUSES).find(([one]) => one === name)?.[1] })}
      />
      <Select
        label="Decision"
        className="w-36"
        value={filter.decision ?? ""}
        options={DECISIONS}
        onChange={(decision) => onFilter({ decision: CandidateFilter.safeParse({ decision }).data?.decision })}
      />
      <Select
        label="Sort by"
        className="w-40"
        value={order === "relevance" ? "" : (order ?? "")}
        options={[
          { value: "", label: byDefault },
          ...orders.filter(({ value }) => isSearching || value !== "created_at.desc"),
        ]}
        onChange={(value) => onChange({ order: RowOrder.safeParse(value).data })}
      />
    </>
  );
}

/** Empty where the address asks for something that no row shows. */
function statusOf({ status, is_shortlisted }: CandidateFilter): string {
  const isIt = ([, one]: [string, StatusFilter]) => one.status === status && one.is_shortlisted === is_shortlisted;
  return Object.entries(STATUSES).find(isIt)?.[0] ?? "";
}
