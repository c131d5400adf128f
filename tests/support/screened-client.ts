import type { SampleFile, TestClient } from "./test-client.ts";

/** From the first byte to the last score. */
export async function screened(client: TestClient, vacancy: SampleFile, cvs: SampleFile[]) {
  const upload = await client.upload(vacancy, cvs);
  await client.start(upload.id);
  await client.untilDone(upload.id);
  return upload;
}
