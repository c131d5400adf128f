import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { nameSome, plural } from "#lib/format.ts";
import type { Upload } from "#shared/upload.ts";
import { notify } from "#ui/toaster.tsx";
import { type Accepted, acceptCvs, acceptJobDescription, type Selection } from "./accept-files.ts";
import { newDraft, sendUpload, UploadFailure } from "./send-upload.ts";
import { DEFAULT_PREFERENCE } from "./shortlist-preference.ts";

function warnBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function tellLeftOut({ leftOut }: Accepted) {
  if (leftOut.length > 0) notify.done("Some files were left out", `${leftOut.join("; ")}.`);
}

/** The chosen files, the preference, and their way to the server. A failed try keeps everything, also its idempotency keys. */
export function useUpload(onStarted: (upload: Upload) => void) {
  const [selection, setSelection] = useState<Selection>({ cvs: [], jobDescription: undefined });
  const [preference, setPreference] = useState(DEFAULT_PREFERENCE);
  const [draft, setDraft] = useState(newDraft);
  const [percent, setPercent] = useState(0);

  function select(next: Selection) {
    setSelection(next);
    // Another selection is another upload: the old keys belong to the old one.
    setDraft(newDraft());
  }

  const sending = useMutation({
    mutationFn: async (jobDescription: File) => {
      setPercent(0);
      window.addEventListener("beforeunload", warnBeforeLeaving);
      try {
        return await sendUpload({ draft, cvs: selection.cvs, jobDescription, preference, onProgress: setPercent });
      } finally {
        window.removeEventListener("beforeunload", warnBeforeLeaving);
      }
    },
    onError: (error) => {
      const fallback = "Failed to upload files. Please try again.";
      notify.failed("Upload Failed", error instanceof UploadFailure ? error.message : fallback);
    },
    onSuccess: ({ skipped }) => {
      setDraft(newDraft());
      notify.done("Files Uploaded", "Starting CV analysis...");
      if (skipped.length > 0) {
        notify.failed(`${plural(skipped.length, "CV")} could not be uploaded`, `Skipped: ${nameSome(skipped)}.`);
      }
    },
  });

  return {
    selection,
    preference,
    setPreference,
    percent,
    isSending: sending.isPending,
    hasFailed: sending.isError,
    addCvs: (offered: readonly File[]) => {
      const accepted = acceptCvs(selection.cvs, offered);
      tellLeftOut(accepted);
      select({ ...selection, cvs: accepted.files });
    },
    setJobDescription: (offered: readonly File[]) => {
      const accepted = acceptJobDescription(offered);
      tellLeftOut(accepted);
      if (accepted.files[0]) select({ ...selection, jobDescription: accepted.files[0] });
    },
    removeCv: (file: File) => select({ ...selection, cvs: selection.cvs.filter((each) => each !== file) }),
    clearCvs: () => select({ ...selection, cvs: [] }),
    removeJobDescription: () => select({ ...selection, jobDescription: undefined }),
    start: () => {
      if (selection.cvs.length === 0 || !selection.jobDescription) {
        return notify.failed("Missing Files", "Please upload at least 1 CV and 1 job description.");
      }
      sending.mutate(selection.jobDescription, { onSuccess: ({ upload }) => onStarted(upload) });
    },
  };
}
