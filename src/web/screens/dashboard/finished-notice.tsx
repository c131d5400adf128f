import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import * as z from "zod/mini";
import { analysisStatusQuery } from "#features/analysis-progress/analysis-status-query.ts";
import { FailedFiles } from "#features/analysis-progress/failed-files.tsx";
import { describeEnd } from "#features/analysis-progress/describe-end.ts";
import { UploadSpending } from "#features/model-use/upload-spending.tsx";
import { plural } from "#lib/format.ts";
import { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** What a screening that has just ended hands on to the dashboard. */
const FinishedState = z.object({ finishedUploadId: UploadId });
export type FinishedState = z.infer<typeof FinishedState>;

/** The screening that has just ended, while its notice stands. */
export function useFinishedUpload(): UploadId | undefined {
  return FinishedState.safeParse(useLocation().state).data?.finishedUploadId;
}

/** Files that failed can be tried again from here until the person leaves. */
export function FinishedNotice({ uploadId }: { uploadId: UploadId }) {
  const { data: status } = useQuery(analysisStatusQuery(uploadId));
  // The form that was left may have been scrolled.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  if (!status) return null;
  const { title, words } = describeEnd(status);
  return (
    <div className="mb-4 grid gap-px">
      <Notice
        title={title}
        action={
          <Button asChild variant="primary">
            <Link to={`/shortlist?bulk_upload_id=${uploadId}`}>View Shortlist</Link>
          </Button>
        }
      >
        <p>{words}</p>
        {status.percent === 100 && <StillReading count={status.total - status.current} />}
        {status.known.length > 0 && (
          <p>
            {plural(status.known.length, "CV")} known from an earlier screening of this vacancy: listed once, at no
            cost.
          </p>
        )}
        <UploadSpending uploadId={uploadId} />
      </Notice>
      <FailedFiles uploadId={uploadId} failed={status.failed} />
    </div>
  );
}

/** A shortlist does not wait for scans that take long. */
function StillReading({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p>
      {plural(count, "CV")} with scanned pages {count === 1 ? "is" : "are"} still being read; the ranking is made anew
      when that is done.
    </p>
  );
}
