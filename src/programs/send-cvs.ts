import { createHash } from "node:crypto";
import type { OpeningId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { type BulkImport, type ImportedFile, REPLAYED_HEADER } from "#shared/screening/bulk-import.ts";
import type { ApiCaller } from "./api-caller.ts";

export interface CvToSend {
  name: string;
  bytes: Uint8Array;
}

/** As many as one screening takes. */
export const CVS_AT_ONCE = MAX_CVS;

/**
 * More CVs for a vacancy, as one delivery. The key is made from what is sent: a call that broke off is taken up where it was when it is
 * repeated, and one that succeeded is answered as before. Among other files the server knows the same bytes again.
 */
export async function sendCvs(
  caller: ApiCaller,
  vacancyId: OpeningId,
  cvs: readonly CvToSend[],
  onSent: (bytes: number) => void = () => undefined,
): Promise<BulkImport> {
  const form = new FormData();
  form.set("job_id", vacancyId);
  const names = shortNames(cvs);
  for (const [index, { bytes }] of cvs.entries())
    form.append(`file_${index}`, new File([new Uint8Array(bytes)], names[index] ?? ""));
  const encoded = new Response(form);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onSent(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const init: RequestInit = {
    headers: { "content-type": encoded.headers.get("content-type") ?? "", "idempotency-key": keyOf(vacancyId, cvs) },
    body: encoded.body?.pipeThrough(counted) ?? null,
    duplex: "half",
  };
  let isRepeated = false;
  const answer = await caller.call("bulkResumeImport", {}, init, (headers) => {
    isRepeated = headers.has(REPLAYED_HEADER);
  });
  return isRepeated ? { ...answer, results: answer.results.map(asKnown) } : answer;
}

/** Without their folders, where that tells them apart: the server speaks of a file by its name. */
function shortNames(cvs: readonly CvToSend[]) {
  const short = cvs.map(({ name }) => name.split("/").at(-1) ?? name);
  const isAlone = new Map([...Map.groupBy(short, (name) => name)].map(([name, same]) => [name, same.length === 1]));
  return short.map((name, index) => (isAlone.get(name) ? name : (cvs[index]?.name ?? name).replaceAll("/", " - ")));
}

/** What was taken the first time is known by now. */
function asKnown(result: ImportedFile): ImportedFile {
  return result.status === "uploaded" ? { file: result.file, status: "known" } : result;
}

function keyOf(vacancyId: OpeningId, cvs: readonly CvToSend[]) {
  const hashes = cvs.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
  return createHash("sha256")
    .update([vacancyId, ...hashes].join("\n"))
    .digest("hex");
}
