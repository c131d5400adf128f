import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { TrialRefusal } from "#features/landing-upload/trial-flags.ts";
import type { TrialUpload } from "#features/landing-upload/trial-upload.ts";
import { newDraft, sendUpload } from "#features/upload/send-upload.ts";
import { DEFAULT_PREFERENCE } from "#features/upload/shortlist-preference.ts";
import { notifyObstacle, notifyUploadFailed, notifyUploadSent, warnWhile } from "#features/upload/notify-upload.ts";
import { useBoardChoice } from "#features/upload/use-board-choice.ts";
import { useSelection } from "#features/upload/use-selection.ts";
import { hasCode } from "#lib/api/error-text.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import type { FileOffer } from "./file-offer.ts";

interface TrialCallbacks {
  onSending: (isSending: boolean) => void;
  onStarted: (upload: TrialUpload) => void;
  onRefused: (reason: TrialRefusal) => void;
}

function notifyFailure(error: Error, onRefused: TrialCallbacks["onRefused"]) {
  if (hasCode(error.cause, "trial_used")) return onRefused("trial_used");
  notifyUploadFailed(error);
  if (hasCode(error.cause, "too_many_requests")) onRefused("too_many_requests");
}

function notifyUnreadable(reason: string) {
  notify.failed("Could not read what was dropped", reason);
}

/**
 * The upload of a visitor. Unlike an account's it keeps its draft after the start: the trial is one upload, and a visitor who
 * cancels its analysis can only start that same one again.
 */
export function useTrialUpload({ onSending, onStarted, onRefused }: TrialCallbacks) {
  const [draft, setDraft] = useState(newDraft);
  const [percent, setPercent] = useState(0);
  const { selection, addCvs, setJobDescription, ...choose } = useSelection(() => setDraft(newDraft()));

  const { getChoice, holdChoice } = useBoardChoice();

  const sending = useMutation({
    mutationFn: (jobDescription: File) => {
      setPercent(0);
      const preference = DEFAULT_PREFERENCE;
      return warnWhile(() =>
        sendUpload({
          draft,
          cvs: selection.cvs,
          jobDescription,
          preference,
          board: getChoice().board,
          onProgress: setPercent,
        }),
      );
    },
    onMutate: () => onSending(true),
    onSettled: () => onSending(false),
    onError: (error) => notifyFailure(error, onRefused),
    onSuccess: (sent, jobDescription) => {
      notifyUploadSent(sent);
      const missing = new Set(sent.leftOut.map(({ file_name }) => file_name));
      const cvs = selection.cvs.map(({ name }) => name).filter((name) => !missing.has(name));
      const uploadedFiles = { cvs, jobDescription: jobDescription.name };
      onStarted({ uploadId: sent.upload.id, cvCount: cvs.length, uploadedFiles });
    },
  });

  function take(offer: FileOffer) {
    if (offer.kind === "unreadable") return notifyUnreadable(offer.reason);
    if (offer.kind === "jobDescription") return setJobDescription(offer.files);
    addCvs(offer.files).catch((error: unknown) =>
      notifyUnreadable(error instanceof Error ? error.message : "A file could not be opened."),
    );
  }

  return {
    ...choose,
    selection,
    percent,
    isSending: sending.isPending,
    hasFailed: sending.isError,
    take,
    holdChoice,
    start: (jobDescription: File) => {
      const { obstacle } = getChoice();
      if (obstacle !== undefined) return notifyObstacle(obstacle);
      sending.mutate(jobDescription);
    },
  };
}
