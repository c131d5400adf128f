import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { analysisStatusQuery } from "#features/analysis-progress/analysis-status-query.ts";
import { errorText } from "#lib/api/error-text.ts";
import { nameSome } from "#lib/format.ts";
import { useTimeout } from "#lib/browser/use-timeout.ts";
import { useSession } from "#lib/session/session.ts";
import { call } from "#lib/api/api-client.ts";
import type { UploadId } from "#shared/ids.ts";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { useFailureNotice } from "#ui/overlay/use-failure-notice.ts";
import type { LoadingState } from "./loading-state.ts";

const TO_SUCCESS_MS = 3000;
const TO_SHORTLIST_MS = 1000;

/** A visitor is told that a mail follows and led on; a signed-in user waits here for the shortlist. */
export function useBulkProcessing({ message, email, canMail, bulkUploadId }: LoadingState) {
  const navigate = useNavigate();
  const session = useSession().kind;
  const start = useQuery(startScreeningQuery(bulkUploadId));
  const { data: status } = useQuery({ ...analysisStatusQuery(bulkUploadId), enabled: start.isSuccess });
  const failure = failureOf(start.error, status);
  const isComplete = status !== undefined && status.percent >= 100 && !failure;
  const failedNames = isComplete ? nameSome(status.failed.map(({ filename }) => filename)) : "";

  useFailureNotice("Processing Error", failure);
  useFailureNotice("Analysis Error", failedNames !== "" && `Could not be read and skipped: ${failedNames}.`);

  // What is said depends on how far it is, so the first figure is waited for; that it ends meanwhile is no news.
  const isSentOff = status !== undefined && !failure && session !== "signed-in" && session !== "loading";
  useEffect(() => {
    if (!isSentOff) return undefined;
    const next = canMail ? `The results follow by e-mail once ${email} is confirmed.` : message;
    notify.done(isComplete ? "Analysis Complete" : "Analysis Started", next);
    const leave = () =>
      void navigate("/success", { replace: true, state: { message, email, canMail, isDone: isComplete } });
    const timer = setTimeout(leave, TO_SUCCESS_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSentOff, message, email, canMail, navigate]);

  const isReady = isComplete && session === "signed-in";
  const toShortlist = () => void navigate(`/shortlist?bulk_upload_id=${bulkUploadId}`, { replace: true });
  useTimeout(toShortlist, TO_SHORTLIST_MS, isReady);

  return {
    status,
    failure,
    isComplete,
    // An analysis that has failed stays so; a start that was not heard, or was cancelled, can be asked for again.
    retry: status?.error ? undefined : () => void start.refetch(),
  };
}

function failureOf(error: Error | null, status: AnalysisStatus | undefined): string | undefined {
  if (error) return errorText(error);
  if (status?.error) return status.error;
  return status?.status === "cancelled" ? "The analysis was cancelled." : undefined;
}

/** A start that is repeated changes nothing, so it may be asked for like a reading. */
function startScreeningQuery(bulkUploadId: UploadId) {
  return queryOptions({
    queryKey: ["start-screening", bulkUploadId],
    queryFn: () => call("startScreening", { body: { bulkUploadId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
