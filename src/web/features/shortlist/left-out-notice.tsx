import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import { uploadKey } from "#lib/api/screening-queries.ts";
import type { Upload } from "#shared/screening/upload.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

/** Files that were chosen and never arrived, until somebody has read of them. */
export function LeftOutNotice({ upload: { id, left_out } }: { upload: Upload }) {
  const queries = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => call("changeUpload", { params: { id }, body: { left_out: [] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: uploadKey }),
    onError: (error) => notify.failed("Not dismissed", errorText(error)),
  });
  if (left_out.length === 0) return null;
  return (
    <Notice
      title={`${plural(left_out.length, "CV")} could not be uploaded`}
      tone="low"
      action={
        <Button disabled={dismissal.isPending} onClick={() => dismissal.mutate()}>
          Dismiss
        </Button>
      }
    >
      <p>Nobody has looked at the following files, and they cost nothing.</p>
      <ul>
        {left_out.map(({ file_name, reason }) => (
          <li key={file_name} className="break-words">
            <bdi>{file_name}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
