import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTimeout } from "#lib/browser/use-timeout.ts";
import { planKey } from "#lib/api/account-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { reasonOr, errorText } from "#lib/api/error-text.ts";
import { plural, nameSome } from "#lib/format.ts";
import { candidatesKey, uploadKey, uploadQuery } from "#lib/api/screening-queries.ts";
import type { BulkImport, ImportedFile } from "#shared/screening/bulk-import.ts";
import type { UploadId } from "#shared/ids.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { ApiError } from "#lib/api/api-error.ts";
import { importPercent } from "./import-curve.ts";

const LOOK_AGAIN_MS = 1000;
const END_AFTER_MS = 1000;
const FAILED = "Failed to import resumes. Please try again.";

interface Import {
  key: string;
  jobId: string;
  files: readonly File[];
}

function send({ key, jobId, files }: Import): Promise<BulkImport> {
  const form = new FormData();
  form.set("job_id", jobId);
  for (const [place, file] of files.entries()) form.set(`file_${place}`, file);
  return call("bulkResumeImport", { idempotencyKey: key }, { file: form });
}

/** From the choice of files to their results. `percent` is undefined while nothing is imported. */
export function useImport({ onTaken, onComplete }: { onTaken: () => void; onComplete: () => unknown }) {
  const [running, setRunning] = useState<UploadId>();
  const sending = useMutation({
    mutationFn: send,
    onMutate: ({ files }) => notify.done("Upload Started", `Sending ${plural(files.length, "file")}.`),
    onSuccess: ({ upload_id, results }) => {
      onTaken();
      if (upload_id === null) return notify.failed("Import Failed", explainNothingImported(results) ?? FAILED);
      notify.done("Files Uploaded", "AI analysis in progress");
      notifyLeftOut(results);
      return setRunning(upload_id);
    },
    onError: (error) => notify.failed("Import Failed", reasonOr(error, FAILED)),
  });
  const percent = useProgress(running, () => {
    setRunning(undefined);
    onComplete();
  });
  return { start: sending.mutate, isSending: sending.isPending, percent };
}

function useProgress(id: UploadId | undefined, onEnd: () => void) {
  const queries = useQueryClient();
  const { data: upload } = useQuery({ ...uploadQuery(id), refetchInterval: LOOK_AGAIN_MS });
  const status = upload?.status ?? "analyzing";
  const reason = upload?.error_message;
  const seconds = useSeconds(id);
  function end() {
    if (status === "completed") notify.done("Import Complete", "The new candidates are in your list.");
    else notify.failed("Import Failed", reason ?? FAILED);
    for (const queryKey of [candidatesKey, uploadKey, planKey]) void queries.invalidateQueries({ queryKey });
    onEnd();
  }
  useTimeout(end, END_AFTER_MS, id !== undefined && status !== "analyzing");
  return id && importPercent(seconds, status === "completed");
}

/** Since the id came. */
function useSeconds(id: UploadId | undefined) {
  const [counted, setCounted] = useState({ id, seconds: 0 });
  useEffect(() => {
    if (id === undefined) return undefined;
    const tick = () => setCounted((last) => ({ id, seconds: last.id === id ? last.seconds + 1 : 1 }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [id]);
  return counted.id === id ? counted.seconds : 0;
}

function describe({ file, status, reason, same_as }: ImportedFile): string {
  if (status === "known") return `${file} (screened for this opening before)`;
  if (same_as !== undefined) return `${file} (the same file as ${same_as})`;
  return reason === undefined ? file : `${file} (${errorText(new ApiError(reason))})`;
}

function notifyLeftOut(results: readonly ImportedFile[]) {
  const leftOut = results.filter(({ status }) => status !== "uploaded");
  if (leftOut.length === 0) return;
  notify.done(`${plural(leftOut.length, "file")} left out`, `${nameSome(leftOut.map(describe))}.`);
}

/** Undefined where nothing was sent. */
function explainNothingImported(results: readonly ImportedFile[]): string | undefined {
  return results.length === 0 ? undefined : `No file could be taken: ${nameSome(results.map(describe))}.`;
}
