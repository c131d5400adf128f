import { BulkImport } from "#shared/screening/bulk-import.ts";
import type { SampleFile, TestClient } from "./test-client.ts";

/** From the first byte to the last score. */
export async function screened(client: TestClient, vacancy: SampleFile, cvs: SampleFile[]) {
  const upload = await client.upload(vacancy, cvs);
  await client.start(upload.id);
  await client.untilDone(upload.id);
  return upload;
}

/** More CVs for an opening, or for the one screened last, from the first byte to the last score. */
export async function importCvs(client: TestClient, cvs: SampleFile[], openingId = "") {
  const form = new FormData();
  form.set("job_id", openingId);
  for (const [index, { fileName, bytes }] of cvs.entries())
    form.append(`file_${index}`, new File([bytes.slice()], fileName));
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await client.send("/api/functions/bulk-resume-import", { method: "POST", body: form, headers });
  const imported = BulkImport.parse(await answer.json());
  if (imported.upload_id !== null) await client.untilDone(imported.upload_id);
  return imported;
}
