import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import type { UploadId } from "#shared/ids.ts";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";
import { analysisStatusQuery } from "./analysis-status-query.ts";

export function FailedFiles({ uploadId, failed }: { uploadId: UploadId; failed: AnalysisStatus["failed"] }) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const shown = failed.filter(({ filename }) => !skipped.includes(filename));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Files that could not be analysed" className="grid max-h-48 gap-px overflow-y-auto">
      {shown.map(({ filename, reason }) => (
        <FailedFile
          key={filename}
          uploadId={uploadId}
          filename={filename}
          reason={reason}
          onSkipped={() => setSkipped([...skipped, filename])}
        />
      ))}
    </ul>
  );
}

interface FailedFileProps {
  uploadId: UploadId;
  filename: string;
  reason: string;
  onSkipped: () => void;
}

function FailedFile({ uploadId, filename, reason, onSkipped }: FailedFileProps) {
  const queries = useQueryClient();
  const { queryKey } = analysisStatusQuery(uploadId);
  const body = { bulkUploadId: uploadId, filename };
  const retry = useMutation({
    mutationFn: () => call("restartFile", { body }),
    // The old figure belongs to the run that failed: back to 0 until the new one reports.
    onSuccess: () => queries.resetQueries({ queryKey }),
    onError: (error) => notify.failed("Failed to restart analysis", `Failed to retry: ${errorText(error)}`),
  });
  const skip = useMutation({
    mutationFn: () => call("skipFile", { body }),
    onSuccess: async () => {
      onSkipped();
      await queries.invalidateQueries({ queryKey });
    },
    onError: (error) => notify.failed("Error", `Failed to skip file: ${errorText(error)}`),
  });
  const isBusy = retry.isPending || skip.isPending;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-danger bg-danger-soft px-3 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-14 font-medium break-words text-danger">Analysis failed for {filename}</p>
        <p className="text-12 text-ink-2">{reason}</p>
      </div>
      <div className="flex gap-2">
        <Button size="small" disabled={isBusy} onClick={() => retry.mutate()}>
          Retry
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => skip.mutate()}>
          Skip File
        </Button>
      </div>
    </li>
  );
}
