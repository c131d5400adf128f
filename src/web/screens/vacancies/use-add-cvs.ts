import { useRef } from "react";
import { useImport } from "#features/import/use-import.ts";
import type { OpeningId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import { notify } from "#ui/overlay/toaster.tsx";

/** Files that come here are screened at once: the vacancy says by what. */
export function useAddCvs() {
  const { start, isSending } = useImport({ onTaken: () => undefined, onComplete: () => undefined });
  const sent = useRef({ files: "", key: "" });

  function take(jobId: OpeningId, files: File[]) {
    if (files.length === 0) return;
    if (files.length > MAX_CVS)
      return notify.failed("Too many files", `Please add at most ${MAX_CVS} CVs at a time; these are ${files.length}.`);
    // The same files again, after a failure, are the same import.
    const names = files.map(({ name, size, lastModified }) => `${jobId} ${name} ${size} ${lastModified}`).join("\n");
    if (sent.current.files !== names) sent.current = { files: names, key: crypto.randomUUID() };
    return start({ key: sent.current.key, jobId, files });
  }

  return { take, isSending };
}
