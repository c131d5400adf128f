import * as z from "zod/mini";
import { fetchAsUser } from "#lib/api-client.ts";
import type { CandidateId } from "#shared/ids.ts";

const PATH = "/api/functions/export-zip-bundle";
const Bundle = z.object({ url: z.optional(z.string()), filename: z.optional(z.string()) });

/** The server writes the reports and says where they lie; the browser fetches them from there. */
export async function downloadBundle(candidateIds: readonly CandidateId[]) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetchAsUser(PATH, { method: "POST", headers, body: JSON.stringify({ candidateIds }) });
  const { url, filename } = Bundle.parse(await response.json());
  if (!url) throw new Error("No download URL received from server");
  const link = document.createElement("a");
  link.href = url;
  link.download = filename ?? `reports-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
}
