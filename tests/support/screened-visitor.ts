import type { SampleFile, Visitor } from "#tests/support/visitor.ts";

/** From the first byte to the last score. */
export async function screened(visitor: Visitor, vacancy: SampleFile, cvs: SampleFile[]) {
  const upload = await visitor.upload(vacancy, cvs);
  await visitor.start(upload.id);
  await visitor.untilDone(upload.id);
  return upload;
}
