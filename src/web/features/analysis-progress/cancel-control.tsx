import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { plural } from "#lib/format.ts";
import type { UploadId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

/** With more than these left a slip of the hand would cost minutes. */
const ASKS_ABOVE = 10;

/** The pressed button has gone, and the harmless answer takes its place. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface CancelControlProps {
  uploadId: UploadId;
  /** How many CVs have not been screened yet; undefined before the first figures. */
  left: number | undefined;
  onCancelled: () => void;
}

export function CancelControl({ uploadId, left, onCancelled }: CancelControlProps) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => call("cancelScreening", { body: { bulkUploadId: uploadId } }),
    onSuccess: () => {
      notify.done("Analysis Cancelled", "What was measured stays on your dashboard. The other CVs cost nothing.");
      onCancelled();
    },
    onError: (failure) => notify.failed("Could not cancel", errorText(failure)),
  });
  const label = cancel.isPending ? "Cancelling…" : "Cancel";
  if (!isAsking)
    return (
      <Button
        className="ml-auto"
        disabled={cancel.isPending}
        onClick={() => (left === undefined || left > ASKS_ABOVE ? setAsking(true) : cancel.mutate())}
      >
        {label}
      </Button>
    );
  return (
    <fieldset aria-label="Cancel the analysis?" className="flex basis-full flex-wrap items-center gap-3">
      <p className="flex-1 basis-64 text-14">
        {left === undefined ? "The CVs" : plural(left, "CV")} {left === 1 ? "has" : "have"} not been screened. Cancel
        all the same?
      </p>
      <Button ref={takeFocus} disabled={cancel.isPending} onClick={() => setAsking(false)}>
        Go On
      </Button>
      <Button variant="danger" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
        {cancel.isPending ? "Cancelling…" : "Cancel Analysis"}
      </Button>
    </fieldset>
  );
}
