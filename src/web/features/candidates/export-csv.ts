import { fetchAsUser } from "#lib/api/api-client.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { api } from "#shared/api.ts";
import type { CandidateExport } from "#shared/candidates/candidate-filter.ts";

/** Answers how many candidates are in it. */
export async function downloadCsv(wanted: CandidateExport): Promise<number> {
  const { method, path } = api.exportCandidates;
  const headers = { "Content-Type": "application/json" };
  const response = await fetchAsUser(path, { method, headers, body: JSON.stringify(wanted) });
  const file = await response.blob();
  const rows = countRows(await file.text());
  if (rows > 0) saveFile(file, `candidates-${new Date().toISOString().slice(0, 10)}.csv`);
  return rows;
}

/** Without the header. A line inside quotation marks is part of a cell. */
export function countRows(csv: string): number {
  const lines = csv.replaceAll(/"[^"]*"/g, "").match(/\r\n/g)?.length ?? 0;
  return Math.max(0, lines - 1);
}
