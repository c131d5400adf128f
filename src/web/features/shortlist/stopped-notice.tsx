import { Link } from "react-router";
import { plural } from "#lib/format.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** A ranking of some of the CVs must not be taken for one of all. */
export function StoppedNotice({ candidates, upload }: { candidates: readonly Candidate[]; upload: Upload }) {
  const total = upload.total_cvs;
  const own = candidates.filter(({ bulk_upload_id }) => bulk_upload_id === upload.id);
  const measured = own.filter(({ status }) => status === "completed").length;
  return (
    <Notice
      title="This screening was stopped"
      tone="low"
      action={
        <Button asChild>
          <Link to="/demo">Screen the Others</Link>
        </Button>
      }
    >
      <p>
        {measured} of {plural(total, "CV")} {measured === 1 ? "was" : "were"} measured and ranked. The others cost
        nothing. CVs that were measured are not charged again when you choose them again.
      </p>
    </Notice>
  );
}
