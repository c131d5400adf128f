import { call } from "#lib/api/api-client.ts";
import type { CandidateId } from "#shared/ids.ts";

/** The server says where the reports lie; the browser fetches them from there, by a link that opens once, within some minutes. */
export async function downloadBundle(candidateIds: readonly CandidateId[]) {
  const { url, filename } = await call("exportZipBundle", { body: { candidateIds: [...candidateIds] } });
  if (!url) throw new Error("No download URL received from server");
  const link = document.createElement("a");
  link.href = url;
  link.download = filename || `reports-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
}
