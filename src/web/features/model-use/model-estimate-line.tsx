import { useQuery } from "@tanstack/react-query";
import { modelUsageQuery } from "#lib/api/model-usage-queries.ts";
import { formatEstimate } from "#lib/spending-words.ts";

/** Before a screening is started. Nothing where the local engine judges alone. */
export function ModelEstimateLine({ cvs }: { cvs: number }) {
  const { data } = useQuery(modelUsageQuery());
  if (!data?.model || cvs === 0) return null;
  return <p className="max-w-prose text-14 break-words text-ink-2">{formatEstimate(data.model, cvs)}</p>;
}
