import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText, hasCode } from "#lib/error-text.ts";
import { latestUploadQuery } from "#lib/screening-queries.ts";
import type { Upload } from "#shared/upload.ts";
import { notify } from "#ui/toaster.tsx";
import { loadSamples } from "./load-samples.ts";
import { newDraft, sendUpload } from "./send-upload.ts";
import { markSending, unmarkSending, wasCutOff } from "./sending-mark.ts";
import { DEFAULT_PREFERENCE } from "./shortlist-preference.ts";
import { tellUploadFailed, tellUploadSent, warnWhile } from "./tell-upload.ts";
import { useSelection } from "./use-selection.ts";

const SENDING_KEY = ["send-upload"];

async function keepingThePage<Result>(work: () => Promise<Result>): Promise<Result> {
  markSending();
  try {
    return await warnWhile(work);
  } finally {
    unmarkSending();
  }
}

function tellFailure(error: Error) {
  // Whoever has lost the session is asked to log in, which says enough.
  if (!hasCode(error.cause, "not_signed_in")) tellUploadFailed(error);
}

/** The chosen files, the preference, and their way to the server. A failed try keeps everything, also its idempotency keys. */
export function useUpload(onStarted: (upload: Upload) => void) {
  const queries = useQueryClient();
  const [preference, setPreference] = useState(DEFAULT_PREFERENCE);
  const [draft, setDraft] = useState(newDraft);
  const [percent, setPercent] = useState(0);
  const [isCutOff, setCutOff] = useState(wasCutOff);
  const { selection, select, ...choose } = useSelection(() => {
    // Another selection is another upload: the old keys belong to the old one.
    setDraft(newDraft());
    setCutOff(false);
    if (wasCutOff()) unmarkSending();
  });

  const sending = useMutation({
    mutationKey: SENDING_KEY,
    mutationFn: (jobDescription: File) => {
      setPercent(0);
      return keepingThePage(() =>
        sendUpload({ draft, cvs: selection.cvs, jobDescription, preference, onProgress: setPercent }),
      );
    },
    onError: tellFailure,
    onSuccess: (sent) => {
      setDraft(newDraft());
      // Also where the form was left in the meantime: whoever comes back finds the analysis.
      queries.setQueryData(latestUploadQuery().queryKey, sent.upload);
      tellUploadSent(sent);
    },
  });
  const samples = useMutation({
    mutationFn: loadSamples,
    onSuccess: select,
    onError: (error) => notify.failed("The samples could not be loaded", errorText(error)),
  });
  const running = useIsMutating({ mutationKey: SENDING_KEY });

  return {
    ...choose,
    selection,
    preference,
    setPreference,
    percent,
    isCutOff,
    isSending: sending.isPending,
    /** Begun on an earlier visit to this page, which was left inside the product. */
    isSendingElsewhere: running > (sending.isPending ? 1 : 0),
    hasFailed: sending.isError,
    isLoadingSamples: samples.isPending,
    trySamples: (onLoaded: () => void) => samples.mutate(undefined, { onSuccess: onLoaded }),
    start: () => {
      if (selection.cvs.length === 0 || !selection.jobDescription) {
        return notify.failed("Missing Files", "Please upload at least 1 CV and 1 job description.");
      }
      sending.mutate(selection.jobDescription, { onSuccess: ({ upload }) => onStarted(upload) });
    },
  };
}

export type UploadInHand = ReturnType<typeof useUpload>;
