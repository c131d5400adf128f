import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TrialRefusal } from "#features/landing-upload/trial-flags.ts";
import type { TrialUpload } from "#features/landing-upload/trial-upload.ts";
import { type Accepted, acceptCvs, acceptJobDescription, type Selection } from "#features/upload/accept-files.ts";
import { newDraft, sendUpload, UploadFailure } from "#features/upload/send-upload.ts";
import { DEFAULT_PREFERENCE } from "#features/upload/shortlist-preference.ts";
import { hasCode } from "#lib/error-text.ts";
import { nameSome, plural } from "#lib/format.ts";
import { notify } from "#ui/toaster.tsx";
import type { FileOffer } from "./file-offer.ts";

interface TrialCallbacks {
  onStarted: (upload: TrialUpload) => void;
  onRefused: (reason: TrialRefusal) => void;
}

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function tellLeftOut({ leftOut }: Accepted) {
  if (leftOut.length > 0) notify.done("Some files were left out", `${leftOut.join("; ")}.`);
}

function tellFailure(error: Error, onRefused: TrialCallbacks["onRefused"]) {
  const fallback = "Failed to upload files. Please try again.";
  if (hasCode(error.cause, "trial_used")) return onRefused("trial_used");
  notify.failed("Upload Failed", error instanceof UploadFailure ? error.message : fallback);
  if (hasCode(error.cause, "too_many_requests")) onRefused("too_many_requests");
}

/**
 * The upload of a visitor. Unlike an account's it keeps its draft after the start: the trial is one upload, and whoever
 * cancels its analysis can only start that same one again.
 */
export function useTrialUpload({ onStarted, onRefused }: TrialCallbacks) {
  const [selection, setSelection] = useState<Selection>({ cvs: [], jobDescription: undefined });
  const [draft, setDraft] = useState(newDraft);
  const [percent, setPercent] = useState(0);

  function select(change: Partial<Selection>) {
    setSelection({ ...selection, ...change });
    setDraft(newDraft());
  }

  const sending = useMutation({
    mutationFn: async (jobDescription: File) => {
      setPercent(0);
      window.addEventListener("beforeunload", warnBeforeLeaving);
      try {
        const preference = DEFAULT_PREFERENCE;
        return await sendUpload({ draft, cvs: selection.cvs, jobDescription, preference, onProgress: setPercent });
      } finally {
        window.removeEventListener("beforeunload", warnBeforeLeaving);
      }
    },
    onError: (error) => tellFailure(error, onRefused),
    onSuccess: ({ upload, skipped }, jobDescription) => {
      notify.done("Files Uploaded", "Starting CV analysis...");
      if (skipped.length > 0) {
        notify.failed(`${plural(skipped.length, "CV")} could not be uploaded`, `Skipped: ${nameSome(skipped)}.`);
      }
      const cvs = selection.cvs.map(({ name }) => name).filter((name) => !skipped.includes(name));
      const uploadedFiles = { cvs, jobDescription: jobDescription.name };
      onStarted({ uploadId: upload.id, cvCount: cvs.length, uploadedFiles });
    },
  });

  function take(offer: FileOffer) {
    if (offer.kind === "unreadable") return notify.failed("Could not read what was dropped", offer.reason);
    const isCvs = offer.kind === "cvs";
    const accepted = isCvs ? acceptCvs(selection.cvs, offer.files) : acceptJobDescription(offer.files);
    tellLeftOut(accepted);
    if (isCvs) select({ cvs: accepted.files });
    else if (accepted.files[0]) select({ jobDescription: accepted.files[0] });
  }

  return {
    selection,
    percent,
    isSending: sending.isPending,
    hasFailed: sending.isError,
    take,
    removeCv: (file: File) => select({ cvs: selection.cvs.filter((each) => each !== file) }),
    clearCvs: () => select({ cvs: [] }),
    removeJobDescription: () => select({ jobDescription: undefined }),
    start: sending.mutate,
  };
}
