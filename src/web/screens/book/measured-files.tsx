import { useQuery } from "@tanstack/react-query";
import { analysisStatusQuery } from "#features/analysis-progress/analysis-status-query.ts";
import { FailedFiles } from "#features/analysis-progress/failed-files.tsx";
import { plural } from "#lib/format.ts";
import type { UploadId } from "#shared/ids.ts";

/** How many CVs have a score, and those that could be tried again. */
export function MeasuredFiles({ uploadId }: { uploadId: UploadId }) {
  const { data: status } = useQuery(analysisStatusQuery(uploadId));
  if (!status) return null;
  return (
    <div className="grid gap-3">
      <p className="text-14 font-semibold">
        {status.scores.length} of {plural(status.total, "CV")} measured
      </p>
      <FailedFiles uploadId={uploadId} failed={status.failed} />
    </div>
  );
}
