import { useQuery } from "@tanstack/react-query";
import { modelEstimateQuery } from "#lib/api/model-usage-queries.ts";
import { formatSpending } from "#lib/spending-words.ts";
import type { UploadId } from "#shared/ids.ts";

/** After a screening. Nothing where no model was asked. */
export function UploadSpending({ uploadId }: { uploadId: UploadId }) {
  const { data } = useQuery(modelEstimateQuery(uploadId));
  if (!data || data.spent.calls === 0) return null;
  return <p className="text-14 text-ink-2">Spent on the language model: {formatSpending(data.spent)}</p>;
}
