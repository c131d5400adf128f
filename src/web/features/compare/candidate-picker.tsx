import { useQuery } from "@tanstack/react-query";
import { listKey } from "#lib/api/screening-queries.ts";
import { MAX_COMPARED } from "#lib/compare-address.ts";
import type { CandidateId, OpeningId } from "#shared/ids.ts";
import { Select } from "#ui/form/select.tsx";
import { apiQuery } from "#lib/api/api-query.ts";

const OFFERED = 100;

interface CandidatePickerProps {
  /** Of this opening; of all where nobody has been chosen yet. */
  jobId: OpeningId | undefined;
  chosen: readonly CandidateId[];
  onPick: (id: CandidateId) => void;
}

/** Adds one of the same vacancy, the best first. */
export function CandidatePicker({ jobId, chosen, onPick }: CandidatePickerProps) {
  const { data: rows = [] } = useQuery(offeredQuery(jobId));
  const offered = rows.filter(({ id }) => !chosen.includes(id));
  if (chosen.length >= MAX_COMPARED || offered.length === 0) return null;
  return (
    <Select
      label="Add a candidate"
      className="w-64 max-w-full print:hidden"
      value=""
      options={[
        { value: "", label: "Add a candidate…" },
        ...offered.map(({ id, name, matchScore, jobTitle }) => ({
          value: id,
          label: [name, matchScore, ...(jobId === undefined ? [jobTitle] : [])].join(" · "),
        })),
      ]}
      onChange={(value) => {
        const picked = offered.find(({ id }) => id === value);
        if (picked) onPick(picked.id);
      }}
    />
  );
}

function offeredQuery(jobId: OpeningId | undefined) {
  const query = { view: "row", status: "completed", order: "score.desc", limit: OFFERED } as const;
  return apiQuery([...listKey, "compare", jobId ?? null], "listCandidateRows", {
    query: { ...query, ...(jobId && { job_id: jobId }) },
  });
}
