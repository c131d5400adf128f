import { ApiError } from "#lib/api/api-error.ts";
import { errorText } from "#lib/api/error-text.ts";
import { nameSome, plural } from "#lib/format.ts";
import type { ImportedFile } from "#shared/screening/bulk-import.ts";
import { notify } from "#ui/overlay/toaster.tsx";

function describe({ file, status, reason, same_as }: ImportedFile): string {
  if (status === "known") return `${file} (screened for this opening before)`;
  if (same_as !== undefined) return `${file} (the same file as ${same_as})`;
  return reason === undefined ? file : `${file} (${errorText(new ApiError(reason))})`;
}

export function notifyLeftOut(results: readonly ImportedFile[]) {
  const leftOut = results.filter(({ status }) => status !== "uploaded");
  if (leftOut.length === 0) return;
  notify.done(`${plural(leftOut.length, "file")} left out`, `${nameSome(leftOut.map(describe))}.`);
}

/** Undefined where nothing was sent. */
export function explainNothingImported(results: readonly ImportedFile[]): string | undefined {
  return results.length === 0 ? undefined : `No file could be taken: ${nameSome(results.map(describe))}.`;
}
