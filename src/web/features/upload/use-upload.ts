import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { trackChoice } from "#lib/analytics/analytics.ts";
import { hasCode } from "#lib/api/error-text.ts";
import { latestUploadQuery } from "#lib/api/screening-queries.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { newDraft, type SendUpload, sendUpload, type UploadDraft } from "./send-upload.ts";
import { markSending, unmarkSending, wasCutOff } from "./sending-mark.ts";
import { notifyMissing, notifyObstacle, notifyUploadFailed, notifyUploadSent, warnWhile } from "./notify-upload.ts";
import { leftAfter } from "./selection-store.ts";
import { useBoardChoice } from "./use-board-choice.ts";
import { type LimitSetting, useLimit } from "./use-limit.ts";
import { useSamples } from "./use-samples.ts";
import { useSelection } from "./use-selection.ts";
import { FIRST_LOOK } from "#shared/limits.ts";
import { DEFAULT_PREFERENCE } from "./shortlist-preference.ts";

const SENDING_KEY = ["send-upload"];

async function keepingThePage<Result>(work: () => Promise<Result>): Promise<Result> {
  markSending();
  try {
    return await warnWhile(work);
  } finally {
    unmarkSending();
  }
}

export interface UploadSetting extends LimitSetting {
  onStarted: (upload: Upload) => void;
}

type Files = Pick<SendUpload, "cvs" | "jobDescription" | "board">;

function fitDraft(draft: UploadDraft, cvCount: number): UploadDraft {
  const isFitting = draft.cvCount === undefined || draft.cvCount === cvCount;
  return Object.assign(isFitting ? draft : newDraft(), { cvCount });
}

/** The chosen files, the preference, and their way to the server. A failed try keeps everything, also its idempotency keys. */
export function useUpload({ onStarted, ...limits }: UploadSetting) {
  const queries = useQueryClient();
  const { firstLook, ...options } = useScreeningOptions();
  const [draft, setDraft] = useState(newDraft);
  const [percent, setPercent] = useState(0);
  const [isCutOff, setCutOff] = useState(wasCutOff);
  const { selection, select, ...choose } = useSelection(() => {
    // Another selection is another upload: the old keys belong to the old one.
    setDraft(newDraft());
    setCutOff(false);
    if (wasCutOff()) unmarkSending();
  });
  const { stops, explains, ...limit } = useLimit(limits, selection.cvs.length);

  const { getChoice, holdChoice } = useBoardChoice();

  const sending = useMutation({
    mutationKey: SENDING_KEY,
    mutationFn: (files: Files) => {
      setPercent(0);
      const fitting = fitDraft(draft, files.cvs.length);
      setDraft(fitting);
      const sent = { draft: fitting, ...files, preference: options.preference, firstLook };
      return keepingThePage(() => sendUpload({ ...sent, onProgress: setPercent }));
    },
    onError: async (error, { cvs }) => {
      // A user who has lost the session is asked to log in, which says enough.
      if (hasCode(error.cause, "not_signed_in") || (await explains(error, cvs.length))) return;
      notifyUploadFailed(error);
    },
    onSuccess: (sent, { cvs }) => {
      setDraft(newDraft());
      select(leftAfter(cvs));
      // Also where the form was left in the meantime: a user who comes back finds the analysis.
      queries.setQueryData(latestUploadQuery().queryKey, sent.upload);
      notifyUploadSent(sent);
    },
  });
  const running = useIsMutating({ mutationKey: SENDING_KEY });

  function send(cvs: readonly File[]) {
    // The second press of a double click can come before the button is drawn as busy.
    if (queries.isMutating({ mutationKey: SENDING_KEY }) > 0) return;
    trackChoice({ contentId: "Start AI Analysis", location: "demo" });
    const { jobDescription } = selection;
    if (cvs.length === 0 || !jobDescription) return notifyMissing();
    const { board, obstacle } = getChoice();
    if (obstacle !== undefined) return notifyObstacle(obstacle);
    if (stops(cvs.length)) return;
    sending.mutate({ cvs, jobDescription, board }, { onSuccess: ({ upload }) => onStarted(upload) });
  }

  return {
    ...choose,
    ...limit,
    ...useSamples(select),
    ...options,
    selection,
    holdChoice,
    percent,
    isCutOff,
    isSending: sending.isPending,
    /** Begun on an earlier visit to this page, which was left inside the product. */
    isSendingElsewhere: running > (sending.isPending ? 1 : 0),
    hasFailed: sending.isError,
    start: () => send(selection.cvs),
    startFirst: (count: number) => send(selection.cvs.slice(0, count)),
  };
}

export type CurrentUpload = ReturnType<typeof useUpload>;

/** What somebody asks for besides the files: how many to shortlist, and whether a few are looked at before the others. */
function useScreeningOptions() {
  const [preference, setPreference] = useState(DEFAULT_PREFERENCE);
  const [looksFirst, setLooksFirst] = useState(false);
  return {
    preference,
    setPreference,
    looksFirst,
    setLooksFirst,
    firstLook: looksFirst ? FIRST_LOOK.default : undefined,
  };
}
