import { nameSome, plural } from "#lib/format.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { type SentUpload, UploadFailure } from "./send-upload.ts";

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Closing the page loses what is being sent, so the browser asks the user first. */
export async function warnWhile<Result>(work: () => Promise<Result>): Promise<Result> {
  window.addEventListener("beforeunload", warnBeforeLeaving);
  try {
    return await work();
  } finally {
    window.removeEventListener("beforeunload", warnBeforeLeaving);
  }
}

export function notifyMissing() {
  notify.failed("Missing Files", "Please upload at least 1 CV and 1 job description.");
}

/** Something about the criteria has to be decided first. */
export function notifyObstacle(reason: string) {
  notify.failed("Not started yet", reason);
}

export function notifyUploadFailed(error: Error) {
  const fallback = "Failed to upload files. Please try again.";
  notify.failed("Upload Failed", error instanceof UploadFailure ? error.message : fallback);
}

export function notifyUploadSent({ leftOut }: SentUpload) {
  notify.done("Files Uploaded", "Starting CV analysis...");
  if (leftOut.length === 0) return;
  const names = leftOut.map(({ file_name }) => file_name);
  notify.failed(`${plural(leftOut.length, "CV")} could not be uploaded`, `Skipped: ${nameSome(names)}.`);
}
