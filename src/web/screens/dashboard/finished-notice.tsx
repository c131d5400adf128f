import { Link, useLocation } from "react-router";
import * as z from "zod/mini";
import { UploadSpending } from "#features/model-use/upload-spending.tsx";
import { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** What a screening that has just ended hands on to the dashboard. */
const FinishedState = z.object({ finishedUploadId: UploadId });
export type FinishedState = z.infer<typeof FinishedState>;

export function FinishedNotice() {
  const finished = FinishedState.safeParse(useLocation().state);
  if (!finished.success) return null;
  return (
    <div className="mb-6">
      <Notice
        title="Your shortlist is ready"
        action={
          <Button asChild look="primary">
            <Link to={`/shortlist?bulk_upload_id=${finished.data.finishedUploadId}`}>View Shortlist</Link>
          </Button>
        }
      >
        <p>Every CV has been measured, and everybody is listed below.</p>
        <UploadSpending uploadId={finished.data.finishedUploadId} />
      </Notice>
    </div>
  );
}
