import type { ListAddress } from "#lib/list-address.ts";
import {
  CandidateFilter,
  type CandidateStats,
  NO_OPENING,
  RowOrder,
  type ScoreBand,
} from "#shared/candidate-filter.ts";
import { CandidateStatus } from "#shared/candidate.ts";
import { Choice } from "#ui/choice.tsx";
import { Select } from "#ui/select.tsx";

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

const STATUSES: Record<CandidateStatus, string> = {
  completed: "Screened",
  analyzing: "Analyzing",
  pending: "Not screened",
  error: "Error",
  locked: "Locked",
};

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
      <Choice
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
        value={filter.status ?? ""}
        options={[
          { value: "", label: "All statuses" },
          ...Object.entries(STATUSES).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(status) => onFilter({ status: CandidateStatus.safeParse(status).data })}
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
