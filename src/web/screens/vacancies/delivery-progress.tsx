import { useQuery } from "@tanstack/react-query";
import { analysisStatusQuery } from "#features/analysis-progress/analysis-status-query.ts";
import { FailedFiles } from "#features/analysis-progress/failed-files.tsx";
import { ProgressLine } from "#features/analysis-progress/progress-line.tsx";
import type { UploadId } from "#shared/ids.ts";

/** Of a delivery that is being read, or of which some files failed. */
export function DeliveryProgress({ uploadId }: { uploadId: UploadId }) {
  const { data: status } = useQuery(analysisStatusQuery(uploadId));
  if (!status) return null;
  const isRunning = status.status === "analyzing";
  return (
    <div className="grid gap-2">
      {isRunning && (
        <ProgressLine
          percent={status.percent}
          caption={status.filename ?? "Reading the new CVs"}
          count={`${status.current} of ${status.total}`}
        />
      )}
      <FailedFiles uploadId={uploadId} failed={status.failed} />
    </div>
  );
}
