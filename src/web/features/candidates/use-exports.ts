import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { inShownOrder, listMatchingIds } from "#lib/api/candidate-list-queries.ts";
import { reasonOr } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import type { CandidateFilter, RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateId } from "#shared/ids.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { call } from "#lib/api/api-client.ts";
import { downloadCsv } from "./export-csv.ts";
import type { RowSelection } from "./list/row-selection.ts";

export interface Marked {
  selection: RowSelection;
  filter: CandidateFilter;
  order: RowOrder | undefined;
}

/** Whom a selection means, by name, in the order of the list. */
export async function idsOf({ selection, filter, order }: Marked, client: QueryClient): Promise<CandidateId[]> {
  if (selection.kind === "some") return inShownOrder(client, selection.ids);
  const matching = await listMatchingIds(filter, order);
  return matching.filter((id) => !selection.ids.has(id));
}

export function useExports() {
  const client = useQueryClient();
  const csv = useMutation({
    mutationFn: async (marked: Marked) => {
      const { selection, filter, order } = marked;
      const isAll = selection.kind === "all-but" && selection.ids.size === 0;
      return downloadCsv(isAll ? { filter, order } : { ids: await idsOf(marked, client) });
    },
    onSuccess: (count) =>
      count === 0
        ? notifyNothingSelected()
        : notify.done("CSV Downloaded", `Exported ${plural(count, "candidate")} to CSV.`),
    onError: (error) =>
      notify.failed("Export Failed", reasonOr(error, "The candidates could not be exported. Please try again.")),
  });
  const bundle = useMutation({
    mutationFn: async (marked: Marked) => {
      const ids = await idsOf(marked, client);
      if (ids.length > 0) await downloadBundle(ids);
      return ids.length;
    },
    onSuccess: (count) =>
      count === 0
        ? notifyNothingSelected()
        : notify.done("Download Started", `The reports of ${plural(count, "candidate")}.`),
    onError: (error) =>
      notify.failed("Export Failed", reasonOr(error, "Failed to create report bundle. Please try again.")),
  });
  return { csv, bundle };
}

function notifyNothingSelected() {
  notify.done("No Candidates", "No candidates available to export.");
}

/** The server says where the reports lie; the browser fetches them from there, by a link that opens once, within some minutes. */
async function downloadBundle(candidateIds: readonly CandidateId[]) {
  const { url, filename } = await call("exportZipBundle", { body: { candidateIds: [...candidateIds] } });
  if (!url) throw new Error("No download URL received from server");
  const link = document.createElement("a");
  link.href = url;
  link.download = filename || `reports-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
}
