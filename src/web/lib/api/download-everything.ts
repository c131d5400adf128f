import { api } from "#shared/api.ts";
import { fetchAsUser } from "./api-client.ts";
import { saveFile } from "#lib/browser/save-file.ts";

/** A zip of the account, the screenings and every document. */
export async function downloadEverything() {
  const answer = await fetchAsUser(api.exportMe.path, { method: api.exportMe.method });
  saveFile(await answer.blob(), "evenhand-export.zip");
}
