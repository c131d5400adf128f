import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** Scores of two engines do not compare. Nobody loses one: each stands until the new one is there. */
export function JudgedEarlierNotice({ uploadId, count }: { uploadId: UploadId; count: number }) {
  const judging = useMutation({ mutationFn: () => call("judgeAgain", { body: { bulkUploadId: uploadId } }) });
  if (count === 0) return null;
  const press = (
    <Button onClick={() => judging.mutate()} disabled={judging.isPending}>
      Judge Again
    </Button>
  );
  const cvs = plural(count, "CV");
  if (judging.isSuccess)
    return (
      <Notice title={`Judging again: ${cvs} to go`} tone="low">
        <p>Each score stands until the new one is there, and the ranking follows. You can leave this page.</p>
      </Notice>
    );
  return (
    <Notice title={`${cvs} ${count === 1 ? "was" : "were"} judged by an earlier version`} tone="low" action={press}>
      <p>
        {judging.isError
          ? errorText(judging.error)
          : "Scores of two versions do not compare. Judging again reads the stored files and takes nothing from your plan."}
      </p>
    </Notice>
  );
}
