import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { rankingKey } from "#lib/api/screening-queries.ts";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

/** It stays, with its reason, until somebody has put it away. */
export function FailedCard({ candidate }: { candidate: Candidate }) {
  const queries = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => call("changeCandidate", { params: { id: candidate.id }, body: { is_dismissed: true } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: rankingKey }),
    onError: (error) => notify.failed("Not dismissed", errorText(error)),
  });
  return (
    <article
      aria-label={candidate.file_name}
      className="grid gap-2 rounded-lg border border-danger bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-16 font-semibold break-words">{callCandidate(candidate)}</h2>
        <Badge tone="danger">{candidate.is_skipped ? "Skipped" : "Failed"}</Badge>
        <Button
          size="small"
          variant="quiet"
          className="ml-auto"
          aria-label={`Dismiss ${candidate.file_name}`}
          disabled={dismissal.isPending}
          onClick={() => dismissal.mutate()}
        >
          Dismiss
        </Button>
      </div>
      <h3 className="text-14 font-semibold text-danger">Resume Processing Failed</h3>
      <p className="max-w-prose text-14 text-ink-2">
        The content of this resume could not be read. The file may be a scanned image or a corrupted PDF. Please upload
        a text-based file.
      </p>
      {candidate.error_message && <p className="text-14 text-ink-2">Reason: {candidate.error_message}</p>}
    </article>
  );
}
