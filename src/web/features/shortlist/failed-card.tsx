import type { Candidate } from "#shared/candidates/candidate.ts";
import { Badge } from "#ui/badge.tsx";

export function FailedCard({ candidate }: { candidate: Candidate }) {
  return (
    <article
      aria-label={candidate.file_name}
      className="grid gap-2 rounded-lg border border-danger bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-16 font-semibold break-words">{candidate.candidate_name ?? candidate.file_name}</h2>
        <Badge tone="danger">Failed</Badge>
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
